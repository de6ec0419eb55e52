package gnaw.map;

import java.util.Arrays;

/**
 * A queue of cells by distance, for distances that never fall below the last taken.
 *
 * <p>One list of cells for each distance in a ring of lists, as wide as the waiting distances lie apart: adding and taking cost the same
 * however many wait. A list is used again for a later distance, so that the few that wait stay near at hand.
 */
final class RingQueue {
    private static final int[] NONE = {};
    private static final int FIRST = 64;

    private int[][] lists = {NONE, NONE};
    private int[] counts = {0, 0};
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
        while (distance - this.distance >= lists.length) {
            widen();
        }
        int slot = slot(distance);
        int count = counts[slot]++;
        if (count == lists[slot].length) {
            lists[slot] = Arrays.copyOf(lists[slot], Math.max(FIRST, 2 * count));
        }
        lists[slot][count] = cell;
        waiting++;
    }

    /** Each list waits in the slot of its distance, which is another one in a ring twice as wide. */
    private void widen() {
        int[][] narrow = lists;
        int[] counted = counts;
        lists = new int[2 * narrow.length][];
        Arrays.fill(lists, NONE);
        counts = new int[lists.length];
        for (int ahead = 0; ahead < narrow.length; ahead++) {
            int old = distance + ahead & narrow.length - 1;
            lists[slot(distance + ahead)] = narrow[old];
            counts[slot(distance + ahead)] = counted[old];
        }
    }

    /** Takes a cell of the least distance; {@link #distance()} then tells that distance. */
    int take() {
        while (counts[slot(distance)] == 0) {
            distance++;
        }
        waiting--;
        int slot = slot(distance);
        return lists[slot][--counts[slot]];
    }

    /** The distance of the cell last taken. */
    int distance() {
        return distance;
    }

    // A power of two is the ring's width, so that the slot of a distance is its last bits.
    private int slot(int distance) {
        return distance & lists.length - 1;
    }
}
