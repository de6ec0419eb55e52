package gnaw.terminal.key;

import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.Map;

/** The words for directions. */
public final class Compass {
    private Compass() {}

    /** Where a place lies, seen from another: "3 north-east", with the nearest of the eight directions. */
    public static String where(Point from, Point to, Captions words) {
        return from.equals(to)
                ? words.of(Caption.RIGHT_HERE)
                : words.of(
                        Caption.AT_DISTANCE,
                        Map.of("distance", from.distance(to), "direction", words.of(word(towards(from, to)))));
    }

    private static Direction towards(Point from, Point to) {
        double eighths = Math.atan2(to.x() - from.x(), from.y() - to.y()) / (Math.PI / 4);
        return Direction.all()
                .get(Math.floorMod(Math.round(eighths), Direction.all().size()));
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
