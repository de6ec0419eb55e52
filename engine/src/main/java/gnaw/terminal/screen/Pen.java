package gnaw.terminal.screen;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.Terminal;
import gnaw.terminal.style.Palette;
import java.io.IOException;

/** Writes to a terminal, and tells it nothing twice: neither where it writes nor in which colours. */
final class Pen {
    private static final int NOWHERE = -1;

    private final Terminal terminal;
    private Palette.Style style = Palette.Style.NONE;
    private TerminalSize size = TerminalSize.ZERO;
    private int x = NOWHERE;
    private int y = NOWHERE;

    Pen(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Begins anew on an empty screen of that size. */
    void clear(TerminalSize newSize) throws IOException {
        size = newSize;
        terminal.resetColorAndSGR();
        style = Palette.Style.NONE;
        terminal.clearScreen();
        x = NOWHERE;
    }

    /** Where and in which style it stopped writing; at the top left if it cannot know. */
    Passes.Pass asPass() {
        int cell = x == NOWHERE ? 0 : y * size.getColumns() + x;
        return new Passes.Pass(style, cell, cell);
    }

    /** Whether the terminal wipes the rest of a row in the ground of a style. */
    boolean wipes() {
        return terminal instanceof Tty tty && tty.wipes();
    }

    /** Makes the cell and all that follow in its row blank. */
    void wipeRest(Palette.Style wanted) throws IOException {
        if (terminal instanceof Tty tty) {
            adoptIfOther(wanted);
            tty.wipeRest();
        }
    }

    void moveTo(int column, int row) throws IOException {
        if (column != x || row != y) {
            terminal.setCursorPosition(column, row);
            x = column;
            y = row;
        }
    }

    /** Writes one cell. Terminals differ in where they are after the last one of a row. */
    void write(char character, Palette.Style wanted) throws IOException {
        adoptIfOther(wanted);
        terminal.putCharacter(character);
        x = x + 1 < size.getColumns() ? x + 1 : NOWHERE;
    }

    private void adoptIfOther(Palette.Style wanted) throws IOException {
        if (wanted != style && !wanted.equals(style)) {
            adopt(wanted);
        }
    }

    private void adopt(Palette.Style wanted) throws IOException {
        if (!wanted.marks().equals(style.marks())) {
            terminal.resetColorAndSGR();
            style = Palette.Style.NONE;
            for (SGR mark : wanted.marks()) {
                terminal.enableSGR(mark);
            }
        }
        boolean isOtherFore = !wanted.fore().equals(style.fore());
        boolean isOtherBack = !wanted.back().equals(style.back());
        if (isOtherFore && isOtherBack && terminal instanceof Tty tty) {
            tty.setColours(wanted.fore(), wanted.back());
        } else {
            adopt(wanted, isOtherFore, isOtherBack);
        }
        style = wanted;
    }

    private void adopt(Palette.Style wanted, boolean isOtherFore, boolean isOtherBack) throws IOException {
        if (isOtherFore) {
            terminal.setForegroundColor(wanted.fore());
        }
        if (isOtherBack) {
            terminal.setBackgroundColor(wanted.back());
        }
    }
}
