package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.script.Rulebook;
import gnaw.terminal.key.Key;
import gnaw.terminal.play.HeadlessScreen;
import gnaw.testing.WithRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the manual says can be read from play, and searched. */
@WithRules
class ManualTest {
    @Test
    void eachChapterHasATitleOfItsOwnAndFitsAScreen(Rulebook rules) {
        assertThat(rules.catalog().manual().values()).isNotEmpty().allSatisfy(chapter -> {
            assertThat(chapter.title()).isNotBlank();
            assertThat(chapter.text().length()).isBetween(100, 900);
        });
        assertThat(rules.catalog().manual().values()).extracting("title").doesNotHaveDuplicates();
    }

    @Test
    void whoSearchesForAWordFindsItsChapter(Rulebook rules) {
        Game game = Game.begin(rules, 5);
        String found = HeadlessScreen.screen(game, keys("?", "?", "w", "o", "u", "n", "d", "s"));
        assertThat(found).contains("Wounds and rest: ", "Hunger: ").doesNotContain("Mods: ");
        assertThat(HeadlessScreen.screen(game, keys("?", "?", "h", "a", "t", "c", "h", "e", "s", "Enter")))
                .contains("D drinks from a well, P prays at an altar");
    }

    private static List<Key> keys(String... names) {
        return List.of(names).stream().map(Key::new).toList();
    }
}
