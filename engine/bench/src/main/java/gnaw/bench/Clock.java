package gnaw.bench;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** A source of time. */
enum Clock {
    /** What the thread itself has worked: what else the machine does counts little. */
    THREAD(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime),
    /** What a person waits, where others work for him. */
    WALL(System::nanoTime);

    private final LongSupplier nanos;

    Clock(LongSupplier nanos) {
        this.nanos = nanos;
    }

    long nanos() {
        return nanos.getAsLong();
    }
}
