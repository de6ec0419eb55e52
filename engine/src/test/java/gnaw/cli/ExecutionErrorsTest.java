package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import org.junit.jupiter.api.Test;

class ExecutionErrorsTest {
    @Test
    void whatMayNotBeWrittenIsNoFaultOfGnaws() {
        assertThat(said(new AccessDeniedException("/usr/lib/gnaw/mods/REFERENCE.md")))
                .isEqualTo("1: There is no permission to read or write /usr/lib/gnaw/mods/REFERENCE.md.");
        assertThat(said(new FileSystemException("/usr/lib/gnaw/mods", null, "Read-only file system")))
                .isEqualTo("1: /usr/lib/gnaw/mods: Read-only file system.");
    }

    @Test
    void whatHasASentenceAlreadyIsToldByIt() {
        IOException full = new IOException("No space left on device");
        assertThat(said(new UncheckedIOException(
                        "The score cannot be written to /tmp/scores.jsonl: " + full.getMessage(), full)))
                .isEqualTo("1: The score cannot be written to /tmp/scores.jsonl: No space left on device.");
        assertThat(said(new UncheckedIOException("The story cannot be written.", full)))
                .isEqualTo("1: The story cannot be written.");
        assertThat(said(new UncheckedIOException(new AccessDeniedException("/usr/lib/gnaw/mods"))))
                .isEqualTo("1: There is no permission to read or write /usr/lib/gnaw/mods.");
    }

    private static String said(Exception thrown) {
        StringWriter err = new StringWriter();
        int code = ExecutionErrors.explain(thrown, new PrintWriter(err, true));
        return code + ": " + err.toString().strip();
    }
}
