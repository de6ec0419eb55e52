package gnaw.script.context;

import gnaw.game.RuleFailure;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Stops an answer that takes too long or too much memory inside a single statement, which the statement budget cannot see. It looks
 * every few milliseconds, and rests while nothing is asked; an answer in time costs it nothing but two writes. When something cannot be
 * stopped, it throws an error to the default uncaught-exception handler, which ends the process.
 */
public final class Watchdog implements AutoCloseable {
    private static final long PATROL_MILLIS = 5;
    /** How long something that was told to stop may work on. What can be stopped at all is so within three seconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(6);

    private final com.sun.management.ThreadMXBean threads =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final LastingMemory memory = new LastingMemory();
    private final AtomicReference<Watch> current = new AtomicReference<>(Watch.NONE);
    private volatile Watch stopping = Watch.NONE;
    private volatile boolean rests;

    /** Whoever knows what is at work. It is asked on the watchdog's thread. */
    public interface Listener {
        /** What is to be said of work that cannot be stopped. */
        RuleFailure unstoppable();

        /** So much memory has been taken since this was told last. */
        default void takes(long bytes) {}

        /** Memory runs short. */
        default void lacksMemory() {}
    }

    /**
     * An answer under way: on which thread, how to stop it, and what its thread had used of bytes and of the processor when first seen. The
     * processor's time counts, not the clock's: on a busy machine an answer waits long and works little.
     */
    private static final class Watch {
        private static final Watch NONE =
                new Watch(0, Duration.ZERO, 0, () -> {}, () -> new RuleFailure("", "Nothing is at work."));
        private final long thread;
        private final Duration longest;
        private final long mostBytes;
        private final Runnable stop;
        private final Listener listener;
        private Optional<AllocatedBytes> taken = Optional.empty();
        private long nanosBefore;
        private volatile boolean isShort;

        Watch(long thread, Duration longest, long mostBytes, Runnable stop, Listener listener) {
            this.thread = thread;
            this.longest = longest;
            this.mostBytes = mostBytes;
            this.stop = stop;
            this.listener = listener;
        }
    }

    private final Thread patrol = new Thread(this::patrol, "gnaw-watchdog");

    /** Begins to watch, on a thread of its own. */
    public Watchdog() {
        patrol.setDaemon(true);
        patrol.start();
    }

    /** Something begins on this thread that may take so long and so much memory; {@code stop} ends it from another. */
    public void begin(Duration longest, long mostBytes, Runnable stop, Listener listener) {
        obeyed();
        current.set(new Watch(Thread.currentThread().threadId(), longest, mostBytes, stop, listener));
        if (rests) {
            rests = false;
            LockSupport.unpark(patrol);
        }
    }

    /**
     * The answer is there. Tells whether all can go on as it is: an answer that was stopped in its last moment leaves nothing that could, and
     * when memory runs short, a fresh context is needed.
     */
    public boolean end() {
        obeyed();
        Watch ended = current.getAndSet(Watch.NONE);
        return ended != Watch.NONE && !ended.isShort;
    }

    /** The thread that was told to stop does something else. */
    private void obeyed() {
        if (stopping != Watch.NONE) {
            stopping = Watch.NONE;
        }
    }

    @Override
    public void close() {
        patrol.interrupt();
    }

    private void patrol() {
        while (true) {
            try {
                Thread.sleep(PATROL_MILLIS);
                rest();
                inspect(current.get());
                requireObedience(stopping);
            } catch (InterruptedException e) {
                return;
            } catch (OutOfMemoryError full) {
                // What has filled the memory is what is watched: it is looked at again.
            }
        }
    }

    private boolean isIdle() {
        return current.get() == Watch.NONE && stopping == Watch.NONE;
    }

    /** Until something begins. It looks once more after it has said that it rests, so that nothing begins unseen in between. */
    private void rest() {
        rests = true;
        while (rests && isIdle() && !Thread.currentThread().isInterrupted()) {
            LockSupport.park(this);
        }
        rests = false;
    }

    private void inspect(Watch watch) {
        if (watch == Watch.NONE) {
            return;
        }
        long bytes = threads.getThreadAllocatedBytes(watch.thread);
        AllocatedBytes taken = watch.taken.orElseGet(() -> new AllocatedBytes(bytes));
        if (watch.taken.isEmpty()) {
            watch.taken = Optional.of(taken);
            watch.nanosBefore = threads.getThreadCpuTime(watch.thread);
        }
        watch.listener.takes(taken.read(bytes));
        if (memory.runsShort()) {
            watch.isShort = true;
            watch.listener.lacksMemory();
        }
        boolean tooLong = threads.getThreadCpuTime(watch.thread) - watch.nanosBefore > watch.longest.toNanos();
        boolean tooMuch = taken.taken() > watch.mostBytes;
        if ((tooLong || tooMuch) && current.compareAndSet(watch, Watch.NONE)) {
            stop(watch);
        }
    }

    /** Whoever stops a context waits until it has stopped; the watchdog does not. */
    private void stop(Watch watch) {
        watch.nanosBefore = threads.getThreadCpuTime(watch.thread);
        stopping = watch;
        Thread.ofPlatform().daemon().name("gnaw-stop").start(watch.stop);
    }

    private void requireObedience(Watch watch) {
        if (watch != Watch.NONE
                && threads.getThreadCpuTime(watch.thread) - watch.nanosBefore > PATIENCE.toNanos()
                && stopping == watch) {
            throw watch.listener.unstoppable();
        }
    }
}
