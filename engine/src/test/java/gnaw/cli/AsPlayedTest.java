package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Mod;
import gnaw.save.Options;
import gnaw.script.Written;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Who asks about the game means the one that is played: with the mods that are switched on. */
class AsPlayedTest {
    private static final Options ON = Options.NONE.with(List.of("spicy")).with("gone.heat", "3");

    private final StringWriter said = new StringWriter();

    @TempDir
    private Path folder;

    @Command(name = "probe")
    private static final class Probe {
        @Mixin
        private ScriptOptions scripts;
    }

    @BeforeEach
    void write() throws IOException {
        new Written(folder).main("");
        mod("spicy");
        mod("bland");
    }

    private void mod(String id) throws IOException {
        Path mod = Files.createDirectories(folder.resolve("mods").resolve(id));
        Files.writeString(mod.resolve("mod.json"), """
                {"id": "%s", "name": "A mod", "description": "It does nothing.", "version": "1.0.0"}""".formatted(id));
        Files.writeString(mod.resolve("main.js"), "");
    }

    @Test
    void theModsThatAreSwitchedOnAreUsedAndNamed() {
        assertThat(idsOf(ON)).containsExactly("base", "spicy");
        assertThat(said)
                .hasToString(
                        "With the mods that are switched on: spicy. --safe leaves them out, and --mods names others.\n");
    }

    @Test
    void theCommandLineOverrulesThem() {
        assertThat(idsOf(ON, "--mods", "bland")).containsExactly("base", "bland");
        assertThat(idsOf(ON, "--safe")).containsExactly("base");
        assertThat(said).hasToString("");
    }

    @Test
    void whereNoneIsSwitchedOnNothingIsSaid() {
        assertThat(idsOf(Options.NONE)).containsExactly("base");
        assertThat(said).hasToString("");
    }

    private List<String> idsOf(Options on, String... arguments) {
        Probe probe = new Probe();
        CommandLine line = new CommandLine(probe).setErr(new PrintWriter(said, true));
        List<String> all =
                new ArrayList<>(List.of("--scripts", folder.resolve("base").toString()));
        all.addAll(List.of("--mods-dir", folder.resolve("mods").toString()));
        all.addAll(List.of(arguments));
        line.parseArgs(all.toArray(String[]::new));
        return probe.scripts.asPlayed(on).mods().stream().map(Mod::id).toList();
    }
}
