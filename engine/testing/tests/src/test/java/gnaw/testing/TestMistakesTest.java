package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.Events;
import org.opentest4j.AssertionFailedError;

/** Sentences about what is wrong in a test in JavaScript. */
class TestMistakesTest extends AtScriptTests {
    private static Map<String, AssertionFailedError> errors(Events events) {
        return events.failed().stream()
                .collect(Collectors.toMap(event -> event.getTestDescriptor().getDisplayName(), event ->
                        (AssertionFailedError) error(event)));
    }

    @Test
    void everyFailureSaysWhereWhatWasExpectedAndWhatWasThere() {
        Map<String, String> told = failures(run("scripts/failing.test.js"));

        assertThat(told.keySet()).hasSize(8).doesNotContain("a test after the loop");
        assertThat(told.get("a wrong number")).isEqualTo("""
                base/failing.test.js:5:3  test "a wrong number"
                  The hero should have water 7, but has 6.
                  5 |   expect(given.hero({ water: 7 }).waits()).toHave({ water: 7 });
                    |   ^

                seed 1 · the base game alone · turn 2 · depth 1
                #######
                #.....#
                #..@..#
                #.....#
                #######
                the hero at (3, 2): attack 3, defense 1, hitPoints 20, maxHitPoints 20, sight 7, speed 100, water 6""");
        assertThat(told.get("a list that differs")).isEqualTo("""
                base/failing.test.js:9:3  test "a list that differs"
                  Not as expected:
                    [0].b[1] should be 3, but is 2
                  9 |   expect([{ a: 1, b: [1, 2] }]).toEqual([{ a: 1, b: [1, 3] }]);
                    |   ^""");
        assertThat(told.get("a missing meter"))
                .contains("There is no meter of the hero's \"wtaer\". Did you mean \"water\"?");
        assertThat(told.get("an endless loop")).isEqualTo("""
                base/failing.test.js:17:3  test "an endless loop"
                  It took more than 100000 statements: an endless loop, or too much for one test.
                  17 |   for (;;) ;
                     |   ^""");
        assertThat(told.get("loaded dice that nobody throws")).isEqualTo("""
                        base/failing.test.js:24  test "loaded dice that nobody throws"
                          Dice are loaded for a rule "blow", but there is none. Did you mean "blows"?""");
        assertThat(told.get("a failure for which dice of a misspelt rule may be the reason"))
                .contains(
                        "It broke.", "Dice are loaded for a rule \"blow\", but there is none. Did you mean \"blows\"?");
        assertThat(told.get("a rule that cannot be named")).contains("Nothing in these scripts looks like '?'.");
        assertThat(told.get("words that were not said")).contains("""
                  The last act should have said:
                    You are hungry.
                  but there is:
                    You are thirsty.
                """);
    }

