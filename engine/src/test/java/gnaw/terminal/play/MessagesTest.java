package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.terminal.option.Preference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is told beside the map: the log, why the hero has stopped, and hints. */
class MessagesTest extends AtPlay {
    @Test
    void whoWantsNoHintsIsToldNone() {
        host.rules.atTurnEnd.add(new Effect.Hint("Wounds heal by themselves."));
        assertThat(scene().press(".").text()).contains("Wounds heal by themselves.");
        host.options.choose(Preference.HINTS, "off");
        assertThat(scene().press(".").text()).doesNotContain("Wounds heal", "o explore");
    }

    @Test
    void hintsDoNotHideWhyTheHeroHasStopped() {
        host.rules.atTurnEnd.addAll(List.of(
                new Effect.Interrupt("Your stomach growls."),
                new Effect.Hint("Press e to eat."),
                new Effect.Hint("Wounds heal by themselves.")));
        Scene scene = scene();
        assertThat(scene.press(".").text())
                .containsSubsequence("Press e to eat.", "Wounds heal by themselves.", "Your stomach growls.");
    }

    @Test
    void hintsAndStopsStayWhereTheyWereSaid() {
        host.rules.atTurnEnd.addAll(List.of(
                new Effect.Say("A bell tolls.", "", Optional.empty()),
                new Effect.Interrupt("Your stomach growls."),
                new Effect.Hint("Press e to eat.")));
        Scene scene = scene().press(".");
        host.rules.atTurnEnd.clear();
        host.rules.atTurnEnd.add(new Effect.Say("A rat squeaks.", "", Optional.empty()));
        assertThat(scene.press(".").text()).contains("Press e to eat.\nYour stomach growls.\nA rat squeaks.");
        assertThat(scene.press("M").text())
                .containsSubsequence("A bell tolls.", "Press e to eat.", "Your stomach growls.", "A rat squeaks.");
    }

    @Test
    void aHintOnTheWayDoesNotHideWhyItEnds() {
        host.rules.atTurnEnd.add(new Effect.Hint("Wounds heal by themselves."));
        Scene scene = scene().press("o");
        IntStream.range(0, 150).forEach(_ -> scene.pause());
        assertThat(scene.text()).contains("Wounds heal by themselves.\nThere is nothing left to explore.");
    }

    @Test
    void promptsHintsAndHelpNameTheKeysAsTheyAreBound() {
        host.rules.atTurnEnd.add(new Effect.Hint("Press {key.explore} to go on."));
        Scene scene = scene();
        host.options.bind(Map.of("explore", List.of("F7"), "help", List.of("e")));
        assertThat(scene.press("F9").text()).contains("e shows the keys.", "F7 explore");
        assertThat(scene.press(".").text()).contains("Press F7 to go on.");
        assertThat(scene.press("e").text()).contains("F7        Explore until something turns up");
    }

    @Test
    void aKeyThatMeansNothingSaysSo() {
        assertThat(scene().press("F9").text()).contains("F9 means nothing here. ? shows the keys.");
    }

    @Test
    void equalMessagesPushNoOthersOut() {
        wish(new Effect.Say("A door creaks.", "text", Optional.empty()));
        for (int i = 0; i < 99; i++) {
            wish(new Effect.Say("Water drips.", "text", Optional.empty()));
        }
        assertThat(scene().text()).contains("A door creaks.", "Water drips. (x99)");
    }

    @Test
    void equalMessagesAreOneWithACount() {
        Creature rat = spawnRat();
        Scene scene = scene();
        String key = keyTowards(rat.at());
        assertThat(scene.press(key, key, key).text()).contains("You hit the rat. (x3)");
        assertThat(scene.press("M").text()).contains("Messages", "You hit the rat. (x3)");
    }

    @Test
    void newMessagesShareRowsWhereThereAreTooFew() {
        wish(Stream.of("first", "second", "third", "fourth")
                .map(which ->
                        new Effect.Say("The " + which + " of many bells begins to toll.", "dim", Optional.empty()))
                .toArray(Effect[]::new));
        assertThat(scene().text())
                .contains("The first of many bells begins to toll.\nThe second of many bells begins to toll.\n");
        wish(Stream.of("fifth", "sixth", "seventh", "eighth", "ninth")
                .map(which -> new Effect.Say("The " + which + " bell tolls.", "dim", Optional.empty()))
                .toArray(Effect[]::new));
        assertThat(scene().text())
                .contains("The first of many bells begins to toll. The second of many bells begins to toll.\n")
                .contains("The fifth bell tolls. The sixth bell tolls. The seventh bell tolls.")
                .contains("The ninth bell tolls.");
    }

    @Test
    void whatWasSaidCanBeSearchedTheLatestFirst() {
        wish(
                new Effect.Say("A door creaks.", "dim", Optional.empty()),
                new Effect.Say("You smell bread.", "good", Optional.empty()),
                new Effect.Say("A door falls shut.", "dim", Optional.empty()));
        Scene scene = scene().press("M", "/", "d", "o", "o", "r");
        assertThat(scene.text())
                .contains("> A door falls shut.\n  A door creaks.")
                .doesNotContain("bread");
        assertThat(scene.press("Enter").text()).contains("│ A door falls shut.");
        assertThat(scene.press("Space", "Esc", "Esc").atCursor()).startsWith("@");
    }

    @Test
    void whatTheLogTellsAlreadyIsNotSaidAgainBelowIt() {
        host.rules.atTurnEnd.addAll(List.of(
                new Effect.Say("You feel weak.", "bad", Optional.empty()), new Effect.Interrupt("You feel weak.")));
        assertThat(scene().press(".").text()).containsOnlyOnce("You feel weak.");
    }

    @Test
    void aWarningOutlivesWhateverElseInterruptsInThatTurn() {
        host.rules.atTurnEnd.addAll(List.of(new Effect.Interrupt("You are badly hurt!"), new Effect.Interrupt("")));
        assertThat(scene().press(".").text()).contains("You are badly hurt!");
    }
}
