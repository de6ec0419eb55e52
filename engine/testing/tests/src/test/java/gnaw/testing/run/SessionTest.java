package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import picocli.CommandLine.Help.Ansi;

/** A run of tests that somebody ends. */
class SessionTest {
    private static final Path TESTS = Path.of("src/test/game/mods/looping");

    @Test
    void whatIsNotRunAnyMoreIsCounted() {
        Session session = new Session();
        StringWriter out = new StringWriter();
        Reporter reporter = new Reporter(new PrintWriter(out), new Marks(Ansi.OFF, true));
        TestResults results = session.run(
                Selection.of(List.of(TESTS)), new ResultRecorder(reporter::tell), new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                        session.stop();
                    }
                });
        reporter.end(results);

        assertThat(out.toString().replaceAll("  \\d+\\.\\d s", "").replaceAll("\\d+\\.\\d s", "no time"))
                .isEqualTo("""
                looping/round.test.js
                  + a round comes to its end

                1 passed in no time.
                Interrupted: 1 test was not run.
                """);
    }
}
