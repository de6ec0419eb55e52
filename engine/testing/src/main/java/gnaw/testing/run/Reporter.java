package gnaw.testing.run;

import gnaw.testing.run.Result.Verdict;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells a person what comes of the tests: a line for each while they run, and at the end why some failed, and how many. */
final class Reporter {
    /** A test that takes longer has its time told. */
    private static final Duration SLOW = Duration.ofMillis(300);

    private final PrintWriter out;
    private final Marks marks;
    private String module = "";

    Reporter(PrintWriter out, Marks marks) {
        this.out = out;
        this.marks = marks;
    }

    /** One test has ended. Those that Ctrl-C kept from being run are told together, at the end. */
    void tell(Result result) {
        if (result.isInterrupted()) {
            return;
        }
        if (!result.module().equals(module)) {
            module = result.module();
            out.println(marks.painted("bold", marks.plain(module)));
        }
        String reason = result.verdict() == Verdict.LEFT_OUT ? "  (" + result.told() + ")" : "";
        String time = result.time().compareTo(SLOW) > 0 ? "  " + Marks.seconds(result.time()) : "";
        out.println("  " + marks.of(result.verdict()) + " " + marks.plain(result.name() + reason + time));
        result.logged().forEach(line -> out.println("      " + marks.plain("log: " + line)));
        out.flush();
    }

    /** All have ended. */
    void end(TestResults results) {
        module = "";
        Set<String> told = new HashSet<>();
        results.failed().forEach(failed -> explain(failed, told.add(failed.told())));
        out.println();
        out.println(counts(results));
        long interrupted = results.interrupted();
        if (interrupted > 0) {
            out.println(
                    "Interrupted: " + (interrupted == 1 ? "1 test was" : interrupted + " tests were") + " not run.");
        }
        if (results.heldBack() > 0) {
            out.println(heldBack(results.heldBack()));
        }
        out.flush();
    }

    /** So many tests were not run because they are long. */
    static String heldBack(int count) {
        return (count == 1 ? "1 test is long and waits" : count + " tests are long and wait") + " for --long.";
    }

    /** A mistake that keeps many files from being loaded is told once. */
    private void explain(Result failed, boolean isNew) {
        out.println();
        out.println(marks.of(Verdict.FAILED) + " " + marks.painted("bold", marks.plain(failed.name())) + "  "
                + shortened(failed.path()) + ":" + failed.line());
        (isNew ? failed.told() : "The same as above.")
                .lines()
                .map(line -> ("  " + line).stripTrailing())
                .map(marks::plain)
                .forEach(out::println);
    }

    private String counts(TestResults results) {
        long passed = results.count(Verdict.PASSED);
        long failed = results.count(Verdict.FAILED);
        long leftOut = results.count(Verdict.LEFT_OUT) - results.interrupted();
        List<String> parts = List.of(
                passed + " passed",
                failed == 0 ? "" : marks.painted("red", failed + " failed"),
                leftOut == 0 ? "" : leftOut + " left out");
        return String.join(", ", parts.stream().filter(part -> !part.isEmpty()).toList()) + " in "
                + Marks.seconds(results.time()) + ".";
    }

    /** From where the author stands, if the file lies below. */
    private static Path shortened(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }
}
