package gnaw.testing.mutation;

import gnaw.workshop.coverage.CoverageRecorder;
import gnaw.workshop.coverage.Piece;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Learns what each test reaches of some scripts, how long it takes, and which tests fail without any mistake. */
final class Survey implements TestExecutionListener {
    private static final int LINES = 2;

    private final CoverageRecorder reach;
    private final Map<String, String> scripts;
    private final Set<Piece> pieces = new HashSet<>();
    private final Set<Piece> loading;
    private final List<KnownTest> passing = new ArrayList<>();
    private final Map<String, String> failing = new TreeMap<>();
    private long start;

    /** After the scripts were loaded and nothing else was done: what that reaches, every test reaches. */
    Survey(CoverageRecorder reach, Map<String, String> scripts) {
        this.reach = reach;
        this.scripts = scripts;
        this.loading = reached();
    }

    /** The tests that pass. */
    List<KnownTest> passing() {
        return List.copyOf(passing);
    }

    /** The tests, or the files of tests, that fail, and why, by their ids. */
    Map<String, String> failing() {
        return failing;
    }

    /** All functions and statements of the scripts. */
    Set<Piece> pieces() {
        return pieces;
    }

    /** What is reached when the scripts are loaded. */
    Set<Piece> loading() {
        return loading;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            reach.takenAnew();
            start = System.nanoTime();
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == Status.FAILED) {
            failing.put(test.getUniqueId(), test.getDisplayName() + why(result));
        } else if (test.isTest()) {
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            passing.add(new KnownTest(
                    test.getUniqueId(),
                    test.getUniqueIdObject().getSegments().get(1).getValue(),
                    test.getDisplayName(),
                    time,
                    reached()));
        }
    }

    /** The beginning of what a test says when it fails: where, and what was expected. */
    private static String why(TestExecutionResult result) {
        return result.getThrowable().map(Throwable::getMessage).stream()
                .flatMap(String::lines)
                .filter(line -> !line.isBlank())
                .limit(LINES)
                .map(line -> "\n    " + line.stripTrailing())
                .collect(Collectors.joining());
    }

    private Set<Piece> reached() {
        Map<Piece, Boolean> now = reach.piecesAnew(scripts);
        pieces.addAll(now.keySet());
        now.values().removeIf(isReached -> !isReached);
        return Set.copyOf(now.keySet());
    }
}
