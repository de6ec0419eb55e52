package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.Status;
import gnaw.map.Point;
import gnaw.terminal.key.Key;
import gnaw.terminal.option.Preference;
import gnaw.terminal.screen.ViewChange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is seen while one plays, and what the rules are asked for it. */
class PlayTest extends AtPlay {
    @ParameterizedTest
    @FieldSource("SIZES")
    void mapStatusAndLogAreSeenAtEverySizeAndTheCursorIsOnTheHero(TerminalSize size) {
        wish(new Effect.Say("Welcome to the hall.", "good", Optional.empty()));
        Scene scene = Scene.of(new Play(host, game), size);
        assertThat(scene.atCursor()).startsWith("@");
        assertThat(scene.text())
                .contains("Life", "10/10", "Blunt", "Level 1", "Sleepy", "Depth 1  Turn 1", "Welcome to the hall.");
    }

    @Test
    void aLabelThatIsTooLongMakesRoomForItsNumber() {
        host.rules.teeth = "Blunt from old bones and boots";
        assertThat(scene().text()).contains("Teeth: Blunt from ol… 3/4\n");
    }

    @Test
    void whatIsInViewStandsInTheSidebarTheNearestFirst() {
        wish(new Effect.Spawn("rat", beside(), Map.of()), new Effect.Lay("apple", hero.at(), 3, Map.of()));
        assertThat(scene().text()).containsPattern("r rat *\n").contains("% 3 apples");
    }

    @Test
    void thingsThatAreCalledAlikeStandInOneLine() {
        wish(new Effect.Lay("apple", hero.at(), 1, Map.of()), new Effect.Lay("apple", beside(), 1, Map.of()));
        assertThat(scene().text()).containsPattern("% .*apple \\(x2\\) *\n").doesNotContainPattern("apple *\n");
    }

    @Test
    void aStepMovesTheHeroAndTheHintsNameTheKeys() {
        Point before = hero.at();
        Scene scene = scene();
        assertThat(scene.text()).contains("o explore  i pack  ? help");
        scene.press("h", "l", "j", "k");
        assertThat(game.world().turn()).isGreaterThan(1);
        assertThat(hero.at().distance(before)).isLessThanOrEqualTo(2);
        assertThat(scene.atCursor()).startsWith("@");
    }

    @Test
    void aThingsPageNamesTheKeysAsTheyAreBound() {
        wish(give("apple", 1));
        host.options.bind(Map.of("drop", List.of("E")));
        assertThat(scene().press("i", "a").text()).contains("E Drop");
    }

    @Test
    void optionsAreAKeyAwayAndLeadBackToTheGame() {
        Scene scene = scene().press("=");
        assertThat(scene.text()).contains("Options", "Screen", "Playing");
        assertThat(scene.press("b", "Right", "Esc", "Esc").atCursor()).startsWith("@");
        assertThat(host.options.chosen().has(Preference.MOUSE)).isFalse();
        assertThat(game.world().turn()).isEqualTo(1);
    }

    @Test
    void aNarrowWindowWrapsTheStatusIntoTheNextRow() {
        host.rules.teeth = "Blunt from bones";
        host.rules.more = List.of(new Status.Bar("Level", 12, 30, "text", ""));
        assertThat(Scene.of(new Play(host, game), SIZES.get(1)).text())
                .contains("\nLife 10/10  Teeth 3/4 Blunt from bones\n", "\nLevel 12/30  Level 1  Sleepy\n");
    }

    @Test
    void theRulesAreAskedHowTheHeroIsOnceAfterEachDeedAndNotForEachFrame() {
        Scene scene =
                scene().press("x", "l", "Esc", "i", "Esc", "C", "Esc", "F9").pause();
        assertThat(host.rules.statusAsked).isOne();
        host.rules.teeth = "Sharp";
        assertThat(scene.press(".", "M", "Esc", "C", "Esc").text()).contains("Sharp");
        assertThat(host.rules.statusAsked).isEqualTo(2);
    }

    @Test
    void aChoiceNamesKeysAsTheyAreBound() {
        var on = new Offer.Option("on", "Go on", List.of());
        host.options.bind(Map.of("explore", List.of("F7")));
        wish(new Effect.Ask(new Offer("A note", "{key.explore} explores, {key.verb.bite} bites.", List.of(on))));
        assertThat(scene().pause().text()).contains("F7 explores, e bites.");
    }

    @Test
    void whatWasTypedBeforeAChoiceCouldBeSeenIsForgotten() {
        Offer.Option more = new Offer.Option("more", "More", List.of());
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        Play play = new Play(host, game);

        assertThat(play.onKey(Key.of('.'))).isInstanceOf(ViewChange.Open.class);
        assertThat(game.world().turn()).isOne();
        assertThat(game.world().offer()).isPresent();
    }

