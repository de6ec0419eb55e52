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

    /** In how many words another style than the present one can be told. */
    int wordsFor(Palette.Style wanted) {
        boolean isMarkedAnew = !wanted.marks().equals(style.marks());
        int marks = isMarkedAnew ? 1 + wanted.marks().size() : 0;
        return marks
                + (isMarkedAnew || !wanted.fore().equals(style.fore()) ? 1 : 0)
                + (isMarkedAnew || !wanted.back().equals(style.back()) ? 1 : 0);
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
        if (!wanted.equals(style)) {
            adopt(wanted);
        }
        terminal.putCharacter(character);
        x = x + 1 < size.getColumns() ? x + 1 : NOWHERE;
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
