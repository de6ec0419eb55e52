package gnaw.map;

import java.util.List;

/**
 * A cell of a level, ordered as one reads: by row, then by column.
 *
 * @param x the column, 0 at the left
 * @param y the row, 0 at the top
 */
public record Point(int x, int y) implements Comparable<Point> {
    /** What a cell looks like in words: {@code 12,7}. Coordinates have six digits at most. */
    public static final String WORDS = "-?\\d{1,6},-?\\d{1,6}";

    /** The cell of such words; an {@link IllegalArgumentException} tells what else is wanted. */
    public static Point named(String words) {
        if (!words.matches(WORDS)) {
            throw new IllegalArgumentException("\"" + words + "\" is no cell; one is such as \"12,7\".");
        }
        String[] numbers = words.split(",");
        return new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    /** Both are what a record has, but quicker before Java has compiled them: cells are compared more often than all else. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Point that && x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
        return 31 * x + y;
    }

    /** The words that name it. */
    public String words() {
        return x + "," + y;
    }

    /** The cell one step that way. */
    public Point plus(Direction direction) {
        return new Point(x + direction.dx(), y + direction.dy());
    }

    /** The cell so many columns and rows away. */
    public Point plus(int columns, int rows) {
        return new Point(x + columns, y + rows);
    }

    /** Steps to the other cell where nothing is in the way: the larger of columns and rows (Chebyshev). */
    public int distance(Point other) {
        return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
    }

    /** Whether the other cell is one step away. */
    public boolean isBeside(Point other) {
        return distance(other) == 1;
    }

    /** The eight cells around, clockwise from north. */
    public List<Point> around() {
        return List.of(
                plus(Direction.N),
                plus(Direction.NE),
                plus(Direction.E),
                plus(Direction.SE),
                plus(Direction.S),
                plus(Direction.SW),
                plus(Direction.W),
                plus(Direction.NW));
    }

    /**
     * The one of the eight directions nearest to the line towards the other cell.
     *
     * <p>The border between straight and diagonal lies at 22.5 degrees, whose tangent is about 5/12.
     *
     * @throws IllegalArgumentException if the other cell is this one
     */
    public Direction directionTo(Point other) {
        int columns = other.x - x;
        int rows = other.y - y;
        if (columns == 0 && rows == 0) {
            throw new IllegalArgumentException("No direction leads from " + this + " to itself");
        }
        int dx = 12 * Math.abs(columns) < 5 * Math.abs(rows) ? 0 : Integer.signum(columns);
        int dy = 12 * Math.abs(rows) < 5 * Math.abs(columns) ? 0 : Integer.signum(rows);
        return Direction.of(dx, dy);
    }

    @Override
    public int compareTo(Point other) {
        return y == other.y ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }

    /** As "(3, 4)". */
    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
