package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.key.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BrokenTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final MemoryHost host = new MemoryHost();

    @BeforeEach
    void snowIsBroken() {
        host.shelf.trouble = Optional.of(
                new ModShelf.Trouble("snow/main.js:3:1  while the scripts were loaded\n  No.", List.of("snow")));
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void theErrorIsShownWithWhatCanBeDone(TerminalSize size) {
        assertThat(Scene.of(Broken.orTitle(host), size).text())
                .contains("snow/main.js:3:1", "  No.", "> w Start without snow", "a Start without any mods", "q Quit");
    }

    @Test
    void theGameStartsWithoutIt() {
        assertThat(Scene.of(Broken.orTitle(host)).press("w").text()).contains("Every rule is a script.");
        assertThat(host.shelf.told).containsExactly("without [snow]");
    }

    @Test
    void theGameStartsWithoutAny() {
        Scene.of(Broken.orTitle(host)).press("a");
        assertThat(host.shelf.told).containsExactly("without [flood, rain, snow]");
    }

    @Test
    void whereNobodyKnowsWhichModHasTheProblemAllAreLeftOut() {
        host.shelf.trouble = Optional.of(new ModShelf.Trouble("They do not go together.", List.of()));
        assertThat(Scene.of(Broken.orTitle(host)).text()).contains("> a Start without any mods");
    }

    @Test
    void aScriptThatIsSavedIsTriedAgain() {
        Scene scene = Scene.of(Broken.orTitle(host)).take(new Input.ScriptsChanged());
        assertThat(scene.text()).contains("Start without snow");
        host.shelf.trouble = Optional.empty();
        assertThat(scene.take(new Input.ScriptsChanged()).text()).contains("Every rule is a script.");
        assertThat(host.shelf.told).containsExactly("refresh", "refresh");
    }

    @Test
    void atTheTitleTheFirstOfManyProblemsIsToldInOneRow() {
        host.shelf.trouble = Optional.empty();
        host.shelf.unreadable = Optional.of(new IllegalArgumentException("2 problems in rain:\n\n"
                + "rain/main.js:1:1  while the scripts were loaded\n  rain.heavy must be a number, but is missing.\n\n"
                + "rain/main.js:2:1  while the scripts were loaded\n  Not so."));
        Scene scene = Scene.of(Broken.orTitle(host)).take(new Input.ScriptsChanged());
        assertThat(scene.row(23).strip())
                .isEqualTo("rain/main.js:1:1  rain.heavy must be a number, but is missing.  F5 tells more.");
        Scene narrow = Scene.of(Broken.orTitle(host), SIZES.get(1)).take(new Input.ScriptsChanged());
        assertThat(narrow.row(14)).isEqualTo("rain/main.js:1:1  rain.…  F5 tells more.");
    }

    @Test
    void escapeChoosesNothingAndQuitLeaves() {
        Scene scene = Scene.of(Broken.orTitle(host)).press("Esc", "x", "r", "Esc");
        assertThat(scene.text()).contains("Start without snow");
        assertThat(scene.press("q").isOver()).isTrue();
    }

    @Test
    void atTheTitleAKeyReadsTheScriptsAgainAndSaysWhatIsWrong() {
        host.shelf.trouble = Optional.empty();
        Scene scene = Scene.of(Broken.orTitle(host)).press("F5");
        assertThat(scene.row(23)).contains("Rules reloaded: ");
        host.shelf.unreadable = Optional.of(new IllegalArgumentException("rain/main.js:1:1\n  Not so."));
        assertThat(scene.press("F5").text()).contains("The old rules stay", "  Not so.");
        assertThat(scene.press("Esc").take(new Input.ScriptsChanged()).row(23).strip())
                .isEqualTo("rain/main.js:1:1  Not so.  F5 tells more.");
    }
}
