package gnaw.testing.run;

import gnaw.app.ScriptWatch;
import gnaw.cli.format.StepBar;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.junit.platform.commons.JUnitException;
import picocli.CommandLine.ParameterException;

/**
 * Runs tests, and again whenever a script is saved: those of the mods that the script concerns. Whatever is wrong with the scripts is told, and
 * the next save is waited for.
 */
final class TestWatcher {
    /** To the top left, nothing on the screen, nothing above it. */
    private static final String CLEARED = "\033[H\033[2J\033[3J";

    private final SaveQueue saves = new SaveQueue();
    private final Map<String, Set<String>> loaded = new HashMap<>();
    private final List<String> mods;
    private final Callable<TestRoots> roots;
    private final Round round;
    private final PrintWriter out;
    private final String cleared = StepBar.isWatched() ? CLEARED : "\n";

    /** Runs the tests of some mods once. */
    interface Round {
        TestResults run(TestRoots roots, List<String> tested, List<String> first) throws Exception;
    }

    /**
     * Begins with nothing.
     *
     * @param mods whose tests are wanted; none stands for all
     * @param roots finds out which mods there are now
     */
    TestWatcher(List<String> mods, Callable<TestRoots> roots, Round round, PrintWriter out) {
        this.mods = List.copyOf(mods);
        this.roots = roots;
        this.round = round;
        this.out = out;
    }

    /** Goes on until the thread is interrupted. */
    void keep(TestRoots begun) throws Exception {
        List<Path> folders = begun.watched();
        try (ScriptWatch _ = ScriptWatch.begin(folders, () -> folders, saves::add)) {
            tell(() -> run(begun, List.copyOf(begun.of(mods).keySet()), List.of()));
            while (true) {
                again(saves.take());
            }
        } catch (InterruptedException ended) {
            out.flush();
        }
    }

    private void again(Set<Path> files) throws Exception {
        tell(() -> {
            Saved scripts = new Saved(files, roots.call());
            List<String> concerned = scripts.concerned(mods, loaded);
            if (!concerned.isEmpty()) {
                out.println(cleared + "Saved: " + String.join(", ", scripts.told()));
                run(scripts.roots(), concerned, scripts.first());
            }
            return concerned;
        });
    }

    /** What the tests load is remembered: a save there concerns them, too. */
    private TestResults run(TestRoots now, List<String> tested, List<String> first) throws Exception {
        TestResults results = round.run(now, tested, first);
        results.loaded().forEach((mod, others) -> loaded.computeIfAbsent(mod, _ -> new TreeSet<>())
                .addAll(others));
        return results;
    }

    private void tell(Callable<?> work) throws Exception {
        try {
            work.call();
        } catch (ParameterException | IllegalArgumentException | JUnitException | UncheckedIOException trouble) {
            out.println(trouble.getMessage());
        }
        out.println("Waiting for a script to be saved; Ctrl-C ends.");
        out.flush();
    }
}
