package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod whose functions fail again and again is set aside with all of them; what was there before it answers. */
class SetAsideTest {
    private static final String NOTE =
            "zoo is set aside until its scripts are read again: its rules fail again and again.";
    private static final int BORNE = 5;

    /** A rule that makes thirsty by 1 a turn, by a function in a cell of a row. */
    private static final String MOODS = """
            import { add, change, rules, table } from "gnaw";
            export const moods = table("moods", { sour: { each: (who) => [change(who, "thirst", 1)] } }, { each: "rule?" });
            add(rules.turnEnds, { drying: (who) => Object.values(moods).flatMap((mood) => mood.each?.(who) ?? []) });
            """;

    @TempDir
    Path folder;

    /** What came of so many turns. */
    private record Played(List<RuleFailure> failures, double thirst, String name, int bars) {
        List<String> notes() {
            return failures.stream()
                    .map(failure -> failure.moment().note())
                    .filter(note -> !note.isEmpty())
                    .toList();
        }
    }

    @Test
    void whoeverWroteACellThatIsWrongIsToBlameAndNotWhoeverReadsIt() throws Exception {
        Written lines = new Written(folder)
                .main("""
                        import { add, flawIn, rules, say, table } from "gnaw";
                        export const lines = table("lines", { hit: { text: "It hits." } }, { text: "words" });
                        export const told = (id) => {
                          if (lines[id].text.includes("{")) throw flawIn(lines, id, "text", "speaks of what nobody tells");
                          return say(lines[id].text);
                        };
                        """)
                .mod(
                        "reader",
                        "import { add, rules } from \"gnaw\"; import { told } from \"base/main.js\";\n"
                                + "add(rules.turnEnds, { reads: () => [told(\"hit\")] });")
                .mod(
                        "zoo",
                        "import { amend } from \"gnaw\"; import { lines } from \"base/main.js\";\n"
                                + "amend(lines, { hit: { text: \"{it} hits.\" } });");
        Played played = play(lines, BORNE + 3);
        assertThat(played.failures()).as("the words before it are read again").hasSize(BORNE);
        assertThat(played.failures().getFirst().getMessage()).isEqualTo("""
                zoo/main.js:2:1  rule turnEnds.reader:reads
                  lines.hit speaks of what nobody tells.""");
        assertThat(played.notes()).containsExactly(NOTE);
    }

    private Written moods() {
        return new Written(folder).main(MOODS);
    }

