package gnaw.map.dig;

import gnaw.map.Point;
import java.util.List;

/**
 * A room, cave, corridor or vault of a level.
 *
 * @param kind "room", "cave", "corridor" or "vault:NAME"
 * @param floor the cells one can stand on, in reading order; doorways belong to no room
 */
public record Room(String kind, List<Point> floor) {
    private static final String VAULT = "vault:";

    public Room {
        floor = List.copyOf(floor);
    }

    /** The upper left cell of the smallest rectangle around the floor. */
    public Point topLeft() {
        return new Point(
                floor.stream().mapToInt(Point::x).min().orElseThrow(),
                floor.stream().mapToInt(Point::y).min().orElseThrow());
    }

    /** The lower right cell of the smallest rectangle around the floor. */
    public Point bottomRight() {
        return new Point(
                floor.stream().mapToInt(Point::x).max().orElseThrow(),
                floor.stream().mapToInt(Point::y).max().orElseThrow());
    }

    static Room vault(String name, List<Point> floor) {
        return new Room(VAULT + name, floor);
    }

    boolean isVault() {
        return kind.startsWith(VAULT);
    }

    boolean isNatural() {
        return kind.equals(Shape.CAVE);
    }

    boolean isCorridor() {
        return kind.equals(Shape.CORRIDOR);
    }

    /** Whether it is big enough and nobody's special place: fit for stairs. */
    boolean isOrdinary() {
        return kind.equals(Shape.ROOM) || isNatural();
    }
}
