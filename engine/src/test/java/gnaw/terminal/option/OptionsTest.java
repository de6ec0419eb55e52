package gnaw.terminal.option;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.key.Input;
import gnaw.terminal.play.Scene;
import gnaw.terminal.style.Environment;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

class OptionsTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final OptionsInMemory shelf = new OptionsInMemory();

    private Scene scene() {
        return Scene.of(OptionsMenu.of(shelf));
    }

    @Test
    void theMenuLeadsToAScreenForEachTopicAndBack() {
        Scene scene = scene();
        assertThat(scene.text()).contains("Options", "a Screen", "b Playing", "c Keys");
        assertThat(scene.press("b").row(0)).startsWith("── Playing ─");
        assertThat(scene.press("Esc").text()).contains("a Screen");
        assertThat(scene.press("Esc").isOver()).isTrue();
    }

    @Test
    void everyOptionTellsWhatItIsAndWhatItIsFor() {
        Scene scene = scene().press("a");
        assertThat(scene.row(1)).isEqualTo(" > Colours: < automatic >");
        assertThat(scene.row(2)).isEqualTo("   How many colours Gnaw uses; automatic: as many as the terminal says.");
        assertThat(scene.row(23)).startsWith("── Left and right change, up and down choose, Esc back ─");
    }

    @Test
    void arrowsAndEnterChangeTheMarkedOptionAtOnce() {
        Scene scene = scene().press("a", "Right");
        assertThat(scene.atCursor()).isEqualTo("> Colours: < 16 million >");
        assertThat(scene.press("Enter", "Enter", "Enter").atCursor()).isEqualTo("> Colours: < none >");
        assertThat(scene.press("Left", "h").atCursor()).isEqualTo("> Colours: < 256 >");
        assertThat(scene.press("Down", "Down", "l").atCursor()).isEqualTo("> Characters: < Unicode >");
        assertThat(shelf.chosen().words()).containsEntry("colours", "256").containsEntry("characters", "unicode");
    }

    @Test
    void thePalettesOfTheRulesAreOfferedByTheirNames() {
        shelf.palettes.put("usual", "usual");
        shelf.palettes.put("dusk", "at dusk");
        Scene scene = scene().press("a", "Down");
        assertThat(scene.atCursor()).isEqualTo("> Palette: < usual >");
        assertThat(scene.press("Right").atCursor()).isEqualTo("> Palette: < at dusk >");
        assertThat(shelf.chosen().style(new Environment(Map.of(), true)).palette())
                .isEqualTo("dusk");
    }

    @Test
    void plainOptionsAreLinesWithTheCursorOnTheMarkedOne() {
        Scene scene = Scene.plain(OptionsMenu.of(shelf));
        assertThat(scene.row(0)).isEqualTo("Options");
        assertThat(scene.press("b", "Down").atCursor()).startsWith("> Letters that walk");
        assertThat(scene.row(0)).isEqualTo("   Playing");
    }

    @Test
    void behindTheLastWordComesTheFirst() {
        assertThat(scene().press("b", "Left").atCursor()).isEqualTo("> Mouse: < off >");
        assertThat(scene().press("b", "Left").atCursor()).isEqualTo("> Mouse: < on >");
    }

    @Test
    void aNumberWrittenByHandIsShownAsItIs() {
        shelf.choose(Preference.SYNC_EVERY, "7");
        Scene scene = scene().press("b", "End");
        assertThat(scene.atCursor()).isEqualTo("> Turns that a power cut may cost: < 7 >");
        assertThat(scene.press("Right").atCursor()).endsWith("< 5 >");
    }

    @Test
    void whyAnOptionIsNotKeptIsToldAndItHoldsAllTheSame() {
        shelf.fillDisk();
        Scene scene = scene().press("a", "Right");
        assertThat(scene.row(23)).contains("There is no room on the disk.");
        assertThat(scene.atCursor()).contains("16 million");
    }

    @Test
    void aClickMarksARowAndAnotherChangesIt() {
        Scene scene = scene().press("a");
        assertThat(scene.take(new Input.Click(6, 6)).atCursor()).isEqualTo("> Characters: < automatic >");
        assertThat(scene.take(new Input.Click(6, 6)).atCursor()).isEqualTo("> Characters: < Unicode >");
        assertThat(scene.take(new Input.Click(6, 20)).atCursor()).isEqualTo("> Characters: < Unicode >");
    }

    @Test
    void keysThatMeanNothingThereChangeNothing() {
        Scene scene = scene().press("a", "x", "F7", "7", "Tab", "Up");
        assertThat(scene.atCursor()).isEqualTo("> Colours: < automatic >");
        assertThat(shelf.chosen().words()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void theMarkedOptionIsInSightAtEverySize(TerminalSize size) {
        Scene scene = Scene.of(new OptionRows(Topic.SCREEN, shelf), size);
        for (Preference preference : Topic.SCREEN.preferences()) {
            assertThat(scene.atCursor()).startsWith("> " + Captions.ENGLISH.of(preference.title()));
            scene.press("Down");
        }
    }

    @ParameterizedTest
    @EnumSource(Preference.class)
    void everyOptionIsExplainedInALineOfTheUsualWindow(Preference preference) {
        assertThat(Captions.ENGLISH.of(preference.text())).hasSizeLessThan(75);
    }
}
