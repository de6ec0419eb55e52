package gnaw.terminal.key;

import gnaw.map.Direction;
import gnaw.text.Caption;

/** The words for directions. */
public final class Compass {
    private Compass() {}

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
