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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A rule that fails never ends the game, loses only its own effects, and is told with its place. */
class RuleFailuresTest {
    /** Fifty rooms with walls of their own, for which a level of that size has no room. */
    private static final String MANY_CELLS = "Array(50).fill("
            + "{ name: \"cell\", drawing: \"#####\\n#...+\\n#####\", tiles: { \"#\": \"wall\", \".\": \"floor\", \"+\": \"floor\" } })";

    @TempDir
    Path folder;

    /** What one turn under this rule, and after it under a rule that lowers thirst, tells of failures. */
    private List<String> failuresOf(String rule) throws Exception {
        Written written = new Written(folder).main("""
                import { act, add, change, damage, rules, say, set } from "gnaw";
                const broken = (who, dice, world) => %s;
                const after = (who) => [change(who, "thirst", -1)];
                add(rules.turnEnds, { broken, after });
                """.formatted(rule));
        return RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                Game game = Game.begin(rules, 1);
                List<Event> events = game.act(Action.await()).events();
                assertThat(game.world().hero().meters().get("thirst"))
                        .as("the next rule has its effects")
                        .isEqualTo(4);
                assertThat(game.world().turn()).isEqualTo(2);
                return events.stream()
                        .filter(Event.RuleFailed.class::isInstance)
                        .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                        .toList();
            }
        });
    }

    @Test
    void aMisspeltFactIsToldWithTheNearestName() throws Exception {
        assertThat(failuresOf("[set(who, \"thirst\", who.thrist)]")).containsExactly("""
                base/main.js:3:58  rule turnEnds.broken
                  There is no fact "thrist" here. Did you mean "thirst"?
                  3 | const broken = (who, dice, world) => [set(who, "thirst", who.thrist)];
                    |                                                          ^""");
    }

    /** What the beginning of a game tells of failures where a mod has changed the plan of its first level. */
    private List<RuleFailure> failuresOfPlan(String plan) throws Exception {
        Written written = new Written(folder).main("").mod("halls", """
                import { rules, wrap } from "gnaw";

                wrap(rules.levelPlanned, "planning", (planning) => (...given) => %s);
                """.formatted(plan));
        return RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                return Game.begin(rules, 1).takeEvents().stream()
                        .filter(Event.RuleFailed.class::isInstance)
                        .map(event -> ((Event.RuleFailed) event).failure())
                        .toList();
            }
        });
    }

    @Test
    void aPlanThatCannotBeDugIsToldToWhoeverChangedIt() throws Exception {
        List<RuleFailure> failures = failuresOfPlan("({ ...planning(...given), vaults: " + MANY_CELLS + " })");
        assertThat(failures).extracting(RuleFailure::getMessage).containsExactly("""
                halls/main.js:3:52  rule levelPlanned.planning
                  The level at depth 1 cannot be dug as planned: No lawful level of 40×20 cells with 5 rooms and 50 vaults came of 400 attempts
                  3 | wrap(rules.levelPlanned, "planning", (planning) => (...given) => ({ ...planning(...given), vaults: %s }));
                    |                                                    ^""".formatted(MANY_CELLS));
        assertThat(failures).extracting(failure -> failure.parts().mod()).containsExactly("halls");
    }

    @Test
    void aPlanThatIsNoneIsToldToWhoeverChangedIt() throws Exception {
        List<RuleFailure> failures = failuresOfPlan("({ ...planning(...given), width: \"wide\" })");
        assertThat(failures).extracting(RuleFailure::getMessage).containsExactly("""
                halls/main.js:3:52  rule levelPlanned.planning
                  levelPlanned wants a number for width, but got "wide".
                  3 | wrap(rules.levelPlanned, "planning", (planning) => (...given) => ({ ...planning(...given), width: "wide" }));
                    |                                                    ^""");
        assertThat(failures).extracting(failure -> failure.parts().mod()).containsExactly("halls");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            7                 | levelPlanned wants { tiles, rooms, … }, { drawing, tiles } or a grid, but got 7.
            "halls"           | levelPlanned wants { tiles, rooms, … }, { drawing, tiles } or a grid, but got "halls".
            [1]               | levelPlanned wants { tiles, rooms, … }, { drawing, tiles } or a grid, but got [1].
            ({ romos: 3 })    | levelPlanned knows no "romos". Did you mean "rooms"?
            ({ rooms: 3 })    | levelPlanned lacks tiles, which names the tile of each part.
            ({ drawin: "#" }) | levelPlanned knows no "drawin". Did you mean "drawing"?
            """)
    void aPlanOfAnotherShapeIsToldWithTheShapesThatThereAre(String plan, String told) throws Exception {
        assertThat(failuresOfPlan(plan))
                .extracting(RuleFailure::getMessage)
                .singleElement()
                .asString()
                .contains("\n  " + told + "\n");
    }

    @Test
    void aPlanThatFailsIsToldWhereItFails() throws Exception {
        List<RuleFailure> failures = failuresOfPlan("({ ...planning(...given), rooms: given.room.size })");
        assertThat(failures).extracting(RuleFailure::getMessage).containsExactly("""
                halls/main.js:3:99  rule levelPlanned.planning
                  Cannot read property 'size' of undefined
                  3 | wrap(rules.levelPlanned, "planning", (planning) => (...given) => ({ ...planning(...given), rooms: given.room.size }));
                    |                                                                                                   ^""");
        assertThat(failures).extracting(failure -> failure.parts().mod()).containsExactly("halls");
    }

    @Test
    void aMisspeltMeterIsToldAtTheEffect() throws Exception {
        assertThat(failuresOf("[change(who, \"thrist\", 1)]")).containsExactly("""
                base/main.js:3:39  rule turnEnds.broken
                  change: there is no meter "thrist". Did you mean "thirst"?
                  3 | const broken = (who, dice, world) => [change(who, "thrist", 1)];
                    |                                       ^""");
    }

    @Test
    void anUnknownEffectIsToldWithTheNearestName() throws Exception {
        assertThat(failuresOf("[{ effect: \"dammage\", who }]")).containsExactly("""
                base/main.js:3:16  rule turnEnds.broken
                  There is no effect "dammage". Did you mean "damage"?
                  3 | const broken = (who, dice, world) => [{ effect: "dammage", who }];
                    |                ^""");
    }

    /** What a turn tells of failures where a mod has this rule, and the base game has a function for mods. */
    private List<String> failuresOfMod(String rule) throws Exception {
        Written written = new Written(folder).main("""
                        import { change } from "gnaw";
                        export const parch = (who, meter) => [change(who, meter, 1)];
                        export const parching = (turns) => (who) => (turns > 9 ? undefined : [change(who, "thirst", turns)]);
                        """).mod("zoo", """
                import { add, rules } from "gnaw";
                import { parch, parching } from "base/main.js";
                add(rules.turnEnds, {
                  fine: () => [],
                  dry: %s,
                });
                """.formatted(rule));
        return RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                return failures(Game.begin(rules, 1).act(Action.await()).events()).stream()
                        .map(RuleFailure::getMessage)
                        .toList();
            }
        });
    }

    @Test
    void whatAModGivesToTheBaseGameIsToldWhereItIsGiven() throws Exception {
        assertThat(failuresOfMod("(who) => [parch(who, \"thrist\")]")).containsExactly("""
                zoo/main.js:5:18  rule turnEnds.zoo:dry
                  change: there is no meter "thrist". Did you mean "thirst"?
                  5 |   dry: (who) => [parch(who, "thrist")],
                    |                  ^
                  thrown at base/main.js:3:39""");
    }

    @Test
    void anAnswerThatIsNoneIsToldAtItsOwnRow() throws Exception {
        assertThat(failuresOfMod("(who) => undefined")).containsExactly("""
                zoo/main.js:5:8  rule turnEnds.zoo:dry
                  A rule answers a list of effects, [] for none; this one answered nothing. Is return missing before what it answers?
                  5 |   dry: (who) => undefined,
                    |        ^""");
        assertThat(failuresOfMod("parching(10)"))
                .as("a function of the base game's was put there by the mod")
                .containsExactly("""
                zoo/main.js:3:1  rule turnEnds.zoo:dry
                  A rule answers a list of effects, [] for none; this one answered nothing. Is return missing before what it answers?""");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            undefined                       | A rule answers a list of effects, [] for none; this one answered nothing. Is return missing before what it answers?
            [damage(who)]                   | damage wants a number for amount, but got undefined.
            [say]                           | A rule answers a list of effects such as say(…) or damage(…), but one answered the function say itself: it must be called.
            () => [say('x')]                | A rule answers a list of effects such as say(…) or damage(…), but one answered a function: it must be called.
            [7]                             | A rule answers a list of effects such as say(…) or damage(…), but one answered 7.
            rules.turnEnds                  | A rule answers a list of effects such as say(…) or damage(…), but one answered {broken: {answer: (who, dice, world) => rules.turnEnds}, after:
            [damage(who, 0 / 0)]            | damage wants a number for amount, but got NaN.
            [say(7)]                        | say wants a text for text, but got number: 7.
            [say('x', 'bda')]               | say: there is no tone "bda". Did you mean "bad"?
            [dice.roll('two')]              | "two" is not a die formula; one looks like "2d6+1", "d20" or "3d4-2".
            (() => { for (;;) {} })()       | It took more than 100000 statements: an endless loop, or too much for one answer.
            (() => { throw 'ouch' })()      | ouch
            who.hitPoints = 9               | Facts are read-only: "hitPoints" cannot be assigned. Answer an effect such as set(who, "hitPoints", …) instead; === compares.
            [world.tileAt('here')]          | A place is wanted here, but got "here". Ask it as world.tileAt(place: Place).
            [world.creatureAt(3, 2)]        | A place is wanted here, but got 3. Ask it as world.creatureAt(place: Place).
            [dice.roll(6)]                  | dice.roll cannot be asked with 6. Ask it as dice.roll(dice: string).
            [dice.pick('abc')]              | A list, or weights by name, are wanted here, but got "abc". Ask it as dice.pick(weights: Readonly<Record<Name, number>>).
            [world.free(who)]               | Dice are wanted here, but got Creature "hero". Ask it as world.free(dice: Dice, wish?: { from?: Place; distance?: number }).
            Math.random()                   | Math.random is not a function. Chance comes from dice, which a rule is given: dice.between(1, 6), dice.roll("2d6").
            say(`${hwo.hitPoints}`)         | hwo is not defined. Did you mean "who"?
            wrold.turn                      | wrold is not defined. Did you mean "world"?
            [((foe) => 1)(1), ((_foe) => foe)(1)]                   | foe is not defined. Did you mean "_foe"?
            (() => { throw { cell: 3 }; })()                        | base/main.js:3:47  rule turnEnds.broken
            (() => { throw { cell: ['no', 'such', 'row'] }; })()    | base/main.js:3:47  rule turnEnds.broken
            new Date()                      | Date is not defined. There is no clock: world.turn counts the turns.
            console.log('x')                | console is not defined. To look at a value, log(value) of "gnaw" writes it below the test and in the console of --dev.
            require('gnaw')                 | require is not defined. Write at the top of the file: import { say } from "gnaw".
            setTimeout(() => {}, 9)         | setTimeout is not defined. Nothing happens by itself later: a row of rules.turnEnds is asked each turn.
            fetch('http://x')               | fetch is not defined. Rules reach no files and no network. A file of the mod itself can be imported: import data from "./data.json" with { type: "json" }.
            window.x                        | window is not defined. Rules run in no browser and not in Node; what they can use stands in mods/REFERENCE.md.
            say(`${who}`)                   | Cannot convert object to primitive value. What rules are given is no text: world.nameOf(who) names somebody or something, and who.kind is the id of a kind.
            who.pack.push(1)                | It is only for reading. A copy can be changed, such as [...list]; the game is changed by effects.
            (async () => [say('x')])()      | A rule answers at once; this one answered a promise, as async and import() do.
            eval('1')                       | dynamic evaluation of code is disabled
            new Function('return 1')()      | dynamic evaluation of code is disabled
            """)
    void everyMistakeIsToldInWords(String rule, String told) throws Exception {
        assertThat(failuresOf(rule)).singleElement().asString().contains(told);
    }

    @Test
    void whatOtherHousesHaveIsToldWithOneHintAlone() throws Exception {
        assertThat(failuresOf("Date.now()"))
                .singleElement()
                .asString()
                .contains("There is no clock: world.turn counts the turns.\n")
                .doesNotContain("Did you mean");
    }

    @Test
    void anEndlessRecursionEndsByTheBudget() throws Exception {
        assertThat(failuresOf("(function again(n) { return again(n + 1) + 1; })(0)"))
                .singleElement()
                .asString()
                .contains("It took more than 100000 statements");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'x'.repeat(50000000)
            Array(1e9).fill(0)
            (() => { let s = 'x'; for (;;) s += s; })()
            [...Array(90000).keys()].map(() => [...Array(90000).keys()])
            Array.from({ length: 1e9 })
            """)
    void aBombIsDisarmed(String rule) throws Exception {
        assertThat(failuresOf(rule)).hasSize(1);
    }

    @Test
    void theCardTellsWhatTheRuleWasGivenAndWhenItFailed() throws Exception {
        Written written = new Written(folder).main("""
                import { add, rules } from "gnaw";
                add(rules.turnEnds, { broken: (who) => { const n = 2; const words = ["a", n]; return who.thrist + n; } });
                """);
        String card = RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                return failures(Game.begin(rules, 1).act(Action.await()).events())
                        .getFirst()
                        .card();
            }
        });
        assertThat(card).isEqualTo("""
                base/main.js:3:86  rule turnEnds.broken
                  There is no fact "thrist" here.
                  3 | add(rules.turnEnds, { broken: (who) => { const n = 2; const words = ["a", n]; return who.thrist + n; } });
                    |                                                                                      ^
                  hint      Did you mean "thirst"?
                  given     hero at (13, 14): attack 3, defense 1, hitPoints 20, maxHitPoints 20, sight 7, speed 100, thirst 5
                  given     world at depth 1
                  local     n = 2
                  local     words = (2)["a", 2]
                  when      seed 1, turn 1""");
    }

    @Test
    void aModThatFailsAgainAndAgainIsSetAsideWithAWord() throws Exception {
        Written written = new Written(folder).main("""
                import { add, change, rules } from "gnaw";
                add(rules.turnEnds, { drying: (who) => [change(who, "thirst", 1)] });
                """).mod("zoo", """
                import { add, rules } from "gnaw";
                add(rules.turnEnds, { broken: (who) => who.thrist });
                """);
        RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                Game game = Game.begin(rules, 1);
                List<RuleFailure> failures = new ArrayList<>();
                for (int turn = 0; turn < 9; turn++) {
                    failures.addAll(failures(game.act(Action.await()).events()));
                }
                assertThat(failures).hasSize(5);
                assertThat(failures.getLast().card())
                        .endsWith("zoo is set aside until its scripts are read again: its rules fail again and again.");
                assertThat(game.world().hero().meters().get("thirst")).isEqualTo(14);
            }
            return 0;
        });
    }

    private static List<RuleFailure> failures(List<Event> events) {
        return events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure())
                .toList();
    }
}
