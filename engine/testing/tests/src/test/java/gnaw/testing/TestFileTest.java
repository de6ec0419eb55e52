package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestFileTest {
    @Test
    void whatOnlyLooksLikeAFileOfTestsHoldsNone(@TempDir Path home) throws IOException {
        Path rules = Files.createDirectories(home.resolve("scripts/rules"));
        Files.createDirectories(rules.resolve("folder.test.js"));
        Files.createSymbolicLink(rules.resolve(".#hunger.test.js"), Path.of("me@host.1:2"));
        Files.writeString(rules.resolve("hunger.test.js"), "");
        assertThat(TestFile.in(home.resolve("scripts"), new Home(home)))
                .extracting(TestFile::module)
                .containsExactly("base/rules/hunger.test.js");
    }
}
