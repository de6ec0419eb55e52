package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.map.Point;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.ViewChange;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What goes on by itself until something turns up: exploring, walks to the stairs, runs. */
class ErrandsInPlayTest extends AtPlay {
    @Test
    void exploringGoesOnByItselfUntilAKeyIsPressed() {
        Scene scene = scene().press("o").pause().pause().pause();
        assertThat(game.world().turn()).isGreaterThan(2);
        int turn = game.world().turn();
        assertThat(scene.press("l").text()).contains("You stop.");
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void aKeyThatShowsSomethingStopsExploringAndIsObeyed() {
        Scene scene = scene().press("o").pause().pause();
        int turn = game.world().turn();
        assertThat(scene.press("M").text()).contains("Messages");
        assertThat(scene.press("Esc").pause().pause().text()).doesNotContain("Messages");
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void exploringSaysWhyItStops() {
        Scene scene = scene().press("o").pause();
        host.rules.atTurnEnd.add(new Effect.Interrupt("Your stomach growls."));
        assertThat(scene.pause().text()).contains("Your stomach growls.");
        int turn = game.world().turn();
        scene.pause();
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void exploringFindsAllAndSaysSo() {
        Scene scene = scene().press("o");
        for (int i = 0; i < 3000 && !scene.text().contains("nothing left"); i++) {
            scene.pause();
        }
        assertThat(scene.text()).contains("There is nothing left to explore.");
    }

    @Test
    void theKeyOfTheStairsWalksThereAndThenUsesThem() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        Scene scene = scene().press(">");
        for (int i = 0; i < 200; i++) {
            scene.pause();
        }
        assertThat(game.world().stage().level().at(hero.at()).id()).isEqualTo("stairsDown");
    }

    @Test
    void nobodySetsOutForTheStairsUnderTheEyesOfAFoe() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        spawnRat();
        Point before = hero.at();
        assertThat(scene().press(">").pause().text()).contains("Not while a rat watches.");
        assertThat(hero.at()).isEqualTo(before);
    }

    @Test
    void aFoeThatHindersNobodyKeepsNobodyFromSettingOut() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        host.rules.sleepers.add(spawnRat().id());
        assertThat(scene().press(">").pause().text()).doesNotContain("Not while a rat watches.");
    }

    @Test
    void whoPassesForAThingStopsNobodyAndIsNotTold() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        host.rules.disguised.add(spawnRat().id());
        Scene scene = scene();
        assertThat(scene.text()).doesNotContain("a rat");
        assertThat(scene.press(">").pause().text()).doesNotContain("Not while a rat watches.");
    }

    @Test
    void whatWasTypedForTheWayToTheStairsIsForgottenThere() {
        game.apply(List.of(new Effect.Reveal(List.of())));
        Play play = new Play(host, game);
        play.onKey(new Key(">"));
        assertThat(Stream.generate(play::onPause).limit(200)).contains(ViewChange.forgetting(ViewChange.STAY));
    }

    @Test
    void aDirectionAfterThePrefixRuns() {
        Scene scene = scene();
        assertThat(scene.press("/").text()).contains("Run where?");
        assertThat(scene.press("x").text()).contains("That is no direction.");
    }
}
