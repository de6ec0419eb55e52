package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import gnaw.workshop.check.Types;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The base game passes its own check. */
@Tag("once")
class ScriptsCheckTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    @TempDir
    Path cache;

    @Test
    void nothingIsWrongWithTheRules() throws Exception {
        assertThat(found(Optional.empty())).isEmpty();
    }

    @Test
    @Tag("long")
    void norWithTheirTypes() throws Exception {
        try (Types types = new Types(HOME.resolve("engine/target/tools/typescript.jar"))) {
            assertThat(found(Optional.of(types))).isEmpty();
        }
    }

    private List<Finding> found(Optional<Types> types) throws Exception {
        Scripts base = Scripts.base(HOME.resolve("scripts"));
        return RulesThread.call(
                "check", () -> new Check(types, new Findings(cache), Keymap.engineKeys(), Keymap.engineCommands())
                        .of(base, List.of("base")));
    }
}
