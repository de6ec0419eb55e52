package gnaw.terminal.help;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Catalog.Chapter;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.play.Scene;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The page of keys, and the manual behind it. */
class HelpTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private static final List<Chapter> MANUAL = List.of(
            new Chapter("Walking", "{key.explore} explores.\nWhat stops it, it says."),
            new Chapter(
                    "Eating", "Your stomach empties, turn by turn. Whoever is hungry should eat at once, and well."));

    private final Keymap keymap = Keymap.usual(Captions.ENGLISH, List.of());

    private Scene help(TerminalSize size) {
        return Scene.of(new Help(Captions.ENGLISH, keymap, MANUAL).keys(), size);
    }

    private Scene help() {
        return help(SIZES.getFirst());
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void thePageOfKeysLeadsToTheManual(TerminalSize size) {
        Scene scene = help(size);
        assertThat(scene.row(0)).contains(" Help ", " ? Manual ");
        assertThat(scene.press("?").text()).contains("Search:", "> Walking: ", "  Eating: Your stomach");
    }

    @Test
    void aWordDeepInAChapterFindsItAndEnterOpensIt() {
        Scene scene = help().press("?", "h", "u", "n", "g", "r", "y");
        assertThat(scene.text()).contains("Eating: ").doesNotContain("Walking: ");
        assertThat(scene.press("Enter").row(0)).contains(" Eating ");
        assertThat(scene.press("Esc").text()).as("back where one searched").contains("hungry_");
        assertThat(scene.press("Esc").row(0)).contains(" Help ");
    }

    @Test
    void whatIsNowhereInItIsTold() {
        assertThat(help().press("?", "x", "y", "z").text()).contains("There is nothing of that name.");
        assertThat(help().press("?", "x", "y", "z", "Enter").text()).contains("Search:");
    }

    @Test
    void paragraphsStandApart() {
        Scene scene = help().press("?", "Enter");
        assertThat(scene.row(1)).isEqualTo(" o explores.");
        assertThat(scene.row(2)).isEmpty();
        assertThat(scene.row(3)).isEqualTo(" What stops it, it says.");
    }

    @Test
    void keysAreNamedAsTheyAreBound() {
        Keymap bound = keymap.bound(Map.of("explore", List.of(new Key("F7"))));
        Scene scene = Scene.of(new Help(Captions.ENGLISH, bound, MANUAL).keys());
        assertThat(scene.press("?", "F", "7").text()).contains("Walking: F7 explores.");
    }

    @Test
    void whereRulesTellNothingThereIsNoManual() {
        Scene scene = Scene.of(new Help(Captions.ENGLISH, keymap, List.of()).keys());
        assertThat(scene.row(0)).doesNotContain("Manual");
        assertThat(scene.press("?").row(0)).contains(" Help ");
    }
}
