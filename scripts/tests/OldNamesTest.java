package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.script.source.LoadWarning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod that was written for the first version of the script API is told what its words have become, and where they stand. */
class OldNamesTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    private static final String OLD =
            "which is called onQuaff since version 2.0.0: write that, for the next version will not know the old word.";

    @TempDir
    Path mods;

    @Test
    void aCell() {
        assertThatThrownBy(() -> warnings("""
                import { amend, creatures, items } from "gnaw";
                amend(items, { ration: { eaten: () => [] } });
                amend(creatures, { rat: { blow: "1d9" } });
                """)).hasMessage("""
                2 problems in old:

                old/main.js:2:26  while the scripts were loaded
                  items.ration.eaten: the table items has no cell "eaten". It is called "onEat" now.
                  2 | amend(items, { ration: { eaten: () => [] } });
                    |                          ^

                old/main.js:3:27  while the scripts were loaded
                  creatures.rat.blow: the table creatures has no cell "blow". It is called "damage" now.
                  3 | amend(creatures, { rat: { blow: "1d9" } });
                    |                           ^""");
    }

    @Test
    void aCellThatIsOldSinceThisVersionWillStillDoAndIsToldAtItsLine() throws Exception {
        assertThat(warnings("""
                import { add, amend, items, wrap } from "gnaw";
                amend(items, {
                  healing: { name: "potion", quaffed: (who) => [] },
                });
                add(items, { tea: { like: "healing", name: "tea", quaffed: (who) => items.healing.quaffed(who) } });
                """))
                .containsExactly(
                        "old/main.js:3:30 speaks of items.healing.quaffed, " + OLD,
                        "old/main.js:5:51 speaks of items.old:tea.quaffed, " + OLD);
    }

    @Test
    void aFunction() {
        assertThatThrownBy(() -> warnings("import { blowOf } from \"base/rules/equipment.js\";\n"))
                .hasMessage("""
                        old/main.js:1:10  while the scripts were loaded
                          "base/rules/equipment.js" has nothing called "blowOf". It is called "damageOf" now.
                          1 | import { blowOf } from "base/rules/equipment.js";
                            |          ^""");
    }

    @Test
    void aFile() {
        assertThatThrownBy(() -> warnings("import { owing } from \"base/rules/debt.js\";\n"))
                .hasMessage("""
                        old/main.js:1:24  while the scripts were loaded
                          There is no file base/rules/debt.js. It is called "rules/foodclock.js" now.
                          1 | import { owing } from "base/rules/debt.js";
                            |                        ^""");
    }

    @Test
    void aRuleIsFoundByItsOldName() throws Exception {
        assertThat(warnings("import { remove, rules } from \"gnaw\";\nremove(rules.creatureDies, \"loot\");\n"))
                .containsExactly("old/main.js:2:1 speaks of creatureDies.loot, which is called remains now.");
    }

    @Test
    void whatHasANewNameIsThereByIt() throws Exception {
        Mod base = Mod.base(HOME.resolve("scripts"));
        assertThat(base.renamed()).hasSizeGreaterThan(30);
        assertThat(base.renamed().keySet()).doesNotContain("damage", "onEat", "kind");
    }

    @Test
    void aModForTheFirstVersionLearnsHowToComeToThisOne() throws IOException {
        write("^1.0.0", "");
        assertThat(Mods.find(List.of(mods)).broken()).containsEntry("old", """
                old/mod.json:1:92  It is made for version ^1.0.0 of the script API, and this Gnaw has 2.0.0. Write "gnaw": "^2.0.0" \
                there: then ./gnaw check names each word that is called otherwise now, with its line.""");
    }

    private List<String> warnings(String main) throws Exception {
        write("^2.0.0", main);
        Scripts scripts = Scripts.with(
                HOME.resolve("scripts"),
                List.copyOf(Mods.find(List.of(mods)).found().values()),
                Map.of());
        return RulesThread.call("old", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                return rules.warnings().stream().map(LoadWarning::told).toList();
            }
        });
    }

    private void write(String api, String main) throws IOException {
        Path folder = Files.createDirectories(mods.resolve("old"));
        Files.writeString(folder.resolve("main.js"), main);
        Files.writeString(folder.resolve("mod.json"), """
                { "id": "old", "name": "Old", "description": "It has been here long.", "version": "1.0.0", "gnaw": "%s" }
                """.formatted(api));
    }
}
