package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.terminal.key.Input;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules that fail while one plays, and scripts that cannot be read. */
class ProblemsInPlayTest extends AtPlay {
    @Test
    void ofManyProblemsTheFirstIsInViewWithItsPlaceAndWhatIsWrong() {
        host.unreadable = Optional.of(new IllegalStateException("2 problems in spicy:\n\n"
                + "spicy/main.js:10:1  while the scripts were loaded\n  There is no pepper.\n\n"
                + "spicy/main.js:12:1  while the scripts were loaded\n  There is no salt."));
        Scene scene = scene().take(new Input.ScriptsChanged());
        assertThat(scene.text())
                .contains("spicy/main.js:10:1  while the scripts were loaded", "  There is no pepper.")
                .doesNotContain("2 problems");
        assertThat(scene.press("!").text()).contains("2 problems in spicy:", "  There is no salt.");
    }

    @Test
    void theLogHasNoRoomForTheLinesOfTheScript() {
        host.unreadable = Optional.of(new IllegalStateException("""
                spicy/main.js:16:1  while the scripts were loaded
                  ad is not defined. Did you mean "add"?
                  16 | ad(talents, {
                     | ^"""));
        Scene scene = scene().take(new Input.ScriptsChanged());
        assertThat(scene.text())
                .contains("  ad is not defined. Did you mean \"add\"? The old rules stay. ! tells more.")
                .doesNotContain("16 |", "| ^");
        assertThat(scene.press("!").text()).contains("16 | ad(talents, {");
    }

    @Test
    void theBeginningOfAnErrorStaysInViewAndTheRestIsAKeyAway() {
        host.unreadable = Optional.of(new IllegalStateException("spicy/main.js:10:1  add was called wrongly.\n"
                + "  It expects a table, and then what is added to it, by name and by row.\n".repeat(9)
                + "  The end."));
        Scene scene = scene().take(new Input.ScriptsChanged());
        assertThat(scene.text())
                .contains("spicy/main.js:10:1  add was called wrongly.", "The old rules stay. ! tells more.");
        assertThat(scene.press(".").text()).contains("spicy/main.js:10:1").doesNotContain("The end.");
        assertThat(scene.press("!").text()).contains("The old rules stay", "spicy/main.js:10:1", "The end.");
        assertThat(scene.press("Esc", "M").text()).contains("Messages", "The end.");
        host.unreadable = Optional.empty();
        assertThat(scene.press("Esc")
                        .take(new Input.ScriptsChanged())
                        .press("!")
                        .text())
                .contains("No rule has failed.");
    }

    @Test
    void aRuleThatFailsIsALineAndItsDetailsAreOneKeyAway() {
        host.rules.fails = true;
        Scene scene = scene().press(".");
        assertThat(scene.text()).contains("A rule failed at base/rules/turns.js:12. ! tells more.");
        assertThat(scene.press("!").text()).contains("Expected a number, and found a text.");
        assertThat(scene.faults()).isEmpty();
    }

    @Test
    void failuresAreCountedInTheStatusLineUntilSomebodyReadsOfThem() {
        host.rules.fails = true;
        Scene scene = scene().press(".");
        assertThat(scene.row(19)).startsWith("── Depth 1  Turn 2  ! 1 failure ─");
        assertThat(scene.press(".", "i", "Esc").row(19)).startsWith("── Depth 1  Turn 3  ! 2 failures ─");
        host.rules.fails = false;
        assertThat(scene.press(".").row(19)).startsWith("── Depth 1  Turn 4  ! 2 failures ─");
        assertThat(scene.press("!", "Esc").row(19)).startsWith("── Depth 1  Turn 4 ─");
        assertThat(scene.press("!").text()).contains("base/rules/turns.js:12 (x2)");
    }

    @Test
    void aFailureStandsAmongTheMessagesWhereItHappened() {
        wish(new Effect.Say("You yawn.", "text", Optional.empty()));
        host.rules.fails = true;
        Scene scene = scene().press(".");
        host.rules.fails = false;
        host.rules.atTurnEnd.add(new Effect.Say("You stretch.", "text", Optional.empty()));
        assertThat(scene.press(".", "M").text().lines().skip(1).limit(3).map(String::strip))
                .containsExactly("You yawn.", "A rule failed at base/rules/turns.js:12.", "You stretch.");
    }

    @Test
    void ofDifferentFailuresTheLatestIsToldFirst() {
        host.rules.fails = true;
        Scene scene = scene().press(".");
        host.rules.failsAt = "base/rules/weather.js:3";
        String told = scene.press(".", "!").text();
        assertThat(told.indexOf("weather.js:3")).isPositive().isLessThan(told.indexOf("turns.js:12"));
    }

    @Test
    void whatNobodyHasReadOutlivesAReload() {
        host.rules.fails = true;
        Scene scene = scene().press(".");
        assertThat(scene.take(new Input.ScriptsChanged()).row(19)).contains("! 1 failure");
        scene.press("!", "Esc").take(new Input.ScriptsChanged());
        assertThat(scene.press("!").text()).contains("No rule has failed.");
    }

    @Test
    void theSmallestWindowHasRoomForTheCount() {
        host.rules.fails = true;
        assertThat(Scene.of(new Play(host, game), SIZES.get(1)).press(".").text())
                .contains("── Depth 1  Turn 2  ! 1 failure ────────");
    }

    @Test
    void aModThatIsSetAsideIsNamedInTheRedLine() {
        host.rules.fails = true;
        host.rules.note = "zoo is set aside.";
        assertThat(scene().press(".").text())
                .contains("A rule failed at base/rules/turns.js:12. zoo is set aside. ! tells more.");
    }

    @Test
    void rulesThatCannotBeReadAreExplainedAndTheOldOnesStay() {
        host.unreadable = Optional.of(new IllegalStateException("base/main.js:3: an unexpected end"));
        Scene scene = scene().press("F5");
        assertThat(scene.text()).contains("The old rules stay", "base/main.js:3: an unexpected end");
        host.unreadable = Optional.empty();
        assertThat(scene.press("Esc", "F5").text()).contains("Rules reloaded: ");
    }

    @Test
    void aSavedScriptIsReadByItselfAndItsErrorStaysUntilItIsMended() {
        host.unreadable = Optional.of(new IllegalStateException("base/main.js:3: an unexpected end"));
        Scene scene = scene().press("i").take(new Input.ScriptsChanged());
        assertThat(scene.press(".").text()).contains("base/main.js:3: an unexpected end");
        host.unreadable = Optional.empty();
        assertThat(scene.take(new Input.ScriptsChanged()).text())
                .contains("Rules reloaded: ")
                .doesNotContain("an unexpected end");
    }
}
