package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.SavedGame;
import org.junit.jupiter.api.Test;

/** Words that the hero writes on things. */
class InscribingTest extends AtPlay {
    @Test
    void aWordIsWrittenOnAThingAndStaysWithIt() {
        wish(give("apple", 3));
        int turn = game.world().turn();
        Scene scene = scene().press("i", "a");
        assertThat(scene.text()).contains("{ Write a word on it");
        scene.press("{", "f", "o", "r", "Space", "S", "u", "e", "Enter");
        assertThat(scene.text()).contains("3 apples {for Sue}");
        assertThat(game.world().turn()).as("writing takes no time").isEqualTo(turn);
        scene.press("i", "a", "1");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("for Sue");
        assertThat(game.world().stage().itemsAt(hero.at()))
                .as("a stack that parts keeps it on both")
                .extracting(Item::inscription)
                .containsExactly("for Sue");
        assertThat(scene.press("g", "i").text()).contains("3 apples {for Sue}");
        assertThat(scene.press("a").text()).contains("3 apples {for Sue}");
    }

    @Test
    void anEmptyWordWipesItOffAndEscapeChangesNothing() {
        wish(give("wand", 1));
        Scene scene = scene().press("{", "a", "x", "Enter").press("{");
        assertThat(scene.text()).contains("Write on what?", "wand {x}");
        scene.press("a", "y", "Esc", "Esc");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("x");
        assertThat(scene.press("Esc", "{", "a", "y", "Enter").text())
                .as("what stands on it is written on")
                .contains("In your pack now: wand {xy}.");
        assertThat(scene.press("{", "a", "Ctrl-u", "Enter").text()).contains("In your pack now: wand.");
        assertThat(hero.pack()).extracting(Item::inscription).containsExactly("");
    }

    @Test
    void whatIsWrittenIsSavedAndPlayedAgain() {
        wish(give("wand", 1));
        SavedGame plain = game.save();
        scene().press("{", "a", "x", "Enter");
        SavedGame inscribed = game.save();
        Game continued = Game.restore(host.rules, inscribed);
        assertThat(continued.world().hero().pack())
                .extracting(Item::inscription)
                .containsExactly("x");
        assertThat(continued.world().hero().pack().getFirst().meters().all())
                .as("no meter that a rule could read")
                .isEqualTo(hero.pack().getFirst().meters().all());
        Game again = Game.restore(host.rules, plain);
        game.decidedAfter(game.intents() - 1).forEach(intent -> intent.doIn(again));
        assertThat(again.save()).isEqualTo(inscribed);
    }

    @Test
    void stacksAreJoinedWhateverStandsOnThem() {
        wish(give("apple", 2));
        scene().press("{", "a", "x", "Enter").press("i", "a", "d");
        wish(give("apple", 1));
        scene().press("{", "a", "y", "Enter").press("g");
        assertThat(hero.pack()).hasSize(1).first().satisfies(apples -> {
            assertThat(apples.count()).isEqualTo(3);
            assertThat(apples.inscription()).isEqualTo("y");
        });
    }
}
