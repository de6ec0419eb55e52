package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MisuseTest {
    private final StringWriter said = new StringWriter();

    @Test
    void aMisspeltOptionEndsWithTwoAndTheNearestRightOne() {
        assertThat(run("--verzion")).isEqualTo(2);
        assertThat(said).hasToString("""
                Unknown option: '--verzion'. Did you mean --version?
                Try './gnaw --help'.
                """);
    }

    @Test
    void anUnknownCommandEndsWithTwoAndAHint() {
        assertThat(run("xyzzy")).isEqualTo(2);
        assertThat(said).hasToString("""
                Unmatched argument at index 0: 'xyzzy'
                Try './gnaw --help'.
                """);
    }

    private int run(String... arguments) {
        return Main.commandLine().setErr(new PrintWriter(said, true)).execute(arguments);
    }
}
