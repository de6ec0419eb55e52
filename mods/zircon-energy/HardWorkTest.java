package gnaw.mods.zirconenergy;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hard work costs energy beyond what every action takes. None of the game's is hard; a mod for this test makes waiting so. */
class HardWorkTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeTheMod() throws IOException {
        Path mod = Files.createDirectory(folder.resolve("toiling"));
        Files.writeString(mod.resolve("mod.json"), """
                { "id": "toiling", "name": "Toiling", "description": "Waiting is hard work.", "version": "1.0.0", "requires": { "zircon-energy": "*" } }
                """);
        Files.writeString(mod.resolve("main.js"), """
                import { actions, amend } from "gnaw";
                import "zircon-energy/energy.js";
                amend(actions, { wait: { energy: 5 } });
                """);
    }

    @Test
    void itIsPaidBesides() throws Exception {
        Home home = Home.find();
        ResolvedMods resolved =
                Mods.find(List.of(home.folder().resolve("mods"), folder)).choose(List.of("toiling"));
        Scripts scripts = Scripts.with(home.scripts(), resolved.mods(), resolved.settings(List.of()));

        List<TraceRow> turns = RulesThread.call("toiling", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                return Trace.run(rules, TraceOptions.of(2));
            }
        });
        assertThat(turns).extracting(turn -> turn.meter("energy")).containsExactly(1000.0 - 2 - 5, 1000.0 - 4 - 10);
    }
}
