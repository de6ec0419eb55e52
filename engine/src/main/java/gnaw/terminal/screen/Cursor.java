package gnaw.terminal.screen;

/** The place of the real cursor when a frame is shown: where the last view that painted wanted it. */
final class Cursor {
    private int x;
    private int y;

    void put(int column, int row) {
        x = column;
        y = row;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }
}
