package gnaw.terminal.screen;

/** The shortest words that take a terminal's cursor from one cell to another. */
final class CursorPath {
    private static final String BEGINS = "\u001b[";
    private static final int MOST_BACKSPACES = 3;

    private CursorPath() {}

    /** From wherever it is. */
    static String to(int x, int y) {
        return BEGINS + (y + 1) + (x == 0 ? "" : ";" + (x + 1)) + "H";
    }

    static String between(int fromX, int fromY, int x, int y) {
        String steps = steps(y - fromY, "A", "B") + along(x - fromX);
        String straight = to(x, y);
        return steps.length() < straight.length() ? steps : straight;
    }

    private static String along(int columns) {
        boolean isJustBehind = columns < 0 && -columns <= MOST_BACKSPACES;
        return isJustBehind ? "\b".repeat(-columns) : steps(columns, "D", "C");
    }

    private static String steps(int count, String back, String on) {
        return count == 0 ? "" : BEGINS + times(Math.abs(count)) + (count < 0 ? back : on);
    }

    private static String times(int count) {
        return count == 1 ? "" : Integer.toString(count);
    }
}
