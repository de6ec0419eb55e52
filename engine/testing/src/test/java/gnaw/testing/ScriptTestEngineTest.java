package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectFile;
import org.junit.platform.suite.api.Suite;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;
import org.opentest4j.AssertionFailedError;

/** Tests in JavaScript: all are found, counted and told of, whatever is wrong with them. */
class ScriptTestEngineTest {
    /** A suite as a module has one, over a file in which seven tests fail and one does not. */
    @Suite
    @IncludeEngines(ScriptTestEngine.ID)
    @SelectFile("scripts/failing.test.js")
    static final class FailingSuite {}

    private static Events run(String file) {
        return EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile(file))
                .configurationParameter("gnaw.ci", "false")
                .execute()
                .testEvents();
    }

    private static Map<String, String> failures(Events events) {
        return events.failed().stream()
                .collect(Collectors.toMap(
                        event -> event.getTestDescriptor().getDisplayName(), ScriptTestEngineTest::message));
    }

    private static Map<String, AssertionFailedError> errors(Events events) {
        return events.failed().stream()
                .collect(Collectors.toMap(event -> event.getTestDescriptor().getDisplayName(), event ->
                        (AssertionFailedError) error(event)));
    }

    private static Throwable error(Event failed) {
        return failed.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
    }

    private static String message(Event failed) {
        return error(failed).getMessage().replaceFirst("\n\nagain: mvn test$", "");
    }

    @Test
    void everyTestOfAFileIsRunOnce() {
        Events events = run("scripts/good.test.js");

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(8).skipped(2));
    }

    @Test
    void aFolderHoldsTheTestsOfAllItsMods() {
        Events events = EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectDirectory("mods"))
                .execute()
                .testEvents();

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(2));
    }

    @Test
    void everyFailureSaysWhereWhatWasExpectedAndWhatWasThere() {
        Map<String, String> told = failures(run("scripts/failing.test.js"));

        assertThat(told.keySet()).hasSize(7).doesNotContain("a test after the loop");
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
                          The dice loaded for the rule "blow" were never thrown.""");
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
                        Map.entry("a matcher after not", "There is no \"toBeAlife\". Did you mean \"toBeAlive\"?"),
                        Map.entry(
                                "a word of the world", "The world of a test has no \"spwan\". Did you mean \"spawn\"?"),
                        Map.entry("what is given", "What is given has no \"heroo\". Did you mean \"hero\"?"),
                        Map.entry("dice", "The dice of a test have no \"lowst\". Did you mean \"lowest\"?"),
                        Map.entry("dice of a rule", "The dice of a rule have no \"fal\". Did you mean \"fall\"?"),
                        Map.entry(
                                "a deed",
                                "There is no meter of the hero's \"wait\". There are: attack, defense, hitPoints,"
                                        + " maxHitPoints, sight, speed, water. A deed is called \"waits\"."),
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
                        Map.entry("no games", "simulate wants 1 or more games, but got 0."),
                        Map.entry("a bot", "There is no bot \"wayter\". Did you mean \"waiter\"?"),
                        Map.entry("a property that is async", "With { n: 1 }:")));
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

    @Test
    void aSuiteCountsEveryTestAndEveryFailure() {
        EngineTestKit.engine("junit-platform-suite")
                .selectors(selectClass(FailingSuite.class))
                .execute()
                .testEvents()
                .assertStatistics(counted -> counted.started(8).failed(7).succeeded(1));
    }

    @Test
    void aTestLinksToItsLine() {
        Event test = run("scripts/failing.test.js").started().stream().toList().getFirst();

        assertThat(test.getTestDescriptor().getSource().orElseThrow())
                .isInstanceOfSatisfying(FileSource.class, source -> assertThat(source.getPosition())
                        .contains(FilePosition.from(4, 1)));
    }

    @Test
    void oneTestAlone() {
        run("scripts/solo.test.js")
                .assertStatistics(counted -> counted.succeeded(1).skipped(1));
    }

    @Test
    void oneTestAloneIsRefusedWhereAllMustRun() {
        Events events = EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile("scripts/solo.test.js"))
                .configurationParameter("gnaw.ci", "true")
                .execute()
                .testEvents();

        assertThat(failures(events)).containsEntry("this one alone", """
                base/solo.test.js:4  test "this one alone"
                  test.only runs one test alone, which has no place where all must run.""").containsKey("not this one");
    }

    @Test
    void aFileWithAMistakeFailsInThePlaceOfItsTests() {
        assertThat(failures(run("scripts/unreadable.test.js"))).containsOnlyKeys("the tests can be loaded");
        assertThat(failures(run("scripts/unreadable.test.js")).get("the tests can be loaded"))
                .startsWith("base/unreadable.test.js:5:1  while the scripts were loaded");
        assertThat(failures(run("scripts/lost.test.js"))).containsEntry("the tests can be loaded", """
                base/lost.test.js:2:25  while the scripts were loaded
                  There is no file base/thrist.js.
                  2 | import { thirst } from "./thrist.js";
                    |                         ^""");
    }

    @Test
    void propertiesAreTriedWithManyValues() {
        Events events = run("scripts/properties.test.js");

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(7).skipped(1));
    }

    @Test
    void valuesThatBreakAPropertyAreToldAsSimplyAsCanBe() {
        Map<String, String> told = failures(run("scripts/broken-properties.test.js"));

        assertThat(told.get("there are always less than 37")).startsWith("""
                base/broken-properties.test.js:6:3  test "there are always less than 37"
                  With { water: 37, other: false }:
                """);
        assertThat(told.get("lists are short"))
                .contains("  With { list: [4,4] }:\n")
                .contains("  Found with { seed: ");
        assertThat(told.get("a loop has its values told")).contains("\n  It was tried with { n: 51 }.");
        assertThat(told.get("the seed that failed fails at once"))
                .contains("  With { n: 1 }:\n    Expected 0, but got 1.\n  Found with { seed: 12 }");
        assertThat(told.get("no rows")).contains("There is no table \"creaturs\". Did you mean \"creatures\"?");
    }

    @Test
    void aFileIsFoundAgainByItsUniqueId() {
        EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectUniqueId("[engine:gnaw-js]/[file:base%2Fgood.test.js]"))
                .execute()
                .testEvents()
                .assertStatistics(counted -> counted.succeeded(8));
    }

    @Test
    void tagsReachThePlatform() {
        List<String> tagged = run("scripts/good.test.js").started().stream()
                .filter(event -> !event.getTestDescriptor().getTags().isEmpty())
                .map(event -> event.getTestDescriptor().getDisplayName())
                .toList();

        assertThat(tagged).containsExactly("dice can be handed to a rule");
    }
}
