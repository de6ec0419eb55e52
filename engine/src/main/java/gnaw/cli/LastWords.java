package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.XdgFolders;
import gnaw.game.RuleFailure;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;

/**
 * The end of a process that cannot go on: a script cannot be stopped, or no memory is left. That shows as what no thread has caught. It is
 * told in a sentence, and nothing is waited for.
 */
public final class LastWords implements Thread.UncaughtExceptionHandler, AutoCloseable {
    /** Told where the JVM has no memory left for more. */
    public static final String NO_MEMORY = "There is not enough memory to go on.";

    /** How long each of the last things may take. */
    private static final long PATIENCE_MILLIS = 2000;

    private final PrintWriter err;
    private final FaultLog log;
    private final List<Runnable> last;
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    private LastWords(PrintWriter err, FaultLog log, List<Runnable> last) {
        this.err = err;
        this.log = log;
        this.last = List.copyOf(last);
    }

    /** From now on, until this is closed, the process ends so; before it speaks, it tries to do these things. */
    public static LastWords of(PrintWriter err, Runnable... last) {
        LastWords words =
                new LastWords(err, new FaultLog(XdgFolders.ofThisProcess().state()), List.of(last));
        Thread.setDefaultUncaughtExceptionHandler(words);
        return words;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        switch (thrown) {
            case RuleFailure failure -> end(failure.card());
            case OutOfMemoryError _ -> end(NO_MEMORY);
            case Throwable fault -> log.write(fault);
        }
    }

    private void end(String words) {
        last.forEach(LastWords::tryTo);
        err.println(words);
        err.flush();
        Runtime.getRuntime().halt(CommandLine.ExitCode.SOFTWARE);
    }

    /** On a thread of its own: what cannot go on may hold what this needs. */
    private static void tryTo(Runnable work) {
        Thread trying = Thread.ofPlatform().daemon().start(work);
        try {
            trying.join(PATIENCE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }
}
