package gnaw.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C while something long is going on: it is stopped, and the JVM waits until what there is has been written. */
final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch written = new CountDownLatch(1);
    private final Thread hook;

    /** From now until {@link #close}, Ctrl-C runs {@code stop}. */
    Interruption(Runnable stop) {
        hook = new Thread(() -> interrupt(stop), "interruption");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void interrupt(Runnable stop) {
        stop.run();
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
            written.countDown();
        }
    }
}
