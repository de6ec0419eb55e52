package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the title tells of games that were kept, and how they go on. */
class ContinuedGamesTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final MemoryHost host = new MemoryHost();

    @Test
    void aKeptGameIsNoReasonToAskBeforeAGameThatTakesAnotherPlace() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        assertThat(Scene.of(new Title(host)).press("d").text()).doesNotContain("will be lost");
    }

    @Test
    void aKeptGameIsTheFirstEntry() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        Scene scene = Scene.of(new Title(host));
        assertThat(scene.atCursor()).startsWith("> c Continue (depth 1, turn 1)");
        assertThat(scene.press("Enter").atCursor()).startsWith("@");
        assertThat(host.told).endsWith("resume");
    }

    @Test
    void aNewGameWhoseModIsBrokenSaysWhyAlsoWhereAnotherWouldBeLost() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.unreadable = Optional.of(new IllegalStateException("rain/mod.json:3:1  A comma is missing."));
        Scene scene = Scene.of(new Title(host)).press("n", "y");
        assertThat(scene.text()).contains("The game cannot go on now", "rain/mod.json:3:1  A comma is missing.");
        assertThat(scene.faults()).isEmpty();
        assertThat(scene.press("Esc", "Esc").text()).contains("c Continue");
    }

    @Test
    void aGameWhoseModIsBrokenWaitsAndSaysWhy() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.unreadable = Optional.of(new IllegalStateException("rain/mod.json:3:1  A comma is missing."));
        Scene scene = Scene.of(new Title(host)).press("c");
        assertThat(scene.text())
                .contains("The game cannot go on now", "rain/mod.json:3:1  A comma is missing.")
                .doesNotContain("inside Gnaw");
        assertThat(scene.faults()).isEmpty();
        assertThat(scene.press("Esc").text()).contains("c Continue");
    }

    @Test
    void whatHasChangedInTheRulesSinceIsSaidOnce() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.changes = "The rules have changed since this game was saved: rain was edited.";
        Scene scene = Scene.of(new Title(host)).press("c");
        assertThat(scene.text()).contains("The rules have changed since this game was saved: rain was edited.");
        assertThat(scene.press("x", "Esc").text())
                .as("a look wipes nothing away")
                .contains("have changed since");
        assertThat(scene.press(".").text()).doesNotContain("have changed since");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void gamesWithOtherModsAreListed(TerminalSize size) {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.others = List.of(host.begin(OptionalLong.of(8)), host.begin(OptionalLong.of(9)));
        Scene scene = Scene.of(new Title(host), size).press("o");
        assertThat(scene.text())
                .contains("Other games", "> a depth 1, turn 1, with rain", "b depth 1, turn 1, with rain");
        assertThat(scene.press("b").atCursor()).startsWith("@");
        assertThat(host.told).endsWith("resume");
    }

    @Test
    void aNewGameTakesNoPlaceOfAGameWithOtherMods() {
        host.others = List.of(host.begin(OptionalLong.of(8)));
        Scene scene = Scene.of(new Title(host));
        assertThat(scene.text()).doesNotContain("Continue");
        assertThat(scene.press("n").atCursor()).startsWith("@");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void whatAGameLacksIsToldBeforeItGoesOnWithout(TerminalSize size) {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.lacks =
                List.of("The mod rain 1.0.0 is not there any more.", "The rules no longer know: item \"rain:hat\".");
        Scene scene = Scene.of(new Title(host), size).press("c");
        assertThat(scene.text().replaceAll("[│\\s]+", " "))
                .contains(
                        "Not all of this game is left",
                        "The mod rain 1.0.0 is not there any more.",
                        "The rules no longer know: item \"rain:hat\".",
                        "Go on without? That cannot be undone.",
                        "y: Yes n: No");
        assertThat(scene.press("n").text()).contains("c Continue");
        assertThat(host.told).doesNotContain("resume");
        assertThat(scene.press("c", "y").atCursor()).startsWith("@");
        assertThat(host.told).endsWith("resume");
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void thatAKeptGameIsLostIsToldOnceOverTheTitle(TerminalSize size) {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.losses = List.of("The saved game is damaged, and the game saved before it is in its place.");
        Title title = new Title(host);
        assertThat(title.patience()).contains(Duration.ZERO);
        Scene scene = Scene.of(title, size).pause();
        assertThat(scene.text()).contains("A saved game cannot be read", "The saved game is damaged,", "Space: go on");
        assertThat(scene.press("Space").atCursor()).startsWith("> c Continue");
        assertThat(title.patience()).isEmpty();
        assertThat(scene.pause().text()).doesNotContain("damaged");
    }

    @Test
    void aNewGameInPlaceOfAKeptOneIsAskedFor() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        Scene scene = Scene.of(new Title(host)).press("n");
        assertThat(scene.text()).contains("Your game will be lost: depth 1, turn 1.");
        assertThat(scene.press("n", "n", "y").atCursor()).startsWith("@");
        assertThat(host.told).doesNotContain("resume");
    }

    @Test
    void ofSeveralGamesOneIsLost() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.others = List.of(host.begin(OptionalLong.of(8)));
        assertThat(Scene.of(new Title(host)).press("n").text())
                .contains("One of your games will be lost, and no other");
    }

    @Test
    void whoeverAsksForANewGameMayGoOnWithTheKeptOneAfterAll() {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        Scene scene = Scene.of(new Title(host)).press("n");
        assertThat(scene.text()).contains("y: Yes   c: Continue it   n: No");
        assertThat(scene.press("c").atCursor()).startsWith("@");
        assertThat(host.told).endsWith("resume");
    }
}
