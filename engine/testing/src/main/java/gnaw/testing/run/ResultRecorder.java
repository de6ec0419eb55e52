package gnaw.testing.run;

import gnaw.mod.Mod;
import gnaw.testing.ScriptTestEngine;
import gnaw.testing.run.Result.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Writes down what comes of each test, and may pass it on at once. */
final class ResultRecorder implements TestExecutionListener {
    private final List<Result> results = new ArrayList<>();
    private final Map<String, Long> starts = new HashMap<>();
    private final Map<String, Set<String>> loaded = new HashMap<>();
    private final Map<String, List<String>> logged = new HashMap<>();
    private final Consumer<Result> reader;
    private Optional<TestPlan> plan = Optional.empty();

    ResultRecorder() {
        this(_ -> {});
    }

    /** The reader is given each result as it comes. */
    ResultRecorder(Consumer<Result> reader) {
        this.reader = reader;
    }

    List<Result> results() {
        return List.copyOf(results);
    }

    /** By the mod that tests belong to, the others that they loaded besides. */
    Map<String, Set<String>> loaded() {
        return Map.copyOf(loaded);
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        Optional.ofNullable(entry.getKeyValuePairs().get(ScriptTestEngine.LOADED))
                .ifPresent(mods ->
                        loaded.computeIfAbsent(mod(test), _ -> new TreeSet<>()).addAll(List.of(mods.split(","))));
        Optional.ofNullable(entry.getKeyValuePairs().get(ScriptTestEngine.LOGGED))
                .ifPresent(line -> logged.computeIfAbsent(test.getUniqueId(), _ -> new ArrayList<>())
                        .add(line));
    }

    @Override
    public void testPlanExecutionStarted(TestPlan begun) {
        plan = Optional.of(begun);
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        starts.put(test.getUniqueId(), System.nanoTime());
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        if (test.isTest()) {
            add(test, Verdict.LEFT_OUT, reason, Optional.empty());
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Optional<Throwable> failure = result.getThrowable();
        if (test.isTest() || failure.isPresent()) {
            Verdict verdict = failure.isPresent() ? Verdict.FAILED : Verdict.PASSED;
            add(test, verdict, failure.map(ResultRecorder::told).orElse(""), failure.flatMap(ResultRecorder::line));
        }
    }

    private void add(TestIdentifier test, Verdict verdict, String told, Optional<Integer> line) {
        Optional<FileSource> source = test.getSource().flatMap(ResultRecorder::file);
        Result result = new Result(
                module(test),
                source.map(file -> file.getFile().toPath()).orElse(Path.of("")),
                line.or(() -> source.flatMap(FileSource::getPosition).map(FilePosition::getLine))
                        .orElse(1),
                test.getDisplayName(),
                verdict,
                told,
                Optional.ofNullable(logged.remove(test.getUniqueId())).orElse(List.of()),
                Duration.ofNanos(System.nanoTime() - starts.getOrDefault(test.getUniqueId(), System.nanoTime())));
        results.add(result);
        reader.accept(result);
    }

    private String module(TestIdentifier test) {
        return plan.flatMap(whole -> whole.getParent(test))
                .map(TestIdentifier::getDisplayName)
                .orElse("");
    }

    private String mod(TestIdentifier test) {
        return module(test).replaceFirst("/.*", "");
    }

    private static Optional<FileSource> file(TestSource source) {
        return source instanceof FileSource file ? Optional.of(file) : Optional.empty();
    }

    private static String told(Throwable failure) {
        return Optional.ofNullable(failure.getMessage()).orElse(failure.toString());
    }

    /** The line of the test's file at which it failed: the engine puts it on top of the stack. */
    private static Optional<Integer> line(Throwable failure) {
        return Arrays.stream(failure.getStackTrace())
                .findFirst()
                .filter(top -> Optional.ofNullable(top.getFileName()).orElse("").endsWith(Mod.TESTS))
                .map(StackTraceElement::getLineNumber);
    }
}
