package gnaw.bench;

import java.util.Arrays;

/** The cells that are seen from one: symmetric shadowcasting after Albert Ford, as far as the map goes. */
final class PlainSight {
    private static final int[][] QUADRANTS = {
        {-PlainMap.WIDTH, 1}, {PlainMap.WIDTH, 1}, {1, PlainMap.WIDTH}, {-1, PlainMap.WIDTH}
    };

    private final PlainMap map;
    private final boolean[] seen = new boolean[PlainMap.CELLS];

    PlainSight(PlainMap map) {
        this.map = map;
    }

    /** Looks around. */
    void from(int eye) {
        Arrays.fill(seen, false);
        seen[eye] = true;
        for (int[] quadrant : QUADRANTS) {
            scan(eye, quadrant[0], quadrant[1], 1, -1, 1, 1, 1);
        }
    }

    boolean sees(int cell) {
        return seen[cell];
    }

    /** A row {@code depth} cells ahead, between two slopes of rise and run. The map has walls around it that end each row in time. */
    private void scan(int eye, int ahead, int aside, int depth, int startRise, int startRun, int endRise, int endRun) {
        int rise = startRise;
        int run = startRun;
        int first = Math.floorDiv(2 * depth * rise + run, 2 * run);
        int last = Math.ceilDiv(2 * depth * endRise - endRun, 2 * endRun);
        boolean wasFloor = false;
        for (int column = first; column <= last; column++) {
            int cell = eye + depth * ahead + column * aside;
            boolean isFloor = map.isFloor(cell);
            seen[cell] |= !isFloor || column * run >= depth * rise && column * endRun <= depth * endRise;
            if (column > first && isFloor && !wasFloor) {
                rise = 2 * column - 1;
                run = 2 * depth;
            } else if (column > first && !isFloor && wasFloor) {
                scan(eye, ahead, aside, depth + 1, rise, run, 2 * column - 1, 2 * depth);
            }
            wasFloor = isFloor;
        }
        if (first <= last && wasFloor) {
            scan(eye, ahead, aside, depth + 1, rise, run, endRise, endRun);
        }
    }
}
