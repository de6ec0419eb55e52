package gnaw.cli;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Ctrl-C while something long is going on. At first, while it is being prepared, a sentence says that nothing comes of it. As soon as there
 * is something to stop, it is stopped, and the JVM waits until what there is has been written.
 */
public final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch written = new CountDownLatch(1);
    private final AtomicBoolean come = new AtomicBoolean();
    private final AtomicReference<Runnable> stop;
    private final Thread hook;

    /** From now until {@link #close}, Ctrl-C is answered; at first with this sentence alone. */
    public Interruption(PrintWriter err, String nothing) {
        stop = new AtomicReference<>(() -> {
            err.println("\n" + nothing);
            err.flush();
            written.countDown();
        });
        hook = new Thread(this::interrupt, "interruption");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** From now on, Ctrl-C does this. */
    public void stops(Runnable work) {
        stop.set(work);
    }

    /** Whether somebody has pressed Ctrl-C. */
    public boolean hasCome() {
        return come.get();
    }

    private void interrupt() {
        come.set(true);
        stop.get().run();
        try {
            written.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        written.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is shutting down already, which is what the hook was for.
        }
    }
}
