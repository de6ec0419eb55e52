package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import gnaw.game.Rules;
import gnaw.mod.ScriptError;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** What a test under rules is given, and what is told when it fails. */
class RulesExtensionTest {
    /** Tests that fail, run by other tests only. */
    @WithRules
    static final class Failing {
        @Test
        void wrong(Hero hero, TestWorld world) {
            hero.with("water", 6).waits();
            Assertions.assertThat(world).isInTurn(3);
        }

        @Test
        @WithRules(mods = "broken")
        void broken(Hero hero) {
            hero.waits();
        }

        @Test
        void vain(Hero hero, TestDice dice) {
            dice.fall(1);
            hero.waits();
        }

        @Test
        @WithRules(mods = "remembering")
        void remembering(TestWorld world) {
            world.turns(2);
        }

        @Test
        @WithRules(mods = "borken")
        void unknown(Rules rules) {
            throw new AssertionError("There is no such mod, but here are " + rules);
        }
    }

    /** Three tests of which each fails. */
    @WithRules
    static final class FailingThrice {
        @ParameterizedTest
        @ValueSource(ints = {2, 3, 4})
        void wrong(int turn, TestWorld world) {
            Assertions.assertThat(world).isInTurn(turn);
        }
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 3"})
    void whoNeedsOneFailureWaitsForNoSecond(String stops, int failures) {
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(FailingThrice.class))
                .configurationParameter(ScriptTestEngine.STOP, stops)
                .execute()
                .testEvents()
                .assertStatistics(events -> events.failed(failures).skipped(3 - failures));
    }

    private static String failureOf(String test, Class<?>... parameters) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(Failing.class, test, parameters))
                .execute()
                .testEvents()
                .failed()
                .stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class))
                .map(result -> result.getThrowable().orElseThrow().getMessage())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFailureShowsTheGameAsItStood() {
        assertThat(failureOf("wrong", Hero.class, TestWorld.class)).isEqualTo("""
                It should be turn 3, but it is turn 2.

                seed 1 · the base game alone · turn 2 · depth 1
                  turn 1: You are thirsty.
                #######
                #.....#
                #..@..#
                #.....#
                #######
                the hero at (3, 2): attack 3, defense 1, hitPoints 20, maxHitPoints 20, sight 7, speed 100, water 5

                again: mvn test -Dtest='gnaw.testing.RulesExtensionTest$Failing#wrong' -Dsurefire.failIfNoSpecifiedTests=false""");
    }

    @Test
    void aRuleThatFailsFailsTheTest() {
        assertThat(failureOf("broken", Hero.class))
                .startsWith("broken/main.js:3:45  rule turnEnds.broken:leaking\n")
                .contains("seed 1 · mods broken · turn 2 · depth 1");
    }

    @Test
    void aRuleThatKeepsSomethingInMindFailsTheTest() {
        assertThat(failureOf("remembering", TestWorld.class))
                .startsWith("The rule turnEnds.remembering:counting answered differently when asked the same again:"
                        + " something is kept in mind between questions.\n  at first  [say { text: \"Asked 1 times.\" }]"
                        + "\n  and then  [say { text: \"Asked 2 times.\" }]");
    }

    @Test
    void diceLoadedInVainFailTheTest() {
        assertThat(failureOf("vain", Hero.class, TestDice.class)).isEqualTo("The loaded dice were never thrown.");
    }

    @Test
    void modsThatAreNotThereFailTheTest() {
        assertThat(failureOf("unknown", Rules.class)).contains("Did you mean \"broken\"?");
    }

    @Test
    void rulesCannotImportWhatIsForTests() {
        assertThatThrownBy(() -> gnaw.script.Rulebook.load(new Setup(List.of("cheating"), List.of()).scripts()))
                .isInstanceOf(ScriptError.class)
                .hasMessageContaining("\"gnaw/test\" is for tests: only a file that ends in .test.js can import it.");
    }

    @Test
    void rulesThatAreWantedTwiceAreReadOnce() {
        try (Shelf shelf = new Shelf()) {
            var first = shelf.take(Setup.BASE).get();
            shelf.giveBack(Setup.BASE, first);
            assertThat(shelf.take(Setup.BASE).get()).isSameAs(first);
            assertThat(shelf.take(Setup.BASE).get()).isNotSameAs(first);
            assertThat(shelf.expressions(first)).isSameAs(shelf.expressions(first));
        }
    }
}
