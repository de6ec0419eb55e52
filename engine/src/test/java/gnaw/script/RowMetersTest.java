package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables whose rows have meters of their own. */
class RowMetersTest {
    private static final String PAINS = """
            import { add, amend, meterForEach, meters, remove, rules, say, table } from "gnaw";
            export const pains = table("pains", { cough: { word: "You cough." }, itch: { word: "You itch." } });
            meterForEach(pains, { start: 0, owner: "creature", doc: "turns left" });
            """;

    @TempDir
    Path folder;

    private Written pains(String more) {
        return new Written(folder).main(PAINS + more);
    }

    @Test
    void everyRowHasAMeterAlsoThoseThatAModAdds() {
        Written written = pains("").mod("cold", """
                import { add } from "gnaw";
                import { pains } from "base/main.js";
                add(pains, { sneeze: { word: "Atishoo!" } });
                """);
        try (Rulebook rules = written.load()) {
            assertThat(rules.catalog().meters()).containsKeys("cough", "itch", "sneeze");
        }
    }

    @Test
    void aRowThatIsTakenAwayTakesItsMeterAlong() {
        try (Rulebook rules = pains("remove(pains, \"itch\");").load()) {
            assertThat(rules.catalog().meters()).containsKey("cough").doesNotContainKey("itch");
        }
    }

    @Test
    void aModsRowCannotTakeAMeterThatIsThere() {
        Written written = pains("").mod("cold", """
                import { add } from "gnaw";
                import { pains } from "base/main.js";
                add(pains, { thirst: { word: "Water!" } });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                cold/main.js:3:14  while the scripts were loaded
                  meters.thirst is there already: base/house.js:2:1 added it. Amend it, or choose another id.
                  3 | add(pains, { thirst: { word: "Water!" } });
                    |              ^""");
    }

    @Test
    void aRuleForATableIsAskedForWhoeverHasOneOfItsMeters() throws Exception {
        Written written = pains("""
                amend(meters, { itch: { start: 1 } });
                add(rules.turnEnds, {
                  hurting: { having: "pains", answer: () => [say("Ouch.")] },
                  coughing: { having: "cough", answer: () => [say("Ahem.")] },
                });
                """);
        assertThat(saidInATurn(written)).containsExactly("Ouch.");
    }

    @Test
    void whatNamesNoMetersIsAskedOfNobody() throws Exception {
        Written written = pains("""
                add(rules.turnEnds, {
                  ailing: { having: [], answer: () => [say("Ouch.")] },
                  passing: () => [say("Time passes.")],
                });
                """);
        assertThat(saidInATurn(written)).containsExactly("Time passes.");
    }

    @Test
    void whoHasAMeterIsKnownAsSoonAsARuleHasChangedIt() throws Exception {
        Written written = pains("""
                import { set } from "gnaw";
                add(rules.turnEnds, {
                  before: { having: "cough", answer: () => [say("Too soon.")] },
                  catching: (who) => [set(who, "cough", 2)],
                  ailing: { having: "cough", answer: () => [say("Ahem.")] },
                  curing: (who) => [set(who, "cough", 0)],
                  after: { having: "cough", answer: () => [say("Too late.")] },
                });
                """);
        assertThat(saidInATurn(written)).containsExactly("Ahem.");
    }

    private static final String TEMPERS = """
            table("tempers", { meek: {}, grim: { growls: 1 } }, { growls: "number?" });
            add(meters, { temper: { holds: "id of tempers", start: "meek", owner: "creature" } });
            """;

    @ParameterizedTest
    @CsvSource({"meek, Aha.", "grim, Grrr.Aha."})
    void aRuleForACellIsAskedForWhoeverHoldsARowThatHasIt(String temper, String said) throws Exception {
        Written written = pains(TEMPERS.replace("start: \"meek\"", "start: \"" + temper + "\"") + """
                add(rules.turnEnds, {
                  growling: { having: "temper.growls", answer: () => [say("Grrr.")] },
                  seeing: { having: "temper", answer: () => [say("Aha.")] },
                });
                """);
        assertThat(String.join("", saidInATurn(written))).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            temper.growl | the rows of tempers have no cell "growl". Did you mean "growls"?
            itch.growls  | "itch.growls" asks for a cell of a row, but the meter "itch" holds number.
            """)
    void aCellThatNoRowCouldHaveIsToldWithTheNearest(String having, String told) {
        Written written =
                pains(TEMPERS + "add(rules.turnEnds, { growling: { having: \"" + having + "\", answer: () => [] } });");
        assertThatThrownBy(written::load).hasMessageContaining("turnEnds.growling.having: " + told);
    }

    @Test
    void whatIsNeitherMeterNorTableIsToldWithTheNearestName() {
        Written written =
                pains("add(rules.turnEnds, { hurting: { having: [\"thirst\", \"pain\"], answer: () => [] } });");
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:5:34  while the scripts were loaded
                  turnEnds.hurting.having: "pain" is no meter, nor a table whose rows have meters. Did you mean "pains"?
                  5 | add(rules.turnEnds, { hurting: { having: ["thirst", "pain"], answer: () => [] } });
                    |                                  ^""");
    }

    @Test
    void aTableOfCellsHasNoRowsForMeters() {
        Written written = pains("meterForEach(table(\"speeds\", { slow: 1 }), { start: 0, owner: \"hero\" });");
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:5:1  while the scripts were loaded
                  The table speeds holds no rows that could have meters.
                  5 | meterForEach(table("speeds", { slow: 1 }), { start: 0, owner: "hero" });
                    | ^""");
    }

    private static List<String> saidInATurn(Written written) throws Exception {
        Callable<List<String>> turn = () -> {
            try (Rulebook rules = written.load()) {
                return Game.begin(rules, 1).act(Action.await()).events().stream()
                        .filter(Event.Said.class::isInstance)
                        .map(event -> ((Event.Said) event).line().text())
                        .toList();
            }
        };
        return RulesThread.call("turn", turn);
    }
}
