package gnaw.testing;

import gnaw.script.context.RulesThread;
import gnaw.testing.ScriptTestEngine.Run;
import gnaw.workshop.test.TestFailure;
import gnaw.workshop.test.TestModule;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;
import org.opentest4j.AssertionFailedError;

/** A test in JavaScript as JUnit sees it. */
final class ScriptTest extends AbstractTestDescriptor implements Node<Run> {
    private final TestFile file;
    private final TestModule.Case test;

    ScriptTest(UniqueId parent, TestFile file, TestModule.Case test) {
        super(
                parent.append("test", test.index() + " " + test.name()),
                test.name(),
                FileSource.from(file.path().toFile(), FilePosition.from(test.line(), test.column())));
        this.file = file;
        this.test = test;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        return test.tags().stream().map(TestTag::create).collect(Collectors.toSet());
    }

    /** Whether it wants to be run alone. */
    boolean isSolo() {
        return test.mode().equals("only");
    }

    @Override
    public SkipResult shouldBeSkipped(Run run) {
        if (run.stops() && parent().hasFailed()) {
            return SkipResult.skip("another test of this file has failed");
        }
        if (run.stopped().get()) {
            return SkipResult.skip(ScriptTestEngine.INTERRUPTED);
        }
        return switch (test.mode()) {
            case "skip" -> SkipResult.skip("test.skip");
            case "todo" -> SkipResult.skip("test.todo: this test is owed");
            case "only" -> SkipResult.doNotSkip();
            default ->
                run.allowsOnly() && parent().hasSoloist()
                        ? SkipResult.skip("another test of this file is test.only")
                        : SkipResult.doNotSkip();
        };
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) throws Exception {
        if (isSolo() && !run.allowsOnly()) {
            throw failed(
                    new AssertionFailedError(
                            told("test.only runs one test alone, which has no place where all must run.")),
                    test.line());
        }
        return RulesThread.call("test", () -> play(run));
    }

    private Run play(Run run) {
        ScriptStage stage = parent().stage();
        Snapshots snapshots = parent().snapshots(run);
        snapshots.begin(test.name());
        stage.compareWith(snapshots);
        try {
            parent().module().run(test);
            stage.requireUse();
        } catch (TestFailure failure) {
            throw failed(
                    shown(failure, failure.getMessage() + values(stage) + stage.situation() + again()), failure.line());
        } catch (AssertionError error) {
            throw failed(new AssertionFailedError(told(error.getMessage()) + again()), test.line());
        } finally {
            tellLoaded(stage.otherMods(), run);
            stage.logged().forEach(line -> tell(line, run));
            parent().played().forEach(line -> tell(line, run));
            stage.clear();
        }
        return run;
    }

    private void tell(String line, Run run) {
        run.listener().reportingEntryPublished(this, ReportEntry.from(ScriptTestEngine.LOGGED, line));
    }

    /** With both sides, where there are two: tools show how they differ. */
    private static AssertionFailedError shown(TestFailure failure, String message) {
        return failure.expected()
                .map(expected -> new AssertionFailedError(
                        message, expected, failure.actual().orElse("")))
                .orElseGet(() -> new AssertionFailedError(message));
    }

    /** What is wrong with the test as a whole, behind its place. */
    private String told(String what) {
        return file.module() + ":" + test.line() + "  test \"" + test.name() + "\"\n  " + what.replace("\n", "\n  ");
    }

    private void tellLoaded(Set<String> mods, Run run) {
        if (!mods.isEmpty()) {
            run.listener()
                    .reportingEntryPublished(this, ReportEntry.from(ScriptTestEngine.LOADED, String.join(",", mods)));
        }
    }

    /** What a property was tried with when it was ended from outside and could not say so itself. */
    private static String values(ScriptStage stage) {
        return stage.underway().isEmpty() ? "" : "\n  It was tried with " + stage.underway() + ".";
    }

    private String again() {
        return Again.of(Home.find(), file, test).told();
    }

    private FileOfTests parent() {
        return (FileOfTests) getParent().orElseThrow();
    }

    /** A failure whose only place is the test's own line, so that a click leads there. */
    private AssertionFailedError failed(AssertionFailedError failure, int line) {
        parent().failed();
        failure.setStackTrace(TestFile.stack(file.module(), test.name(), line));
        return failure;
    }
}
