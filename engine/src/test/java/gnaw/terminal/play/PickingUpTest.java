package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.map.Point;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of things that the hero picks up. */
class PickingUpTest extends AtPlay {
    @Test
    void whatIsPickedUpWhereItWasSeenTakesOneLine() {
        wish(new Effect.Lay("apple", beside(), 1, Map.of()));
        Scene scene = scene();
        String step =
                keyTowards(game.world().stage().placesWithItems().iterator().next());
        assertThat(scene.press(step).text()).contains("Here lies apple.");
        assertThat(scene.press("g").text()).contains("You now have apple.").doesNotContain("Here lies apple.");
        assertThat(scene.press("M").text()).doesNotContain("Here lies apple.");
    }

    @Test
    void soDoesMoreOfWhatOneHas() {
        wish(give("apple", 1), new Effect.Lay("apple", beside(), 1, Map.of()));
        Scene scene = scene();
        scene.press(keyTowards(game.world().stage().placesWithItems().iterator().next()));
        assertThat(scene.press("g").text())
                .contains("You now have apple. All in all 2 apples.")
                .doesNotContain("Here lies apple.");
    }

    @Test
    void soDoSeveralThings() {
        Point at = beside();
        wish(new Effect.Lay("apple", at, 1, Map.of()), new Effect.Lay("wand", at, 1, Map.of()));
        Scene scene = scene();
        assertThat(scene.press(keyTowards(at)).text()).contains("Here lie: wand, apple.");
        assertThat(scene.press("g").text())
                .contains("You now have wand.\nYou now have apple.")
                .doesNotContain("Here lie");
    }

    @Test
    void whatIsPickedUpInPartIsToldOfBefore() {
        Point at = beside();
        wish(new Effect.Lay("apple", at, 1, Map.of()), new Effect.Lay("wand", at, 1, Map.of()));
        Scene scene = scene();
        scene.press(keyTowards(at));
        int wand = game.world().stage().itemsAt(at).getFirst().id();
        game.act(new Action.PickUp(Optional.of(wand)));
        assertThat(scene.press("M").text()).contains("Here lie: wand, apple.", "You now have wand.");
    }
}
