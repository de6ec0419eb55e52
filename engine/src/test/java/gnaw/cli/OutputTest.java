package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import picocli.CommandLine;

class OutputTest {
    private final StringWriter err = new StringWriter();

    private int run(OutputStream out, String... arguments) {
        CommandLine line = Commands.whole().setErr(new PrintWriter(err, true));
        return new Output(out).run(line, StandardCharsets.UTF_8, arguments);
    }

    @Test
    void whatArrivesIsASuccess() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(run(out, "--version")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Gnaw ");
        assertThat(err).hasToString("");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatIsLostOnAFullDiskIsNone() throws IOException {
        try (OutputStream full = new FileOutputStream("/dev/full")) {
            assertThat(run(full, "--version")).isOne();
        }
        assertThat(err).hasToString("Not everything could be written to standard output: No space left on device.\n");
    }

    @Test
    void whoReadsNoFurtherIsNotToldSo() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int single) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThat(run(closed, "--version")).isEqualTo(141);
        assertThat(err).hasToString("");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anotherFailureKeepsItsExitCode() throws IOException {
        try (OutputStream full = new FileOutputStream("/dev/full")) {
            assertThat(run(full, "--sede", "7")).isEqualTo(2);
        }
    }
}
