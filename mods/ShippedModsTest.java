package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Findings;
import gnaw.workshop.check.Types;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mod that comes with the game passes the check, with its types. */
@Tag("long")
class ShippedModsTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));
    private static Types types;

    @TempDir
    Path cache;

    @BeforeAll
    static void loadTheTypesOnceForAll() {
        types = new Types(HOME.resolve("engine/target/tools/typescript.jar"));
    }

    @AfterAll
    static void close() {
        types.close();
    }

    static Mods shipped() {
        return Mods.find(List.of(HOME.resolve("mods")));
    }

    static List<String> ids() {
        assertThat(shipped().broken()).isEmpty();
        return List.copyOf(shipped().found().keySet());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void passesTheCheck(String id) throws Exception {
        Scripts scripts = Scripts.with(
                HOME.resolve("scripts"), shipped().choose(List.of(id)).mods(), settings(id));
        Check check = new Check(Optional.of(types), new Findings(cache), Keymap.engineKeys(), Keymap.engineCommands());
        assertThat(RulesThread.call("check", () -> check.of(scripts, List.of(id))))
                .isEmpty();
    }

    private static Map<String, Map<String, Object>> settings(String id) {
        return shipped().choose(List.of(id)).settings(List.of());
    }
}
