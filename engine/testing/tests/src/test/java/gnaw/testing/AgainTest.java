package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.workshop.test.TestModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that runs a failed test again, as a shell takes it. */
class AgainTest {
    @TempDir
    private Path home;

    @BeforeEach
    void aLauncher() throws IOException {
        Files.writeString(home.resolve("gnaw"), "");
    }

    private String again(String file, String module, String name) {
        return again(file, module, name, List.of());
    }

    private String again(String file, String module, String name, List<String> tags) {
        TestFile tests = new TestFile(home.resolve(file), module, Setup.BASE);
        return Again.of(new Home(home), tests, new TestModule.Case(0, name, "run", tags, 1, 1))
                .command();
    }

    @Test
    void aTestIsNamedAsAShellTakesIt() {
        assertThat(again("scripts/tests/a.test.js", "base/tests/a.test.js", "eats"))
                .isEqualTo("./gnaw test base --tests eats");
        assertThat(again("mods/spicy/a.test.js", "spicy/a.test.js", "the hero's \"hot\" meal"))
                .isEqualTo("./gnaw test spicy --tests 'the hero'\\''s \"hot\" meal'");
    }

    @Test
    void aLongTestIsRunAgainThoughItIsLong() {
        assertThat(again("mods/spicy/a.test.js", "spicy/a.test.js", "eats", List.of("long")))
                .isEqualTo("./gnaw test spicy --long --tests eats");
    }

    @Test
    void modsFromElsewhereAreFoundAgain() {
        assertThat(again("../mine/spicy/deep/a.test.js", "spicy/deep/a.test.js", "hot"))
                .isEqualTo("./gnaw test spicy --mods-dir " + home.resolveSibling("mine") + " --tests hot");
    }

    @Test
    void withoutTheLauncherMavenRunsAll() throws IOException {
        Files.delete(home.resolve("gnaw"));
        assertThat(again("scripts/a.test.js", "base/a.test.js", "eats")).isEqualTo("mvn test");
    }
}
