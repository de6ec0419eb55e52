package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What translations leave out. */
class UntranslatedTest {
    private static final String ENGLISH = """
            import { add, texts } from "gnaw";
            add(texts, { bitten: { text: "It bites." }, calm: { text: "All is calm." }, rain: { text: "It rains." } });
            """;

    @TempDir
    private Path folder;

    private List<Finding> found(String requires, String changes) throws Exception {
        Path base =
                new Written(folder).main(ENGLISH).scripts().mods().getFirst().root();
        mod(
                "soup",
                "",
                "import { add, texts } from \"gnaw\";\nadd(texts, { hot: { text: \"It is hot.\" }, cold: { text: \"It is cold.\" } });\n");
        mod(
                "deutsch",
                ", \"translation\": true, \"requires\": {" + requires + "}",
                "import { amend, texts } from \"gnaw\";\n" + changes);
        ResolvedMods mods = Mods.find(List.of(folder.resolve("mods"))).choose(List.of("deutsch"));
        Scripts scripts = Scripts.with(base, mods.mods(), mods.settings(List.of()));
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(scripts, List.of("deutsch"))).stream()
                .filter(finding -> finding.text().contains("translated"))
                .toList();
    }

    private void mod(String id, String more, String script) throws IOException {
        Path root = Files.createDirectories(folder.resolve("mods").resolve(id));
        Files.writeString(root.resolve("mod.json"), """
                { "id": "%s", "name": "%s", "description": "Words.", "version": "1.0.0", "gnaw": "*"%s }
                """.formatted(id, id, more));
        Files.writeString(root.resolve("main.js"), script);
    }

    @Test
    void whatATranslationLeavesOutOfAModThatItRequiresIsTold() throws Exception {
        assertThat(found("\"soup\": \"*\"", "amend(texts, { hot: { text: \"Es ist heiß.\" } });\n"))
                .containsExactly(Finding.warning(
                        "deutsch/mod.json", "1 text of the mod soup is not translated: texts.cold.text."));
    }

    @Test
    void aWholeOneIsNotToldOf() throws Exception {
        assertThat(found(
                        "\"soup\": \"*\"",
                        "amend(texts, { hot: { text: \"Es ist heiß.\" }, cold: { text: \"Es ist kalt.\" } });\n"))
                .isEmpty();
    }
}
