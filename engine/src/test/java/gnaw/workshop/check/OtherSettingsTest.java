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

/** Mistakes that only a player meets who sets something otherwise. */
class OtherSettingsTest {
    private static final String SETTINGS = """
            {
              "taste": { "type": "choice", "choices": ["mild", "hot"], "default": "mild", "text": "How it is" },
              "thick": { "type": "yes/no", "default": false, "text": "Whether it is thick" },
              "bowls": { "type": "number", "min": 0, "max": 9, "default": 2, "text": "How many" }
            }""";

    @TempDir
    private Path folder;

    private List<Finding> found(String script, String... said) throws Exception {
        Written base = new Written(folder).main("""
                import { add, change, rules } from "gnaw";
                """);
        write("mods/soup/mod.json", """
                { "id": "soup", "name": "Soup", "description": "It is hot.", "version": "1.0.0", "gnaw": "*", "settings": %s }
                """.formatted(SETTINGS));
        write("mods/soup/main.js", """
                import { add, change, rules, settings } from "gnaw";
                const { taste, thick, bowls } = settings();
                """ + script + """
                add(rules.turnEnds, { warming: (who) => change(who, "hitPoints", 1) });
                """);
        ResolvedMods soup = Mods.find(List.of(folder.resolve("mods"))).choose(List.of("soup"));
        Scripts scripts =
                Scripts.with(base.scripts().mods().getFirst().root(), soup.mods(), soup.settings(List.of(said)));
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(scripts, List.of("soup")));
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    @Test
    void anotherChoiceUnderWhichNothingLoadsIsTold() throws Exception {
        assertThat(found("if (taste === \"hot\") throw new Error(\"Too hot.\");\n"))
                .containsExactly(
                        Finding.error("soup/main.js:3:28", "Too hot. It is so with --setting soup.taste=hot."));
    }

    @Test
    void aRuleThatFailsAtABoundIsToldWithIt() throws Exception {
        assertThat(found("""
                        add(rules.turnEnds, { ladle: (who) => change(who, "hitPoints", 1 / bowls) });
                        """)).singleElement().satisfies(finding -> assertThat(finding.toString())
                .startsWith("soup/main.js:3:39: error: ")
                .endsWith("It is so with --setting soup.bowls=0."));
    }

    @Test
    void whatFailsInAnyCaseIsToldOnce() throws Exception {
        assertThat(found("throw new Error(`Thick: ${thick}.`);\n"))
                .containsExactly(Finding.error("soup/main.js:3:7", "Thick: false."));
    }

    @Test
    void whoeverSetsSomethingIsToldOfThatAlone() throws Exception {
        assertThat(found("if (taste === \"hot\") throw new Error(\"Too hot.\");\n", "soup.thick=yes"))
                .isEmpty();
    }
}
