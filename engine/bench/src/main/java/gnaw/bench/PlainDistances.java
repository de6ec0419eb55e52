package gnaw.bench;

import java.util.Arrays;

/** The distance of each cell from one, in steps in eight directions. */
final class PlainDistances {
    private static final int UNREACHED = Integer.MAX_VALUE;

    private final PlainMap map;
    private final int[] distances = new int[PlainMap.CELLS];
    private final int[] queue = new int[PlainMap.CELLS];

    PlainDistances(PlainMap map) {
        this.map = map;
    }

    /** Works all of them out anew. Every step costs the same, so that a plain queue is in order by itself. */
    void to(int goal) {
        Arrays.fill(distances, UNREACHED);
        distances[goal] = 0;
        queue[0] = goal;
        int end = 1;
        for (int next = 0; next < end; next++) {
            end = spread(queue[next], end);
        }
    }

    private int spread(int cell, int end) {
        int last = end;
        for (int way = 0; way < PlainMap.WAYS; way++) {
            int neighbour = cell + map.step(way);
            if (map.isFloor(neighbour) && distances[neighbour] == UNREACHED) {
                distances[neighbour] = distances[cell] + 1;
                queue[last++] = neighbour;
            }
        }
        return last;
    }

    int at(int cell) {
        return distances[cell];
    }
}
