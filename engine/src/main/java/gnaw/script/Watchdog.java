package gnaw.script;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Stops an answer that takes too long or too much memory inside a single statement, which the statement budget cannot see. It looks
 * every few milliseconds; an answer in time costs it nothing but two writes.
 */
final class Watchdog implements AutoCloseable {
    private static final long PATROL_MILLIS = 5;

    private final com.sun.management.ThreadMXBean threads =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final AtomicReference<Watch> current = new AtomicReference<>(Watch.NONE);

    /**
     * An answer under way: on which thread, how to stop it, and what its thread had used of bytes and of the processor when first seen. The
     * processor's time counts, not the clock's: on a busy machine an answer waits long and works little.
     */
    private static final class Watch {
        private static final Watch NONE = new Watch(0, Duration.ZERO, 0, () -> {});
        private final long thread;
        private final Duration longest;
        private final long mostBytes;
        private final Runnable stop;
        private long bytesBefore = -1;
        private long nanosBefore;

        Watch(long thread, Duration longest, long mostBytes, Runnable stop) {
            this.thread = thread;
            this.longest = longest;
            this.mostBytes = mostBytes;
            this.stop = stop;
        }
    }

    private final Thread patrol = new Thread(this::patrol, "gnaw-watchdog");

    Watchdog() {
        patrol.setDaemon(true);
        patrol.start();
    }

    /** Something begins on this thread that may take so long and so much memory; {@code stop} ends it from another. */
    void begin(Duration longest, long mostBytes, Runnable stop) {
        current.set(new Watch(Thread.currentThread().threadId(), longest, mostBytes, stop));
    }

    /** The answer is there. Tells whether it came in time: one that was stopped in its last moment leaves nothing that could go on. */
    boolean end() {
        return current.getAndSet(Watch.NONE) != Watch.NONE;
    }

    @Override
    public void close() {
        patrol.interrupt();
    }

    private void patrol() {
        while (true) {
            try {
                Thread.sleep(PATROL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
            inspect(current.get());
        }
    }

    private void inspect(Watch watch) {
        if (watch == Watch.NONE) {
            return;
        }
        long bytes = threads.getThreadAllocatedBytes(watch.thread);
        if (watch.bytesBefore < 0) {
            watch.bytesBefore = bytes;
            watch.nanosBefore = threads.getThreadCpuTime(watch.thread);
        }
        boolean tooLong = threads.getThreadCpuTime(watch.thread) - watch.nanosBefore > watch.longest.toNanos();
        boolean tooMuch = bytes - watch.bytesBefore > watch.mostBytes;
        if ((tooLong || tooMuch) && current.compareAndSet(watch, Watch.NONE)) {
            watch.stop.run();
        }
    }
}
