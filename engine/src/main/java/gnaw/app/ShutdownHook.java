package gnaw.app;

/**
 * Lets play end, and waits until the game is kept, when the process is told to end: its window is closed, or it is killed politely.
 */
public final class ShutdownHook implements AutoCloseable {
    private static final long MOST_MILLIS = 3000;

    private final Runnable end;
    private final Thread player;
    private final Thread hook;

    /** For the thread that plays; {@code end} lets it leave play at the next turn, and never inside a rule. */
    public ShutdownHook(Runnable end, Thread player) {
        this.end = end;
        this.player = player;
        this.hook = new Thread(this::say, "gnaw-farewell");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Ends play; returns when the player's thread has done what it had left to do. */
    void say() {
        end.run();
        try {
            player.join(MOST_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            // The process is ending: the hook has done its work.
        }
    }
}
