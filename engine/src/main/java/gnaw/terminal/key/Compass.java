package gnaw.terminal.key;

import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.Map;

/** The words for directions. */
public final class Compass {
    private Compass() {}

    /** Where a place lies, seen from another: "3 north-east", or "4 west and 2 north", the longer way first. */
    public static String where(Point from, Point to, Captions words) {
        if (from.equals(to)) {
            return words.of(Caption.RIGHT_HERE);
        }
        Point across = new Point(to.x(), from.y());
        Point down = new Point(from.x(), to.y());
        int columns = from.distance(across);
        int rows = from.distance(down);
        if (columns == 0 || rows == 0 || columns == rows) {
            return straight(from, to, words);
        }
        boolean isWide = columns > rows;
        return words.of(
                Caption.AT_BOTH,
                Map.of(
                        "one", straight(from, isWide ? across : down, words),
                        "other", straight(from, isWide ? down : across, words)));
    }

    private static String straight(Point from, Point to, Captions words) {
        return words.of(
                Caption.AT_DISTANCE,
                Map.of("distance", from.distance(to), "direction", words.of(word(from.directionTo(to)))));
    }

    /** As a person says it: "north-east". */
    public static Caption word(Direction direction) {
        return switch (direction) {
            case N -> Caption.NORTH;
            case NE -> Caption.NORTH_EAST;
            case E -> Caption.EAST;
            case SE -> Caption.SOUTH_EAST;
            case S -> Caption.SOUTH;
            case SW -> Caption.SOUTH_WEST;
            case W -> Caption.WEST;
            case NW -> Caption.NORTH_WEST;
        };
    }
}
