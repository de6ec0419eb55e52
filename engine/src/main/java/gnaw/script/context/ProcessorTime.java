package gnaw.script.context;

import java.time.Duration;

/**
 * The time of the processor that a thread has spent, added up from readings of its clock. No reading adds more than a little: where a
 * virtual machine has stood still, or been moved, the thread that was at work then is charged for all of that.
 */
final class ProcessorTime {
    /** Twenty rounds of the watchdog's, for it may itself have waited for a processor. */
    private static final long MOST_PER_READING = Duration.ofMillis(100).toNanos();

    private long last;
    private long spent;

    /** Begins with this reading, in nanoseconds. */
    ProcessorTime(long nanos) {
        this.last = nanos;
    }

    /** Whether, with this reading, more is spent than that. */
    boolean exceeds(Duration longest, long nanos) {
        spent += Math.clamp(nanos - last, 0, MOST_PER_READING);
        last = nanos;
        return spent > longest.toNanos();
    }
}