    @Test
    void wordsThatThereAreNotAreToldWithTheNearest() {
        Map<String, String> told = new TreeMap<>();
        failures(run("scripts/misspelt.test.js")).forEach((test, text) -> told.put(test, sentence(text)));

        assertThat(told)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry("a matcher", "There is no \"toHav\". Did you mean \"toHave\"?"),
                        Map.entry(
                                "a matcher of another house",
                                "There is no \"toBeGreaterThan\". Here it is toBeAtLeast, which the number itself meets, too."),
                        Map.entry("a matcher after not", "There is no \"toBeAlife\". Did you mean \"toBeAlive\"?"),
                        Map.entry(
                                "a word of the world", "The world of a test has no \"spwan\". Did you mean \"spawn\"?"),
                        Map.entry("what is given", "What is given has no \"heroo\". Did you mean \"hero\"?"),
                        Map.entry("dice", "The dice of a test have no \"lowst\". Did you mean \"lowest\"?"),
                        Map.entry("dice of a rule", "The dice of a rule have no \"fal\". Did you mean \"fall\"?"),
                        Map.entry(
                                "an action",
                                "There is no meter of the hero's \"wait\". There are: attack, defense, hitPoints,"
                                        + " maxHitPoints, sight, speed, water. An action is called \"waits\"."),
                        Map.entry(
                                "a verb",
                                "There is no meter of the hero's \"drink\". There are: attack, defense, hitPoints,"
                                        + " maxHitPoints, sight, speed, water. An action is called \"drinks\"."),
                        Map.entry(
                                "a fact of whoever a rule is given",
                                "There is no meter of the hero's \"foesInView\". There are: attack, defense, hitPoints,"
                                        + " maxHitPoints, sight, speed, water. Rules read it of facts: give them"
                                        + " facts.creature({ foesInView: … })."),
                        Map.entry(
                                "facts that are made up", "There is no fact \"watter\" here. Did you mean \"water\"?"),
                        Map.entry(
                                "facts that a rule looks at",
                                "There is no fact \"atack\" here. Did you mean \"attack\"?"),
                        Map.entry("facts of nobody", "facts.creature wants facts such as { hitPoints: 3 }, but got 3."),
                        Map.entry(
                                "facts of what there is not",
                                "The facts of a test have no \"creeture\". Did you mean \"creature\"?"),
                        Map.entry(
                                "somebody's matcher of a number",
                                "toHave can be expected of somebody, such as world.hero, but this is 3."),
                        Map.entry(
                                "the world's matcher of the hero, after not",
                                "toHaveSaid can be expected of the world, but this is the hero."),
                        Map.entry(
                                "a number's matcher of nothing",
                                "toBeAtMost can be expected of a number, but this is undefined."),
                        Map.entry(
                                "a test that is async",
                                "A test cannot be async: nothing waits for it. Leave out async and await."),
                        Map.entry("no games", "simulate wants as games a whole number, 1 or more, but got 0."),
                        Map.entry("a bot", "There is no bot \"wayter\". Did you mean \"waiter\"?"),
                        Map.entry("a property that is async", "With { n: 1 }:")));
    }

    @Test
    void wordsThatAreGivenWhatTheyDoNotTakeSayWhatTheyWant() {
        Map<String, String> told = new TreeMap<>();
        failures(run("scripts/wrong-values.test.js")).forEach((test, text) -> told.put(test, sentence(text)));

        assertThat(told)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry(
                                "plays, a wrong action",
                                "This cannot be played: \"do wiat\". There is no action \"wiat\". Did you mean \"wait\"?"),
                        Map.entry("less than zero", "Expected 0, but got -0."),
                        Map.entry("a number in a text", "toContain looks in a text for a text, but got 12."),
                        Map.entry(
                                "a snapshot of a map",
                                "A snapshot keeps texts, numbers, true, false, null, and lists and objects of them, but rooms is Map [[1,2]]."),
                        Map.entry(
                                "a snapshot of nothing measured",
                                "A snapshot keeps texts, numbers, true, false, null, and lists and objects of them, but 0 is NaN."),
                        Map.entry(
                                "a snapshot of somebody",
                                "toMatchSnapshot can be expected of a value such as world.screen(), but this is the hero."),
                        Map.entry(
                                "predecessors in words",
                                "given.game cannot read the predecessors: Expected BEGIN_ARRAY but was STRING at line 1 column 1 path $"),
                        Map.entry(
                                "a misspelt thing of which there is none",
                                "There is no kind of item \"falsk\". Did you mean \"flask\"?"),
                        Map.entry(
                                "a misspelt legend of no cell",
                                "There is no tile, creature or item \"flaks\". Did you mean \"flask\"?"),
                        Map.entry(
                                "more numbers than can be told apart",
                                "Between -9007199254740992 and 9007199254740992 are more whole numbers than can be told apart."),
                        Map.entry(
                                "plays, a wrong verb",
                                "This cannot be played: \"use 3 to drnik\". There is no verb \"drnik\". Did you mean \"drink\"?"),
                        Map.entry(
                                "plays, a wrong way",
                                "This cannot be played: \"step nroth\". It means nothing that can be done. Did you mean \"step north\"?"),
                        Map.entry(
                                "plays, no intent",
                                "plays wants as each of intents an intent such as \"step north\", but got 3."),
                        Map.entry(
                                "plays, half a game",
                                "given.game cannot read what is kept: something that belongs to a game is missing."),
                        Map.entry("a misspelt part", "given.game knows no \"sed\". Did you mean \"seed\"?"),
                        Map.entry(
                                "a depth above ground",
                                "given.depth wants as depth a whole number, 1 or more, but got -3."),
                        Map.entry("half a depth", "given.depth wants as depth a whole number, 1 or more, but got 1.5."),
                        Map.entry(
                                "a depth in words",
                                "given.depth wants as depth a whole number, 1 or more, but got \"x\"."),
                        Map.entry(
                                "a depth that is said too late",
                                "The depth 3 was said when the level was there, and no other was drawn."),
                        Map.entry(
                                "rules that come too late",
                                "given.rules comes before the game of a test begins: world.reload changes them later."),
                        Map.entry(
                                "rules that there are not",
                                "There is no mod \"nosuch\". There are: blurred, broken, cheating, looping, moody, remembering."),
                        Map.entry(
                                "a seed that comes too late",
                                "dice.seeded comes before the game of a test begins: chance cannot change any more."),
                        Map.entry(
                                "a text for a number",
                                "some.integer wants two whole numbers, the lower first, but got \"1\" and 5."),
                        Map.entry(
                                "what only looks the same",
                                "Expected {\"a\":1}, but got {\"a\":1}. These are two that hold the same: toEqual compares what they hold."),
                        Map.entry(
                                "some of what is not to be carried", "The hero should not carry flask, but carries 2."),
                        Map.entry(
                                "a kind of what has none",
                                "isA wants somebody, a thing or a tile with its kind, but got Creature."),
                        Map.entry("a hundredth of nothing", "Dice want a number, but got NaN."),
                        Map.entry(
                                "a meter by its name alone",
                                "with wants as traits meters by name, such as { hitPoints: 3 }, but got \"water\"."),
                        Map.entry("a meter that is no number", "given.hero wants as water a number, but got NaN."),
                        Map.entry(
                                "less than nothing",
                                "given.hero wants as flask a whole number, 0 or more, but got -2."),
                        Map.entry("a legend of words", "A legend explains single characters, but not \"QQ\"."),
                        Map.entry("a creature upon another", "There is no room for a rat at (3, 2):"),
                        Map.entry("a creature beyond the level", "(99, 9) lies outside of the level:"),
                        Map.entry("a thing in a wall", "There is no room for a flask at (0, 0):"),
                        Map.entry("half a place", "world.knows wants as y a whole number, but got nothing."),
                        Map.entry("a key", "There is no key \"esc\". Did you mean \"Esc\"?"),
                        Map.entry(
                                "a key like none",
                                "There is no key \"frob\". A key is a character such as \"i\", or has a name such as \"Esc\", \"F1\" or \"Ctrl-r\"."),
                        Map.entry(
                                "turns backwards", "world.turns wants as count a whole number, 0 or more, but got -1."),
                        Map.entry(
                                "a count in a count",
                                "Statements are counted already: one count cannot stand within another."),
                        Map.entry("an action with more than it takes", "waits takes nothing, but got 3."),
                        Map.entry("a step nowhere", "steps wants as ways a text, but got nothing."),
                        Map.entry("a step that is misspelt", "There is no direction \"nrth\". Did you mean \"north\"?"),
                        Map.entry("an action that there is not", "There is no action \"wiat\". Did you mean \"wait\"?"),
                        Map.entry(
                                "a verb for an action",
                                "\"drink\" is a verb, and no action: uses(\"drink\", …) does it with a thing."),
                        Map.entry(
                                "an action that needs more than its name",
                                "The action attack needs more than its name: attacks(other) does it."),
                        Map.entry(
                                "nobody to strike",
                                "attacks wants as other somebody, such as world.hero, but got \"rat\"."),
                        Map.entry(
                                "a meter that is set",
                                "Nobody's \"water\" can be set with =. Meters are given values by with({ water: … })."),
                        Map.entry("a word that is set", "\"turn\" cannot be set with = here."),
                        Map.entry(
                                "dice of a misspelt rule",
                                "Dice are loaded for a rule \"bloows\", but there is none. Did you mean \"blows\"?"),
                        Map.entry(
                                "dice of a rule that threw none",
                                "The dice loaded for the rule \"prayers\" were never thrown. Dice were thrown by blows."),
                        Map.entry(
                                "dice of a misspelt rule, lowest",
                                "Dice are loaded for a rule \"thrist\", but there is none. Did you mean \"thirst\"?"),
                        Map.entry(
                                "a level after what was given",
                                "given.level begins a new world, in which nothing is left of what was given before: draw the level first."),
                        Map.entry(
                                "simulated games after what was given",
                                "simulate plays games of its own, in which nothing is of what was given before: leave that away."),
                        Map.entry("dice that show words", "fall wants as results a number, but got \"x\"."),
                        Map.entry(
                                "expect without matcher",
                                "Nothing is expected of 1: behind expect(…) belongs a matcher with its brackets, such as .toBe(3)."),
                        Map.entry(
                                "a matcher without brackets",
                                "Nothing is expected of 1: behind expect(…) belongs a matcher with its brackets, such as .toBe(3)."),
                        Map.entry(
                                "a test without expect",
                                "It expects nothing: expect(…) with a matcher says what should be, such as expect(hero).toBeAlive()."),
                        Map.entry("expect of nothing", "expect wants as actual a value, but got nothing."),
                        Map.entry("a matcher of nothing", "toBe wants as other a value, but got nothing."),
                        Map.entry("a matcher of too much", "toBe takes only other, but got 3, 4."),
                        Map.entry("a matcher of words", "toBeAtMost wants as most a number, but got \"x\"."),
                        Map.entry(
                                "no meters",
                                "toHave wants as meters numbers by name, such as { hitPoints: 3 }, but got {}."),
                        Map.entry("a pattern", "toHaveSaid wants as line a text, but got /You/."),
                        Map.entry("a failure without words", "toFail wants as text a text, but got nothing."),
                        Map.entry("half a game", "simulate wants as games a whole number, 1 or more, but got 1.5."),
                        Map.entry("one mod for several", "simulate wants as mods a list, but got \"tide\"."),
                        Map.entry("a maker", "Values that are made have no \"intger\". Did you mean \"integer\"?"),
                        Map.entry(
                                "a property that is never tried",
                                "prop wants as runs a whole number, 1 or more, but got 0."),
                        Map.entry(
                                "a property without values",
                                "prop wants as values one or more makers of values, such as { n: some.integer(1, 9) }, but got {}."),
                        Map.entry(
                                "a row that is too short",
                                "test.each wants a value for each %s of \"%s and %s\", 2 of them, but the row [1] has 1."),
                        Map.entry("no rows", "test.each wants as rows a list of one or more rows, but got []."),
                        Map.entry("an option", "test knows no \"tag\". Did you mean \"tags\"?"),
                        Map.entry("a test without an action", "test.only wants as body a function, but got nothing."),
                        Map.entry(
                                "a test in a test",
                                "The test \"inner\" stands within another: tests stand side by side."),
                        Map.entry("a property that throws nothing", "With { n: 1 }:"),
                        Map.entry("what holds itself", "Expected 1, but got [object Object]."),
                        Map.entry("a thrown object", "This was thrown, which is no Error: {\"a\":1}.")));
    }

    /** The line below the place. */
    private static String sentence(String failure) {
        return failure.lines().skip(1).findFirst().orElseThrow().strip();
    }

    @Test
    void toolsAreToldBothSides() {
        Map<String, String> sides = new TreeMap<>();
        errors(run("scripts/failing.test.js")).forEach((test, error) -> sides.put(test, sides(error)));

        assertThat(sides)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "a wrong number", "water 7 / water 6 / failing.test.js:5",
                        "a list that differs", "[{\"a\":1,\"b\":[1,3]}] / [{\"a\":1,\"b\":[1,2]}] / failing.test.js:9",
                        "a missing meter", "no sides / failing.test.js:13",
                        "an endless loop", "no sides / failing.test.js:17",
                        "loaded dice that nobody throws", "no sides / failing.test.js:24",
                        "a rule that cannot be named", "no sides / failing.test.js:30",
                        "a failure for which dice of a misspelt rule may be the reason",
                                "no sides / failing.test.js:41",
                        "words that were not said", "You are hungry. / You are thirsty. / failing.test.js:35"));
        assertThat(sides(errors(run("scripts/lost.test.js")).get("the tests can be loaded")))
                .isEqualTo("no sides / lost.test.js:2");
    }

    private static String sides(AssertionFailedError error) {
        StackTraceElement top = error.getStackTrace()[0];
        String sides = error.isExpectedDefined()
                ? error.getExpected().getStringRepresentation() + " / "
                        + error.getActual().getStringRepresentation()
                : "no sides";
        return sides + " / " + top.getFileName() + ":" + top.getLineNumber();
    }
}
