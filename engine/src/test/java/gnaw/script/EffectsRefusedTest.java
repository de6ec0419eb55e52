package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Ending;
import gnaw.game.Event;
import gnaw.game.Report;
import gnaw.mod.ScriptError;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects that would pass in silence if nobody looked: those that make no sense are refused, in words. */
class EffectsRefusedTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            set(world, "hitPoints", 3)             | The meter "hitPoints" is a creature's, and not the world's.
            change(who.ground, "hitPoints", 3)     | The meter "hitPoints" is a creature's, and not a tile's.
            set(world.level, "thirst", 3)          | The meter "thirst" is the hero's, and not a level's.
            set(who, "motto", "ho")                | The meter "motto" is the world's, and not a creature's.
            damage(who, 3, "fire")                 | damage wants what more there is to say by its name, by or cause, but got text: "fire".
            give(who, "stone", 3)                  | give wants a count or meters by their names, such as { count: 2 }, but got number: 3.
            lay("stone", who.at, 3)                | lay wants a count or meters by their names, such as { count: 2 }, but got number: 3.
            spawn("beast", who.at, { hitPoints: 0 }) | spawn wants somebody alive, but got 0 for hitPoints.
            spawn("hero", who.at)                  | spawn wants another kind: there is one hero alone.
            give(who, "stone", { cuont: 2 })       | give: there is no meter "cuont". Did you mean "count"?
            give(who, "stone", { charge: 1, thirst: 2 }) | The meter "thirst" is the hero's, and not an item's.
            lay("stone", who.at, { alarm: 1 })     | The meter "alarm" is the world's, and not an item's.
            spawn("beast", who.at, { alarm: 2 })   | The meter "alarm" is the world's, and not a creature's.
            drop(who.pack[7], who.at)              | drop wants a thing, but got undefined.
            hand(who, who)                         | hand wants a thing, but got Creature "hero".
            spend(who.pack[7])                     | spend wants a thing, but got undefined.
            reveal("all")                          | reveal wants a list of places, or "level" for all, but got "all".
            reveal([3])                            | reveal wants a place such as who.at, but got 3.
            interrupt(3)                           | interrupt wants a text for why, but got number: 3.
            win({ how: "well" })                   | win wants a text for how, but got row: {"how":"well"}.
            [who.isHero && true]                   | A rule answers a list of effects such as say(…) or damage(…), but one answered true.
            leave(who, 2, { with: who })           | leave wants a list of creatures for with, but got Creature "hero".
            [[world.free(dice, { form: who })], []] | world.free knows no "form". Did you mean "from"?
            stun(who, 0.5)                         | stun wants a whole number from 0 to 1000000 for turns, but got 0.5.
            stun(who, -1)                          | stun wants a whole number from 0 to 1000000 for turns, but got -1.
            leave(who, 0)                          | leave wants a whole number from 1 to 1000 for depth, but got 0.
            spawn("beast", who.at, {}, { aly: who }) | spawn knows no "aly". Did you mean "ally"?
            spawn("beast", who.at, {}, { ally: 3 }) | spawn wants a creature for ally, but got 3.
            offer({ title: "A", options: { a: { text: "A", effect: [] } } }) | offer: its option a knows no "effect". Did you mean "effects"?
            """)
    void anEffectThatMakesNoSenseIsToldInWords(String effect, String told) throws Exception {
        assertThat(failuresOf(effect)).singleElement().asString().contains("\n  " + told + "\n");
    }

    @Test
    void nobodyIsWalledInAndTheRuleThatWantedItIsNamed() throws Exception {
        assertThat(failuresOf("become(who.at, 'wall')"))
                .containsExactly("rule turnEnds.odd\n  become: \"hero\" stands there, and cannot be in \"wall\".");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            set(who, "thirst", 3)
            set(world, "motto", "ho")
            spawn("beast", who.at, { hitPoints: 0.5 })
            damage(who, 3, {})
            who.isItem && damage(who, 3)
            [who.isItem && damage(who, 3), []]
            become({ x: 1, y: 1 }, "wall")
            leave(who, 1, { with: world.creatures })
            """)
    void itsNeighboursThatMakeSensePass(String effect) throws Exception {
        assertThat(failuresOf(effect)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            kill(who)                              | unknown causes
            damage(who, 99)                        | unknown causes
            set(who, "hitPoints", 0)               | unknown causes
            damage(who, 99, { cause: "a fall" })   | a fall
            [spawn("beast", who.at), world.creatures.filter((one) => one.kind === "beast").map((by) => kill(who, "", { by }))] | beast
            """)
    void whoeverDiesOfNothingThatARuleNamesDiesOfSomething(String effect, String cause) throws Exception {
        Ending ending = written(effect).play(game -> {
            for (int turn = 0; turn < 2 && game.world().ending().isEmpty(); turn++) {
                game.act(Action.await());
            }
            return game.world().ending().orElseThrow();
        });
        assertThat(ending.cause()).isEqualTo(cause);
    }

    @Test
    void aMeterOfTheHeroIsNobodyElses() throws Exception {
        List<String> failures = written("""
                [spawn("beast", who.at), world.creatures.filter((one) => !one.isHero).map((one) => change(one, "thirst", -1))]""").play(game -> Stream.of(game.act(Action.await()), game.act(Action.await()))
                .flatMap(report -> failuresIn(report).stream())
                .toList());
        assertThat(failures).singleElement().asString().contains("""

                  The meter "thirst" is the hero's, and "beast" has none. Meters of owner "creature" are everybody's.
                """);
    }

    @Test
    void aTableOfTheGameThatIsMadeOnceMoreIsToldWithItsMaker() {
        assertThat(Assertions.catchThrowableOfType(ScriptError.class, () -> new Written(folder)
                        .main("import { table } from \"gnaw\"; table(\"creatures\", { a: { b: 1 } });")
                        .load()))
                .hasMessageContaining("There is a table \"creatures\" already: the engine made it.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            change(who, "thirst", -1) | change: there is no meter "thirst" any more: dry/main.js:2:1 removed it.
            say(who.thirst + "")      | There is no fact "thirst" here any more: dry/main.js:2:1 removed it.
            give(who, "stone")        | give: the table items has no row "stone" any more: dry/main.js:3:1 removed it.
            """)
    void whatAModHasTakenAwayIsToldWithItsPlace(String effect, String told) throws Exception {
        Written mods = written(effect)
                .mod(
                        "dry",
                        "import { items, meters, remove } from \"gnaw\";\nremove(meters, \"thirst\");\nremove(items, \"stone\");");
        assertThat(failuresOf(mods)).singleElement().asString().contains("\n  " + told + "\n");
    }

    private Written written(String effect) {
        return new Written(folder).main("""
                import {
                  add, become, change, damage, drop, give, hand, interrupt, kill, lay, leave, meters, offer, reveal, rules, say, set, spawn, spend, stun, swap, win,
                } from "gnaw";
                add(meters, { motto: { start: "", holds: "text", owner: "world", doc: "what it says of itself" } });
                add(rules.turnEnds, { odd: (who, dice, world) => %s });
                """.formatted(effect));
    }

    private List<String> failuresOf(String effect) throws Exception {
        return failuresOf(written(effect));
    }

    private static List<String> failuresOf(Written written) throws Exception {
        return written.play(game -> failuresIn(game.act(Action.await())));
    }

    private static List<String> failuresIn(Report report) {
        return report.events().stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }
}
