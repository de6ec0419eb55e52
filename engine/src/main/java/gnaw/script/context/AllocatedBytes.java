package gnaw.script.context;

/**
 * The memory that a thread has taken, from readings one after the other of which some may be gigabytes too high: Java adds what lies
 * between two addresses that the thread sets one after the other, and where only one of them is set yet, that is the address of the heap.
 * So a reading is believed once another differs from it, for then the thread has gone on; and of the two the lower.
 */
final class AllocatedBytes {
    private long last;
    private long before;
    private long believed;

    /** Begins with this reading. */
    AllocatedBytes(long bytes) {
        this.last = bytes;
        this.before = bytes;
        this.believed = bytes;
    }

    /** What was taken in all, as far as it is believed after this reading. */
    long read(long bytes) {
        if (bytes != last) {
            believed = Math.min(last, bytes);
            before = Math.min(before, believed);
            last = bytes;
        }
        return believed;
    }

    /** What of it was taken since the first reading. */
    long taken() {
        return believed - before;
    }
}
