package gnaw.terminal.screen;

/**
 * The shortest words that take a terminal's cursor from one cell to another. A vertical tab goes down and leaves the column as it is; a
 * line feed would, too, but settings of the terminal make a new line of it.
 */
final class CursorPath {
    private static final String BEGINS = "\u001b[";
    private static final String UP = "\u001bM";
    private static final String DOWN = "\u000b";

    /** From so many on a sequence with a number is as short. */
    private static final int MOST_REPEATED = 3;

    private CursorPath() {}

    /** From wherever it is. */
    static String to(int x, int y) {
        return BEGINS + (y + 1) + (x == 0 ? "" : ";" + (x + 1)) + "H";
    }

    static String between(int fromX, int fromY, int x, int y) {
        String steps = vertically(y - fromY) + along(fromX, x);
        String straight = to(x, y);
        return steps.length() < straight.length() ? steps : straight;
    }

    private static String vertically(int rows) {
        if (rows == -1) {
            return UP;
        }
        boolean isJustBelow = rows > 0 && rows <= MOST_REPEATED;
        return isJustBelow ? DOWN.repeat(rows) : steps(rows, "A", "B");
    }

    private static String along(int from, int x) {
        int columns = x - from;
        boolean isJustBehind = columns < 0 && -columns <= MOST_REPEATED;
        String steps = isJustBehind ? "\b".repeat(-columns) : steps(columns, "D", "C");
        String fromLeft = "\r" + steps(x, "D", "C");
        return fromLeft.length() < steps.length() ? fromLeft : steps;
    }

    private static String steps(int count, String back, String on) {
        return count == 0 ? "" : BEGINS + times(Math.abs(count)) + (count < 0 ? back : on);
    }

    private static String times(int count) {
        return count == 1 ? "" : Integer.toString(count);
    }
}
