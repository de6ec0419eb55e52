package gnaw.testing.mutation;

import gnaw.script.Reach;
import gnaw.script.coverage.Coverage;
import gnaw.script.coverage.ReachedFunction;
import gnaw.script.coverage.ScriptCoverage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Learns which functions each test reaches, how long it takes, and which tests fail without any mistake. */
final class Survey implements TestExecutionListener {
    private final Reach reach;
    private final List<KnownTest> passing = new ArrayList<>();
    private final List<String> failing = new ArrayList<>();
    private Coverage coverage = Coverage.NONE;
    private long start;

    Survey(Reach reach) {
        this.reach = reach;
    }

    /** A function, by its place. */
    static String key(ScriptCoverage script, ReachedFunction function) {
        return script.file() + "@" + function.from();
    }

    List<KnownTest> passing() {
        return List.copyOf(passing);
    }

    List<String> failing() {
        return List.copyOf(failing);
    }

    /** What all tests together have reached. */
    Coverage coverage() {
        return coverage;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            coverage = coverage.with(reach.takenAnew());
            start = System.nanoTime();
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == Status.FAILED) {
            failing.add(test.getDisplayName());
        } else if (test.isTest()) {
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            Coverage reached = reach.takenAnew();
            coverage = coverage.with(reached);
            passing.add(new KnownTest(test.getUniqueId(), test.getDisplayName(), time, functions(reached)));
        }
    }

    private static Set<String> functions(Coverage reached) {
        return reached.scripts().stream()
                .flatMap(script -> script.functions().stream()
                        .filter(ReachedFunction::reached)
                        .map(function -> key(script, function)))
                .collect(Collectors.toSet());
    }
}
