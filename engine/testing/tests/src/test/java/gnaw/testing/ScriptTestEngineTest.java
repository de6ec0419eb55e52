package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectFile;
import org.junit.platform.suite.api.Suite;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** Tests in JavaScript: all are found, counted and told of, whatever is wrong with them. */
class ScriptTestEngineTest extends AtScriptTests {
    /** A suite as a module has one, over a file in which seven tests fail and one does not. */
    @Suite
    @IncludeEngines(ScriptTestEngine.ID)
    @SelectFile("scripts/failing.test.js")
    static final class FailingSuite {}

    @Test
    void everyTestOfAFileIsRunOnce() {
        Events events = run("scripts/good.test.js");

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(19).skipped(2));
    }

    @Test
    void aFolderHoldsTheTestsOfAllItsMods() {
        Events events = EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectDirectory("mods"))
                .execute()
                .testEvents();

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(8));
    }

    @Test
    void aSuiteCountsEveryTestAndEveryFailure() {
        EngineTestKit.engine("junit-platform-suite")
                .selectors(selectClass(FailingSuite.class))
                .execute()
                .testEvents()
                .assertStatistics(counted -> counted.started(9).failed(8).succeeded(1));
    }

    /** Its tests are found when it is run: a build that looks for tests twice reads it once. */
    @Test
    void aFileThatIsReadLateHasTheSameTests() {
        Events events = late("scripts/properties.test.js");

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(
                counted -> counted.dynamicallyRegistered(9).succeeded(8).skipped(1));
        late("scripts/failing.test.js")
                .assertStatistics(counted -> counted.started(9).failed(8).succeeded(1));
        assertThat(failures(late("scripts/unreadable.test.js"))).containsOnlyKeys("the tests can be loaded");
    }

    @Test
    void tagsAreNotWrittenInVainIntoAFileThatIsReadLate() {
        assertThat(failures(late("scripts/good.test.js")).get("the tests can be loaded"))
                .startsWith(
                        "base/good.test.js:55  The test \"dice can be handed to a rule\" has tags, by which tests are chosen before they are run.");
    }

    private static Events late(String file) {
        return EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile(file))
                .configurationParameter(ScriptTestEngine.LATE, "true")
                .execute()
                .testEvents();
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
    void aTestThatIsWrittenWronglyFailsAndKeepsNoOtherFromRunning() {
        Events events = run("scripts/spoilt.test.js");

        events.assertStatistics(counted -> counted.succeeded(2).failed(6));
        assertThat(failures(events).values()).allSatisfy(told -> assertThat(told)
                .containsAnyOf(
                        "base/spoilt.test.js:5:1",
                        "base/spoilt.test.js:6:1",
                        "base/spoilt.test.js:7:1",
                        "base/spoilt.test.js:8:1",
                        "base/spoilt.test.js:9:1",
                        "base/spoilt.test.js:13:"));
        assertThat(failures(events).get("too few: %s %s %s"))
                .contains(
                        "test.each wants a value for each %s of \"too few: %s %s %s\", 3 of them, but the row [1,2] has 2.");
        assertThat(failures(events).get("a good one"))
                .contains("There is a test \"a good one\" already: give this one a name of its own.");
    }

    @Test
    void aFailureShowsWhatIsAroundTheHeroAndNoWholeLevel() {
        assertThat(failures(run("scripts/spoilt.test.js")).get("in a wide hall"))
                .contains("from (20, 0) on:\n" + "#".repeat(60) + "\n" + ".".repeat(51) + "@" + ".".repeat(7) + "#\n");
    }

    @Test
    void aRowThatIsAnObjectNamesItsTestByItsCells() {
        assertThat(run("scripts/spoilt.test.js").succeeded().stream()
                        .map(event -> event.getTestDescriptor().getDisplayName()))
                .contains("hungry with 3 of $what");
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
    void thereIsNoWorldOutsideOfATest() {
        assertThat(failures(run("scripts/outside.test.js"))).containsEntry("the tests can be loaded", """
                base/outside.test.js:4:14  while the scripts were loaded
                  There is no world outside of a test: write what is given, done and looked at within the function of one.
                  4 | const hero = given.hero();
                    |              ^""");
    }

    @Test
    void propertiesAreTriedWithManyValues() {
        Events events = run("scripts/properties.test.js");

        assertThat(failures(events)).isEmpty();
        events.assertStatistics(counted -> counted.succeeded(8).skipped(1));
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
        assertThat(told.get("a value that nobody makes"))
                .contains("\n    The values of a property have no \"watter\". Did you mean \"water\"?\n");
        assertThat(told.get("no rows")).contains("There is no table \"creaturs\". Did you mean \"creatures\"?");
    }

    @Test
    void aFileIsFoundAgainByItsUniqueId() {
        EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectUniqueId("[engine:gnaw-js]/[file:base%2Fgood.test.js]"))
                .execute()
                .testEvents()
                .assertStatistics(counted -> counted.succeeded(19));
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