    @Test
    void theRulesAreAskedAnewHowTheHeroIsAfterAWishAChoiceAndAReload() {
        var more = new Offer.Option("life", "More life", List.of());
        Scene scene = scene();
        host.rules.teeth = "Sharp";
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        assertThat(scene.pause().press("F9").text()).contains("Sharp");
        assertThat(host.rules.statusAsked).isEqualTo(2);
        host.rules.teeth = "Golden";
        assertThat(scene.press("a").text()).contains("Golden");
        assertThat(host.rules.statusAsked).isEqualTo(3);
        host.rules.teeth = "Gone";
        assertThat(scene.press("F5").text()).contains("Gone");
        assertThat(host.rules.statusAsked).isEqualTo(4);
    }

    @Test
    void aChoiceOfTheRulesMustBeMadeBeforeTheGameGoesOn() {
        var more = new Offer.Option(
                "life", "More life", List.of(new Effect.Say("You feel strong.", "good", Optional.empty())));
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        Scene scene = scene().pause();
        assertThat(scene.text()).contains("Ding!", "What shall it be?", "a More life");
        assertThat(scene.press("Esc", "o", "a").text())
                .contains("You feel strong.")
                .doesNotContain("Ding!");
    }

    @Test
    void beforeAChoiceOneMayLookAtEverythingAndDoNothing() {
        var life = new Offer.Option("life", "More life", List.of());
        var skill = new Offer.Option("skill", "More skill", List.of());
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(life, skill))));
        Scene scene = scene().pause();
        assertThat(scene.text()).contains("x look, i pack, C yourself");
        assertThat(scene.press("C").text()).contains("You");
        assertThat(scene.press("Esc", "i").text()).contains("You carry");
        assertThat(scene.press("Esc", "o").text()).contains("Ding!", "o is not in this list.");
        assertThat(game.world().turn()).isOne();
    }

    @Test
    void whoeverLeavesBeforeAChoiceFindsItThereAgain() {
        var more = new Offer.Option("life", "More life", List.of());
        wish(new Effect.Ask(new Offer("Ding!", "What shall it be?", List.of(more))));
        assertThat(scene().pause().press("Ctrl-c").isOver()).isTrue();
        assertThat(game.world().offer()).isPresent();
    }

    @Test
    void ctrlCLeavesFromWhereverOneIs() {
        assertThat(scene().press("i", "Ctrl-c").isOver()).isTrue();
        assertThat(scene().press("M", "Ctrl-c").isOver()).isTrue();
        assertThat(scene().press("x", "Ctrl-c").isOver()).isTrue();
    }

    @Test
    void escapeTakesTheOptionThatTheRulesMeanForIt() {
        var bun = new Offer.Option("bun", "A bun", List.of());
        var bye = new Offer.Option("bye", "Bye", List.of(new Effect.Say("Come again.", "", Optional.empty())));
        wish(new Effect.Ask(
                new Offer("Well?", "", List.of(bun, bye), Optional.empty(), Optional.of("bye"), Optional.empty())));
        Scene scene = scene().pause();
        assertThat(scene.text()).containsPattern("Well\\? ─+┐.*\n.*> a A bun.*\n.*b Bye");
        assertThat(scene.press("Esc").text()).contains("Come again.").doesNotContain("Well?");
    }

    @Test
    void theMenuOfCommandsShowsTheKeysAndObeys() {
        Scene scene = scene().press("Enter");
        assertThat(scene.text()).contains("Commands", "o Explore until something turns up", "and 11 more");
        assertThat(scene.press("End", "Up", "Up", "Up").text()).contains("e Bite into something");
        assertThat(scene.press("?").text()).contains("Help").doesNotContain("Commands ─");
        assertThat(scene.press("Esc").atCursor()).startsWith("@");
    }

    @Test
    void theHerosPageTellsWhatTheRulesTell() {
        assertThat(scene().press("C").text()).contains("It is what it is.", "Teeth", "3 of 4", "Blunt", "seed 5");
    }

    @Test
    void besideANameStandsWhatSomebodyIsUpToWithABarOfWhoeverIsHurt() {
        Creature rat = spawnRat();
        host.rules.ofOthers = new Status(List.of(), List.of(new Status.Label("asleep and snoring", "dim", 12)));
        assertThat(scene().text()).containsPattern("r rat asleep and snor… 12 *\n");
        wish(new Effect.Damage(Ref.to(rat), 5, Optional.empty(), "a fall"));
        assertThat(scene().text()).containsPattern("r rat asleep and… 12 ██░░ *\n");
    }
}
