package gnaw.script.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.source.LoadWarning;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables remember who made, changed and wrapped what. */
class ChangeHistoryTest {
    @TempDir
    Path folder;

    private Rulebook rules() {
        return new Written(folder).main("""
                import { add, rules, say, table } from "gnaw";
                export const well = table("well", { depth: 10, word: "splash" });
                add(rules.turnEnds, { dripping: () => [say("drip")] });
                """).mod("deep", """
                        import { amend, creatures, wrap, rules } from "gnaw";
                        import { well } from "base/main.js";
                        amend(well, { depth: (n) => n * 2 });
                        wrap(rules.turnEnds, "dripping", (dripping) => (who) => [...dripping(who)]);
                        """).mod("deeper", """
                        import { add, amend, creatures, remove } from "gnaw";
                        import { well } from "base/main.js";
                        amend(well, { depth: 99 });
                        add(creatures, { eel: { like: "beast", name: "eel" } });
                        remove(creatures, "beast");
                        """).load();
    }

    private static String told(Rulebook rules, String path) {
        return rules.history().of(path).stream().map(CellHistory::text).collect(Collectors.joining("\n"));
    }

    @Test
    void aCellTellsEachStepWithItsValueAndPlace() {
        try (Rulebook rules = rules()) {
            assertThat(told(rules, "well.depth")).isEqualTo("""
                    well.depth is 99
                      10  made     base/main.js:3:21
                      20  amended  deep/main.js:3:1
                      99  set      deeper/main.js:3:1""");
        }
    }

    @Test
    void aQuestionIsCalledAsScriptsCallIt() {
        try (Rulebook rules = rules()) {
            assertThat(told(rules, "rules.turnEnds.dripping")).isNotEmpty().isEqualTo(told(rules, "turnEnds.dripping"));
        }
    }

    @Test
    void aRuleTellsWhoPutWhatAroundIt() {
        try (Rulebook rules = rules()) {
            assertThat(rules.history().ofRule("dripping"))
                    .singleElement()
                    .extracting(CellHistory::text)
                    .isEqualTo("""
                    turnEnds.dripping.answer is a function at deep/main.js:4:48
                      a function at base/main.js:4:33  added    base/main.js:4:1
                      a function at deep/main.js:4:48  wrapped  deep/main.js:4:1""");
        }
    }

    @Test
    void aRowThatIsGoneTellsWhoTookItAway() {
        try (Rulebook rules = rules()) {
            assertThat(told(rules, "creatures.beast.attack")).isEqualTo("""
                    creatures.beast.attack is gone
                      2     added    base/house.js:10:1
                      gone  removed  deeper/main.js:5:1""");
        }
    }

    @Test
    void aRowTellsAllItsCellsAndWhatItInherited() {
        try (Rulebook rules = rules()) {
            assertThat(told(rules, "creatures.deeper:eel")).startsWith("""
                    creatures.deeper:eel.name is "eel"
                      "eel"  added  deeper/main.js:4:1
                    creatures.deeper:eel.glyph is "b"
                      "b"  inherited  deeper/main.js:4:1
                    """);
        }
    }

    @Test
    void whatCoversAnotherModsChangeIsAWarning() {
        try (Rulebook rules = rules()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "deeper/main.js:3:1 sets well.depth, which is changed at deep/main.js:3:1: what is set counts.");
        }
    }

    @Test
    void aWrongNameIsToldWithTheNearest() {
        try (Rulebook rules = rules()) {
            ChangeHistory history = rules.history();
            assertThatThrownBy(() -> history.of("wel.depth"))
                    .hasMessage("There is no table \"wel\". Did you mean \"well\"?");
            assertThatThrownBy(() -> history.of("well.dept"))
                    .hasMessage("There is no well.dept. Did you mean \"well.depth\"?");
            assertThatThrownBy(() -> history.ofRule("driping"))
                    .hasMessage("There is no rule \"driping\". Did you mean \"dripping\"?");
        }
    }

    @Test
    void aRowWithoutItsTableIsToldWithIt() {
        isTold("beast", "There is no table \"beast\". Did you mean \"creatures.beast\"?");
        isTold("eel", "There is no table \"eel\". Did you mean \"creatures.deeper:eel\"?");
        isTold("eel.attack", "There is no table \"eel\". Did you mean \"creatures.deeper:eel.attack\"?");
    }

    @Test
    void aRowOfAModNeedNotBeNamedWithTheMod() {
        try (Rulebook rules = rules()) {
            ChangeHistory history = rules.history();
            assertThat(history.of("creatures.eel")).isEqualTo(history.of("creatures.deeper:eel"));
            assertThat(history.of("creatures.eel.attack")).isEqualTo(history.of("creatures.deeper:eel.attack"));
        }
    }

    private void isTold(String path, String what) {
        try (Rulebook rules = rules()) {
            assertThatThrownBy(() -> rules.history().of(path)).hasMessage(what);
        }
    }
}
