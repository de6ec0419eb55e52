package gnaw.terminal.option;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.help.KeyTeller;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.play.Scene;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class KeysTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    /** So many rows lie above the one of exploring: all keys as usual, eight directions to step and to run in, and two that come before another. */
    private static final int ABOVE_EXPLORE = 1 + 16 + 2;

    private final OptionsInMemory shelf = new OptionsInMemory();

    private Scene scene() {
        return Scene.of(OptionsMenu.of(shelf)).press("c");
    }

    private Scene atExplore() {
        Scene scene = scene();
        for (int i = 0; i < ABOVE_EXPLORE; i++) {
            scene.press("Down");
        }
        return scene;
    }

    private Scene at(String command) {
        Scene scene = scene();
        while (!scene.atCursor().contains(command)) {
            scene.press("Down");
        }
        return scene;
    }

    @Test
    void everyCommandStandsThereWithItsKeys() {
        assertThat(scene().atCursor()).isEqualTo("> Reset all keys to the usual ones");
        assertThat(scene().press("Down").atCursor()).isEqualTo("> k 8 Up           Step north");
        assertThat(atExplore().atCursor()).isEqualTo("> o                Explore until something turns up");
    }

    @Test
    void theNextKeyBecomesTheFirstOfTheCommand() {
        Scene scene = atExplore().press("Enter");
        assertThat(scene.text()).contains("Which key is for \"Explore until something turns up\"?");
        assertThat(scene.press("F7").atCursor()).isEqualTo("> F7 o             Explore until something turns up");
        assertThat(scene.row(23)).contains("F7 now means: Explore until something turns up.");
        assertThat(shelf.chosen().keys()).isEqualTo(Map.of("explore", List.of("F7", "o")));
    }

    @Test
    void aKeyThatIsTakenIsRefusedUntilItIsTakenAway() {
        Scene scene = atExplore().press("Enter", "i");
        assertThat(scene.text()).contains("i has another meaning: What you carry", "Take it away from");
        assertThat(shelf.chosen().keys()).isEmpty();
        scene.press("Esc");
        shelf.bind(Map.of("inventory", List.of()));
        assertThat(scene.press("Enter", "i").atCursor()).startsWith("> i o ");
    }

    @Test
    void escapeBindsNothingAndEnterIsRefused() {
        Scene scene = atExplore().press("Enter", "Enter");
        assertThat(scene.text()).contains("Enter can have no other meaning: it chooses in menus.");
        scene.press("Esc");
        assertThat(shelf.chosen().keys()).isEmpty();
        assertThat(scene.atCursor()).startsWith("> o ");
    }

    @Test
    void aCommandCanGoWithoutAKeyAndGetItsUsualOnesBack() {
        Scene scene = atExplore().press("d");
        assertThat(scene.atCursor()).startsWith("> (menu) ");
        assertThat(scene.press("u").atCursor()).startsWith("> o ");
        assertThat(shelf.chosen().keys()).isEmpty();
    }

    @Test
    void whatACommandKeepsInAnyCaseIsToldWithTheReason() {
        Scene scene = at("Menu of all commands").press("d");
        assertThat(scene.atCursor()).startsWith("> Enter ");
        assertThat(scene.row(23)).contains("Enter can have no other meaning: it chooses in menus.");
    }

    @Test
    void allGetTheirUsualKeysBackForWhoeverIsSure() {
        Scene scene = atExplore().press("d", "Home", "Enter");
        assertThat(scene.text()).contains("Reset all keys to the usual ones?");
        assertThat(scene.press("n").text()).contains("(menu) ");
        assertThat(scene.press("Enter", "y").text()).doesNotContain("(menu) ");
        assertThat(shelf.chosen().keys()).isEmpty();
    }

    @Test
    void theFirstRowHasNoKeysToTakeAway() {
        assertThat(scene().press("d", "u").atCursor()).isEqualTo("> Reset all keys to the usual ones");
        assertThat(shelf.chosen().keys()).isEmpty();
    }

    @Test
    void whyAKeyIsNotKeptIsTold() {
        shelf.fillDisk();
        assertThat(atExplore().press("Enter", "F7").row(23)).contains("There is no room on the disk.");
    }

    @Test
    void whatAKeyDoesIsToldUntilEscape() {
        Keymap keymap = shelf.usualKeys(KeySet.USUAL);
        Scene scene = Scene.of(new KeyTeller(keymap)).press("o");
        assertThat(scene.text()).contains("What a key does", "o: Explore until something turns up");
        assertThat(scene.press("Ctrl-l").text()).contains("o: Explore");
        assertThat(scene.press("F9").text()).contains("F9 means nothing here.");
        assertThat(scene.press("Enter").text()).contains("Enter: Menu of all commands");
        assertThat(scene.press("Esc").isOver()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void theMarkedCommandIsInSightAtEverySize(TerminalSize size) {
        Scene scene = Scene.of(new KeyRows(shelf), size);
        assertThat(scene.press("End").atCursor()).contains("Give up this game");
        assertThat(scene.press("PgUp", "PgUp", "PgUp", "PgUp", "PgUp").atCursor())
                .startsWith("> ");
        assertThat(scene.press("Home").atCursor()).startsWith("> Reset all keys");
    }

    @Test
    void aLaptopHasOtherLetters() {
        shelf.choose(Preference.KEY_SET, "laptop");
        assertThat(scene().press("Down").atCursor()).isEqualTo("> i 8 Up           Step north");
    }
}
