package gnaw.testing.run;

import gnaw.testing.ScriptTestEngine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The result of one test.
 *
 * @param module the test's file as scripts would import it: {@code base/tests/fainting.test.js}
 * @param path the same file on the disk
 * @param line where the test stands in it, from 1; where it failed, if that is known
 * @param told why it failed or was left out; "" if it passed
 * @param logged what rules and the test wrote down meanwhile
 */
public record Result(
        String module,
        Path path,
        int line,
        String name,
        Verdict verdict,
        String told,
        List<String> logged,
        Duration time) {
    /** How a test ended. */
    public enum Verdict {
        PASSED,
        FAILED,
        LEFT_OUT
    }

    /** What tells this test from all others, also after other tests were written above it. */
    public String key() {
        return module + " " + name;
    }

    /** Whether it was not run because somebody ended the run. */
    public boolean isInterrupted() {
        return verdict == Verdict.LEFT_OUT && told.equals(ScriptTestEngine.INTERRUPTED);
    }

    /** Whether it failed. */
    public boolean isFailed() {
        return verdict == Verdict.FAILED;
    }
}
