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

    /** In which colours it writes now. */
    Palette.Style style() {
        return style;
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
        if (!wanted.fore().equals(style.fore())) {
            terminal.setForegroundColor(wanted.fore());
        }
        if (!wanted.back().equals(style.back())) {
            terminal.setBackgroundColor(wanted.back());
        }
        style = wanted;
    }
}
