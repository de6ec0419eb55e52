package gnaw.testing.mutation;

import gnaw.mod.ScriptError;
import gnaw.workshop.mutation.Mutant;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Notes how many tests have passed, and the first that fails. */
final class Alarm implements TestExecutionListener {
    private final int wanted;
    private int run;
    private boolean isUnreadable;
    private String failed = "";

    /** For so many tests. */
    Alarm(int wanted) {
        this.wanted = wanted;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        run += test.isTest() ? 1 : 0;
        if (result.getStatus() == Status.FAILED && failed.isEmpty()) {
            failed = test.getDisplayName();
            isUnreadable = result.getThrowable().filter(Alarm::isOfLoading).isPresent();
        }
    }

    /** What this means for a mutant: tests that are no longer there have noticed it, too. */
    JudgedMutant judgement(Mutant mutant) {
        if (isUnreadable) {
            return new JudgedMutant(mutant, Verdict.UNREADABLE);
        }
        return failed.isEmpty() && run == wanted
                ? new JudgedMutant(mutant, Verdict.SURVIVED)
                : new JudgedMutant(mutant, Verdict.KILLED, failed);
    }

    private static boolean isOfLoading(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .anyMatch(ScriptError.class::isInstance);
    }
}
