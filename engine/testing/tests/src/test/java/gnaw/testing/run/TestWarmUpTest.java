package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is run unseen, so that the next start is quick. */
class TestWarmUpTest {
    @Test
    void oneShortFileOfTestsIsEnough(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.js"), "");
        Files.writeString(folder.resolve("long.test.js"), "// much to do");
        Files.writeString(folder.resolve("short.test.js"), "// little");

        assertThat(TestWarmUp.shortest(folder)).contains(folder.resolve("short.test.js"));
    }

    @Test
    void aGameWithoutTestsIsNotWarmed(@TempDir Path folder) throws IOException {
        assertThat(TestWarmUp.shortest(folder)).isEmpty();
    }
}
