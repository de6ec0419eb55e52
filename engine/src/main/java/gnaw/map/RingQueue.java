package gnaw.map;

import java.util.Arrays;

/**
 * A queue of cells by distance, for distances that never fall below the last taken.
 *
 * <p>One list of cells for each distance in a ring of lists, as wide as the waiting distances lie apart: adding and taking cost the same
 * however many wait.
 */
final class RingQueue {
    private static final int NONE = -1;

    private int[] newest = {NONE, NONE};
    private int[] older = new int[256];
    private int[] cells = new int[256];
    private int added;
    private int waiting;
    private int distance;

    /** A queue for distances from the first on. */
    RingQueue(int first) {
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
        while (distance - this.distance >= newest.length) {
            widen();
        }
        int slot = slot(distance);
        cells[added] = cell;
        older[added] = newest[slot];
        newest[slot] = added++;
        waiting++;
    }

    /** Each list waits in the slot of its distance, which is another one in a ring twice as wide. */
    private void widen() {
        int[] narrow = newest;
        newest = new int[2 * narrow.length];
        Arrays.fill(newest, NONE);
        for (int ahead = 0; ahead < narrow.length; ahead++) {
            newest[slot(distance + ahead)] = narrow[distance + ahead & narrow.length - 1];
        }
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

    // A power of two is the ring's width, so that the slot of a distance is its last bits.
    private int slot(int distance) {
        return distance & newest.length - 1;
    }
}