    private static Played play(Written written, int turns) throws Exception {
        return RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                Game game = Game.begin(rules, 1);
                List<RuleFailure> failures = new ArrayList<>();
                for (int turn = 0; turn < turns; turn++) {
                    failures.addAll(failures(game.act(Action.await()).events()).toList());
                    game.description().status();
                    game.description().nameOf(game.world().hero());
                    failures.addAll(failures(game.takeEvents()).toList());
                }
                return new Played(
                        failures,
                        game.world().hero().meters().get("thirst"),
                        game.description().nameOf(game.world().hero()),
                        game.description().status().bars().size());
            }
        });
    }

    private static Stream<RuleFailure> failures(List<Event> events) {
        return events.stream().filter(Event.RuleFailed.class::isInstance).map(event -> ((Event.RuleFailed) event)
                .failure());
    }

    @Test
    void theChainAnswersWithoutTheWrapThatFails() throws Exception {
        Played played = play(moods().mod("zoo", """
                import { rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", (drying) => (who) => drying(who.thrist));
                """), 9);
        assertThat(played.failures()).hasSize(BORNE);
        assertThat(played.notes()).containsExactly(NOTE);
        assertThat(played.thirst()).isEqualTo(5 + 9 - BORNE);
    }

    @Test
    void theOtherModsWrapsStayWhereTheyAre() throws Exception {
        Played played = play(moods().mod("apes", """
                import { change, rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", (drying) => (who) => [...drying(who), change(who, "thirst", 10)]);
                """).mod("zoo", """
                import { rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", (drying) => (who) => [...drying(who), who.thrist]);
                """).mod("zzz", """
                import { change, rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", (drying) => (who) => [...drying(who), change(who, "thirst", 100)]);
                """), BORNE + 1);
        assertThat(played.notes()).containsExactly(NOTE);
        assertThat(played.thirst()).isEqualTo(5 + 111);
    }

    @Test
    void anAnswerThatIsNoneIsBlamedOnTheLastWrap() throws Exception {
        Played played = play(moods().mod("zoo", """
                import { rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", () => () => 42);
                """), 9);
        assertThat(played.notes()).containsExactly(NOTE);
        assertThat(played.thirst()).isEqualTo(5 + 9 - BORNE);
    }

    @Test
    void aFunctionCellHasTheFunctionBefore() throws Exception {
        Played played = play(moods().mod("zoo", """
                import { amend } from "gnaw";
                import { moods } from "base/main.js";
                amend(moods, { sour: { each: (who) => who.thrist } });
                """), 9);
        assertThat(played.failures()).hasSize(BORNE);
        assertThat(played.thirst()).isEqualTo(5 + 9 - BORNE);
    }

    @Test
    void aRowIsWithoutTheFunctionThatItCanDoWithout() throws Exception {
        Played played = play(moods().mod("zoo", """
                import { add } from "gnaw";
                import { moods } from "base/main.js";
                add(moods, { sweet: { each: () => { for (;;); } } });
                """), 9);
        assertThat(played.failures()).hasSize(BORNE);
        assertThat(played.thirst()).isEqualTo(5 + 9 - BORNE);
    }

    @Test
    void aFailureOfTheBaseGamesOwnIsNoModsThatIsAroundIt() throws Exception {
        Played played = play(new Written(folder).main("""
                import { add, rules } from "gnaw";
                add(rules.turnEnds, { drying: (who) => who.thrist });
                """).mod("zoo", """
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, { wetting: (who) => [change(who, "thirst", -0.5)] });
                """), 9);
        assertThat(played.failures()).hasSize(9);
        assertThat(played.notes()).isEmpty();
        assertThat(played.thirst()).isEqualTo(5 - 4.5);
    }

    @Test
    void whatScreensAskIsMendedOnScreensAndChangesNoGame() throws Exception {
        Played played = play(new Written(folder).main("""
                import { add, rules } from "gnaw";
                add(rules.statusOf, { life: (who) => [{ bar: "HP", value: who.hitPoints, max: 20 }] });
                add(rules.nameOf, { names: () => "somebody" });
                """).mod("zoo", """
                import { add, change, rules, wrap } from "gnaw";
                wrap(rules.statusOf, "life", () => (who) => who.thrist);
                wrap(rules.nameOf, "names", () => (who) => { for (;;); });
                add(rules.turnEnds, { drying: (who) => [change(who, "thirst", 1)] });
                """), 9);
        assertThat(played.failures())
                .extracting(failure -> failure.parts().rule())
                .as("each once, and once more with the word that the mod is set aside")
                .containsOnlyOnceElementsOf(List.of("rule statusOf.life"))
                .hasSizeLessThan(5);
        assertThat(played.notes()).containsExactly(NOTE);
        assertThat(played.thirst()).isEqualTo(14);
        assertThat(played.bars()).isEqualTo(1);
        assertThat(played.name()).isEqualTo("somebody");
    }

    @Test
    void aNameThatFailsCostsNoRuleItsAnswer() throws Exception {
        Played played = play(new Written(folder).main("""
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, { drying: (who, dice, world) => [change(who, "thirst", world.nameOf(who).length)] });
                """).mod("zoo", """
                import { add, rules } from "gnaw";
                add(rules.nameOf, { broken: (who) => who.thrist.length });
                """), 2);
        assertThat(played.thirst()).as("twice the length of the word hero").isEqualTo(5 + 2 * 4);
        assertThat(played.failures()).hasSize(1);
    }

    @Test
    void theNextGameBearsItAgain() throws Exception {
        Written written = moods().mod("zoo", """
                import { rules, wrap } from "gnaw";
                wrap(rules.turnEnds, "drying", (drying) => (who) => drying(who.thrist));
                """);
        RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                for (int games = 0; games < 2; games++) {
                    Game game = Game.begin(rules, 1);
                    long failed = 0;
                    for (int turn = 0; turn < 9; turn++) {
                        failed += failures(game.act(Action.await()).events()).count();
                    }
                    assertThat(failed).isEqualTo(BORNE);
                }
            }
            return 0;
        });
    }
}
