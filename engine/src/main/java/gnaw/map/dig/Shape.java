package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The floor of a room before it has a place. */
record Shape(String kind, SortedSet<Point> floor) {
    static final String ROOM = "room";
    static final String CAVE = "cave";
    static final String CORRIDOR = "corridor";

    /** A place for a doorway: the cell outside the floor, and the way out of the room. */
    record Exit(Point cell, Direction outward) {}

    static Shape rectangle(int width, int height) {
        return new Shape(ROOM, rectangle(new Point(0, 0), width, height));
    }

    static Shape cross(int width, int height, int beamLeft, int beamWidth, int barTop, int barHeight) {
        SortedSet<Point> floor = rectangle(new Point(0, barTop), width, barHeight);
        floor.addAll(rectangle(new Point(beamLeft, 0), beamWidth, height));
        return new Shape(ROOM, floor);
    }

    static Shape circle(int radius) {
        SortedSet<Point> floor = rectangle(new Point(-radius, -radius), 2 * radius + 1, 2 * radius + 1);
        floor.removeIf(cell -> cell.x() * cell.x() + cell.y() * cell.y() > radius * radius + radius);
        return new Shape(ROOM, floor);
    }

    static Shape corridor(int width, int height) {
        return new Shape(CORRIDOR, rectangle(new Point(0, 0), width, height));
    }

    private static SortedSet<Point> rectangle(Point topLeft, int width, int height) {
        SortedSet<Point> cells = new TreeSet<>();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                cells.add(topLeft.plus(x, y));
            }
        }
        return cells;
    }

    /** Where a door could be, if the room lies at the other side of it; a corridor has its doors at its ends. */
    List<Exit> exits(Direction outward) {
        List<Exit> exits = new ArrayList<>();
        for (Point inside : floor) {
            Point cell = inside.plus(outward);
            if (isExit(cell) && (!kind.equals(CORRIDOR) || runsTo(inside, outward))) {
                exits.add(new Exit(cell, outward));
            }
        }
        return exits;
    }

    private boolean isExit(Point cell) {
        return !floor.contains(cell)
                && Direction.orthogonal().stream()
                                .filter(way -> floor.contains(cell.plus(way)))
                                .count()
                        == 1;
    }

    private boolean runsTo(Point end, Direction outward) {
        return floor.contains(end.plus(outward.opposite()));
    }
}
