package gnaw.script.context;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * A thread with a stack so large that a recursion without end always meets the statement budget first: a stack overflow can be caught,
 * and differs from run to run.
 */
public final class RulesThread {
    private static final long STACK_BYTES = 512L << 20;

    private RulesThread() {}

    /** A thread that runs a task that asks rules. */
    public static Thread of(String name, Runnable task) {
        return new Thread(null, task, name, STACK_BYTES);
    }

    /**
     * What is opened on such a thread while somebody may be answering here: opening takes nothing of the time that an answer has, and does not
     * end with it. Whoever stops the answer interrupts this thread, which waits all the same: without what is opened nothing could go on.
     */
    public static <T> T opened(Supplier<T> opening) {
        return opening(opening).get();
    }

    /** Begins to open something on such a thread while this one goes on. Whoever wants it waits for it, and is thrown what opening it threw. */
    public static <T> Supplier<T> opening(Supplier<T> opening) {
        FutureTask<T> task = started("gnaw-opening", opening::get);
        return () -> opened(task);
    }

    private static <T> T opened(FutureTask<T> task) {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return result(task);
                } catch (InterruptedException _) {
                    isInterrupted = true;
                } catch (RuntimeException broken) {
                    throw broken;
                } catch (Exception impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Does the work on such a thread and waits for it; what it throws is thrown here. */
    public static <T> T call(String name, Callable<T> work) throws Exception {
        return result(started(name, work));
    }

    private static <T> FutureTask<T> started(String name, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        of(name, task).start();
        return task;
    }

    private static <T> T result(FutureTask<T> task) throws Exception {
        try {
            return task.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case Exception cause -> throw cause;
                case Error cause -> throw cause;
                default -> throw e;
            }
        }
    }
}
