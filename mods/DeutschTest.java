package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Catalog;
import gnaw.game.Rules;
import gnaw.script.Rulebook;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import gnaw.text.Caption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Under the mod deutsch the screens of play speak German, too. */
@WithRules(mods = "deutsch")
class DeutschTest {
    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");
    private static final Set<String> NAMES_OF_KEYS = Set.of("enter", "space", "esc", "shift", "up", "down");

    @Test
    void everyCaptionIsTranslatedAndNamesTheSameGaps(Rules rules) {
        for (Caption caption : Caption.values()) {
            String german = rules.catalog().captions().of(caption);
            assertThat(german).isNotEqualTo(caption.english());
            assertThat(gaps(german)).as(german).isEqualTo(gaps(caption.english()));
        }
    }

    @Test
    void theKeysThatTextsNameAreThoseOfCommands(Rulebook rules) {
        Keymap keymap = ScriptKeys.keymap(KeySet.USUAL, rules.catalog(), false);

        List<String> naming = rules.tables().stream()
                .flatMap(table -> table.rows().stream())
                .flatMap(row -> row.texts().values().stream())
                .filter(text -> text.contains("{key."))
                .toList();

        assertThat(naming).isNotEmpty().allSatisfy(text -> assertThat(keymap.tell(text))
                .doesNotContain("{key."));
    }

    private static Set<String> gaps(String text) {
        return found(Pattern.compile("\\{\\w+}"), text);
    }

    @Test
    void noEnglishWordOfTheScreensIsLeft(TestWorld world, Rules rules) {
        world.hero().waits();
        for (String key : List.of("Esc", "i", "d", "x", "M", "C", "?", "Enter", "Q", "/", "_", "F9", "!", "e", "t")) {
            assertThat(english(world.screen(key), rules.catalog())).as(key).isEmpty();
        }
    }

    @Test
    void oneDiesInGerman(TestWorld world, Rules rules) {
        world.spawn("rat", world.hero().at().x() + 1, world.hero().at().y());
        world.hero().with("hitPoints", 1);
        world.turns(30);
        String last = world.screen();
        assertThat(last)
                .contains("Du bist tot", "Gestorben an einem Hieb von einer Ratte; schuld war eine Ratte.", "Punkte");
        assertThat(english(last, rules.catalog())).isEmpty();
    }

    /** The words on a screen that only the English captions have. */
    private static Set<String> english(String screen, Catalog catalog) {
        Set<String> words = words(Stream.of(Caption.values()).map(Caption::english));
        words.removeAll(words(catalog.texts().values().stream()));
        words.removeAll(NAMES_OF_KEYS);
        words.retainAll(words(Stream.of(screen)));
        return words;
    }

    private static Set<String> words(Stream<String> texts) {
        return texts.flatMap(text -> found(WORD, text).stream())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }
}
