package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;

/** The floor of a room before it has a place. */
record Shape(String kind, Patch floor) {
    static final String ROOM = "room";
    static final String CAVE = "cave";
    static final String CORRIDOR = "corridor";

    /** A place for a doorway: the cell outside the floor, and the way out of the room. */
    record Exit(Point cell, Direction outward) {}

    static Shape rectangle(int width, int height) {
        return new Shape(ROOM, new Patch(new Point(0, 0), width, height, _ -> true));
    }

    static Shape cross(int width, int height, int beamLeft, int beamWidth, int barTop, int barHeight) {
        return new Shape(
                ROOM,
                new Patch(
                        new Point(0, 0),
                        width,
                        height,
                        cell -> isWithin(cell.x(), beamLeft, beamWidth) || isWithin(cell.y(), barTop, barHeight)));
    }

    private static boolean isWithin(int place, int first, int count) {
        return place >= first && place < first + count;
    }

    static Shape circle(int radius) {
        int width = 2 * radius + 1;
        return new Shape(
                ROOM,
                new Patch(
                        new Point(-radius, -radius),
                        width,
                        width,
                        cell -> cell.x() * cell.x() + cell.y() * cell.y() <= radius * radius + radius));
    }

    static Shape corridor(int width, int height) {
        return new Shape(CORRIDOR, new Patch(new Point(0, 0), width, height, _ -> true));
    }

    /** Where a door could be, if the room lies at the other side of it; a corridor has its doors at its ends. */
    List<Exit> exits(Direction outward) {
        List<Exit> exits = new ArrayList<>();
        for (Point inside : floor.cells()) {
            if (floor.isEdge(inside, outward) && (!kind.equals(CORRIDOR) || runsTo(inside, outward))) {
                exits.add(new Exit(inside.plus(outward), outward));
            }
        }
        return exits;
    }

    private boolean runsTo(Point end, Direction outward) {
        return floor.contains(end.plus(outward.opposite()));
    }
}
