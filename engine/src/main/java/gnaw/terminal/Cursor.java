package gnaw.terminal;

import com.googlecode.lanterna.TerminalPosition;

/** Where the real cursor is put when a frame is shown: where the last view that painted wanted it. */
final class Cursor {
    private TerminalPosition at = TerminalPosition.TOP_LEFT_CORNER;

    void put(int x, int y) {
        at = new TerminalPosition(x, y);
    }

    TerminalPosition at() {
        return at;
    }
}
