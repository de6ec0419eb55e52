package gnaw.map;

import java.util.ArrayList;
import java.util.List;

/** A piece of a level out of which no way leads, as where a single cell of rock has crumbled. Whoever came there by magic would never get out. */
public final class Pocket {
    /** As many cells as a closet of three by three has: that may well be shut, and is no pocket. */
    private static final int CLOSET = 9;

    private Pocket() {}

    /** Whether one can walk from a cell to fewer than eight others. */
    public static boolean isAround(Point cell, Level level) {
        List<Point> reached = new ArrayList<>(List.of(cell));
        for (int next = 0; next < reached.size() && reached.size() < CLOSET; next++) {
            addBeside(reached.get(next), level, reached);
        }
        return reached.size() < CLOSET;
    }

    private static void addBeside(Point from, Level level, List<Point> reached) {
        for (Direction way : Direction.all()) {
            Point to = from.plus(way);
            if (level.mayStep(from, way) && !reached.contains(to)) {
                reached.add(to);
            }
        }
    }
}
