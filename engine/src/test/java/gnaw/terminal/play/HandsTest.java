package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Ref;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the hero does with what he carries. */
class HandsTest extends AtPlay {
    @Test
    void thePackKeepsItsLettersAndItsPagesHaveActions() {
        wish(give("apple", 2), give("wand", 1));
        Scene scene = scene().press("i");
        assertThat(scene.text()).contains("You carry", "a % 2 apples", "b / wand");
        assertThat(scene.press("a").text())
                .contains("It is what it is.", "e bite into something", "d Drop", "1 Drop one");
        assertThat(scene.press("d").text()).doesNotContain("You carry").contains("% 2 apples");
        assertThat(scene.press("i").text()).contains("b / wand");
    }

    @Test
    void aLookIntoThePackWipesNoLineAwayAndWhatIsDoneThereDoes() {
        wish(give("apple", 2));
        Scene scene = scene().press("F9");
        assertThat(scene.text()).contains("F9");
        assertThat(scene.press("i", "Esc").text()).contains("F9");
        assertThat(scene.press("i", "a", "d").text()).doesNotContain("F9");
    }

    @Test
    void aLongPackHasHeadingsAndCanBeFiltered() {
        for (int i = 0; i < 9; i++) {
            wish(new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", (double) i)));
        }
        wish(give("apple", 2));
        Scene scene = scene().press("i");
        assertThat(scene.text()).containsSubsequence("Tools", "a / wand", "i / wand", "Food", "j % 2 apples");
        assertThat(scene.press("/", "a", "p", "p").text())
                .contains("Search: app", "% 2 apples", "type to search")
                .doesNotContain("wand");
        assertThat(scene.press("Enter").text()).contains("It is what it is.", "d Drop");
    }

    @Test
    void whatFindsNoRoomUnderHeadingsIsCountedAndScrolledTo() {
        for (int i = 0; i < 11; i++) {
            wish(new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", (double) i)));
        }
        wish(give("apple", 2));
        Scene scene = Scene.of(new Play(host, game), SIZES.get(1)).press("i");
        assertThat(scene.text()).contains("a / wand", "↓ and 1 more").doesNotContain("apples");
        assertThat(scene.press("End").text()).contains("Food", "2 apples", "↑ and");
        assertThat(scene.atCursor()).contains("2 apples");
        assertThat(scene.press("Home").text()).contains("Tools", "a / wand");
    }

    private Effect sharpWand(double sharp) {
        return new Effect.Give(Ref.to(hero), "wand", 1, Map.of("sharp", sharp));
    }

    @Test
    void thingsHaveTheirLettersAgainWhenTheGameIsContinued() {
        wish(sharpWand(1), sharpWand(2), give("apple", 1));
        scene().press("i", "a", "d");
        assertThat(scene().press("i").text())
                .as("a Play of its own, as after a start")
                .contains("b / wand", "c % apple")
                .doesNotContain("a /");
    }

    @Test
    void whatIsPickedUpAgainHasItsLetterAgainAndNothingElseTakesItMeanwhile() {
        wish(give("apple", 1), sharpWand(1));
        scene().press("i", "a", "d");
        wish(sharpWand(2));
        assertThat(scene().press("i").text()).contains("b / wand", "c / wand");
        assertThat(scene().press("g", "i").text()).contains("a % apple", "b / wand", "c / wand");
    }

    @Test
    void aVerbAsksForWhatFits() {
        wish(give("apple", 1), give("wand", 1));
        Scene scene = scene().press("e");
        assertThat(scene.text()).contains("Bite into what?", "apple").doesNotContain("b / wand");
        int turn = game.world().turn();
        scene.press("a");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void aVerbWithNothingToUseSaysSo() {
        assertThat(scene().press("e").text()).contains("You have nothing to bite into.");
    }

    @Test
    void anAimedVerbAsksWhere() {
        wish(give("wand", 1));
        spawnRat();
        Scene scene = scene().press("z", "a");
        assertThat(scene.text()).contains("zap a wand: wand. Where?", "rat", "It is what it is.");
        int turn = game.world().turn();
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void theOddsOfWhatIsAimedStandInPlaceOfWhatLookingTells() {
        wish(give("wand", 1));
        host.rules.odds = List.of("It hits half the time.");
        spawnRat();
        assertThat(scene().press("z", "a").text())
                .contains("Where?", "rat", "It hits half the time.", "Enter there")
                .doesNotContain("It is what it is.");
    }

    @Test
    void withNobodyInReachAPlaceIsChosenFirst() {
        wish(give("wand", 1));
        Scene scene = scene().press("z", "a");
        assertThat(scene.text()).contains("Nobody is in reach: move the mark");
        int turn = game.world().turn();
        scene.press("Enter");
        assertThat(game.world().turn())
                .as("his own feet are no target by accident")
                .isEqualTo(turn);
        scene.press(keyTowards(beside()));
        assertThat(scene.text()).doesNotContain("Nobody is in reach");
        scene.press("Enter");
        assertThat(game.world().turn()).isEqualTo(turn + 1);
    }

    @Test
    void nothingOfAMenuStaysWhileAPlaceIsChosen() {
        wish(give("wand", 1));
        host.rules.about = List.of("It is what it is, and nobody has ever found out what else it might be.");
        Scene scene = scene();
        List<String> before = sidebar(scene);
        assertThat(sidebar(scene.press("i", "a"))).isNotEqualTo(before);
        scene.press("z");
        assertThat(scene.text()).contains("Where?");
        assertThat(sidebar(scene)).isEqualTo(before);
    }

    /** The rows of an ordinary window beside its map. */
    private static List<String> sidebar(Scene scene) {
        return IntStream.range(0, 19)
                .mapToObj(scene::row)
                .map(row -> row.length() > 53 ? row.substring(53) : "")
                .toList();
    }
}
