package gnaw.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.game.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TitleTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final Inn inn = new Inn();

    @ParameterizedTest
    @FieldSource("SIZES")
    void theTitleShowsItsEntriesAndTheModsAtEverySize(TerminalSize size) {
        inn.mods = List.of("iron-stomach", "thirst");
        Scene scene = Scene.of(new Title(inn), size);
        assertThat(scene.text())
                .contains("██████", "Every rule is a script.", "n New game", "s Seed", "? Help", "q Quit");
        assertThat(scene.row(size.getRows() - 1).strip()).isEqualTo("With iron-stomach, thirst");
    }

    @Test
    void theTitleSpeaksTheLanguageOfTheRules() {
        inn.captions = new Captions(Map.of("screen.newGame", "Neues Spiel", "screen.withMods", "Mit {mods}"));
        inn.mods = List.of("deutsch");
        assertThat(Scene.of(new Title(inn)).text())
                .contains("n Neues Spiel", "Mit deutsch")
                .doesNotContain("New game");
    }

    @Test
    void oneKeyBeginsAGame() {
        assertThat(Scene.of(new Title(inn)).press("Enter").atCursor()).startsWith("@");
        assertThat(inn.told).containsExactly("begin by chance");
    }

    @Test
    void aKeptGameIsTheFirstEntry() {
        inn.keptGame = Optional.of(inn.begin(OptionalLong.of(7)));
        Scene scene = Scene.of(new Title(inn));
        assertThat(scene.atCursor()).startsWith("> c Continue (depth 1, turn 1)");
        assertThat(scene.press("Enter").atCursor()).startsWith("@");
        assertThat(inn.told).endsWith("resume");
    }

    @Test
    void aGameWhoseModIsBrokenWaitsAndSaysWhy() {
        inn.keptGame = Optional.of(inn.begin(OptionalLong.of(7)));
        inn.unreadable = Optional.of(new IllegalStateException("rain/mod.json:3:1  A comma is missing."));
        Scene scene = Scene.of(new Title(inn)).press("c");
        assertThat(scene.text())
                .contains("The game cannot go on now", "rain/mod.json:3:1  A comma is missing.")
                .doesNotContain("inside Gnaw");
        assertThat(scene.faults()).isEmpty();
        assertThat(scene.press("Esc").text()).contains("c Continue");
    }

    @Test
    void whatHasChangedInTheRulesSinceIsSaidOnce() {
        inn.keptGame = Optional.of(inn.begin(OptionalLong.of(7)));
        inn.changes = "The rules have changed since this game was saved: rain was edited.";
        Scene scene = Scene.of(new Title(inn)).press("c");
        assertThat(scene.text()).contains("The rules have changed since this game was saved: rain was edited.");
        assertThat(scene.press("x", "Esc").text()).doesNotContain("have changed since");
    }

    @Test
    void aNewGameInPlaceOfAKeptOneIsAskedFor() {
        inn.keptGame = Optional.of(inn.begin(OptionalLong.of(7)));
        Scene scene = Scene.of(new Title(inn)).press("n");
        assertThat(scene.text()).contains("Your game at depth 1, turn 1 will be lost.");
        assertThat(scene.press("n", "n", "y").atCursor()).startsWith("@");
    }

    @Test
    void aSeedIsANumber() {
        Scene scene = Scene.of(new Title(inn)).press("s", "4", "x", "Enter");
        assertThat(scene.text()).contains("\"4x\" is no whole number.");
        assertThat(scene.press("Backspace", "2", "Enter").atCursor()).startsWith("@");
        assertThat(inn.told).containsExactly("begin 42");
    }

    @Test
    void helpOpensAndQuitLeaves() {
        Scene scene = Scene.of(new Title(inn)).press("?");
        assertThat(scene.text()).contains("Help", "Moving");
        assertThat(scene.press("Esc", "q").isOver()).isTrue();
    }
}
