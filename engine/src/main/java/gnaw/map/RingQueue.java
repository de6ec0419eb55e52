package gnaw.map;

import java.util.Arrays;

/**
 * A queue of cells by distance, for distances that never fall below the last taken and never lie a whole ring apart.
 *
 * <p>One list of cells for each distance in a ring of lists: adding and taking cost the same however many wait.
 */
final class RingQueue {
    private static final int NONE = -1;

    private final int[] newest;
    private int[] older = new int[256];
    private int[] cells = new int[256];
    private int added;
    private int waiting;
    private int distance;

    /** A ring for distances from the first on that lie at most the span, 1 or more, apart while they wait. */
    RingQueue(int first, int span) {
        // A power of two, so that the slot of a distance is its last bits.
        newest = new int[2 * Integer.highestOneBit(span)];
        Arrays.fill(newest, NONE);
        distance = first;
    }

    boolean isEmpty() {
        return waiting == 0;
    }

    void add(int cell, int distance) {
        if (added == cells.length) {
            cells = Arrays.copyOf(cells, 2 * added);
            older = Arrays.copyOf(older, 2 * added);
        }
        int slot = slot(distance);
        cells[added] = cell;
        older[added] = newest[slot];
        newest[slot] = added++;
        waiting++;
    }

    /** Takes a cell of the least distance; {@link #distance()} then tells that distance. */
    int take() {
        while (newest[slot(distance)] == NONE) {
            distance++;
        }
        int slot = slot(distance);
        int taken = newest[slot];
        newest[slot] = older[taken];
        waiting--;
        return cells[taken];
    }

    /** The distance of the cell last taken. */
    int distance() {
        return distance;
    }

    private int slot(int distance) {
        return distance & newest.length - 1;
    }
}
