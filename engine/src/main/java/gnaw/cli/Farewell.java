package gnaw.cli;

/** When the process is told to end (its window is closed, or it is killed politely), interrupts play and waits until the game is kept. */
final class Farewell implements AutoCloseable {
    private static final long MOST_MILLIS = 3000;

    private final Thread hook;

    /** For the thread that plays. */
    Farewell(Thread player) {
        this.hook = new Thread(() -> end(player), "gnaw-farewell");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private static void end(Thread player) {
        player.interrupt();
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
