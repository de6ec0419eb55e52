package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the title offers while Gnaw is being played in another window. */
class OtherWindowTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private final MemoryHost host = new MemoryHost();

    @ParameterizedTest
    @FieldSource("SIZES")
    void whileAnotherWindowPlaysOneMayLookTakeOverOrLeave(TerminalSize size) {
        host.keptGame = Optional.of(host.begin(OptionalLong.of(7)));
        host.elsewhere = Optional.of("4711");
        Scene scene = Scene.of(new Title(host), size);
        assertThat(scene.text().replaceAll("[│\\s]+", " "))
                .contains("Gnaw is being played in another window (process 4711).", "> t Play here", "m Mods", "? Help")
                .doesNotContain("Continue")
                .doesNotContain("New game");
        assertThat(scene.press("n", "c", "s", "End").text()).contains("> q Quit");
        assertThat(scene.press("t").text()).contains("c Continue").doesNotContain("4711");
        assertThat(host.told).containsExactly("begin 7", "take over");
    }

    @Test
    void aWindowThatDoesNotEndKeepsTheGame() {
        host.elsewhere = Optional.of("4711");
        host.isStubborn = true;
        assertThat(Scene.of(new Title(host)).press("t").text())
                .contains("(process 4711)", "The other window has not ended. End it there, or try again.")
                .doesNotContain("New game");
    }

    @Test
    void whenTheOtherWindowHasEndedTheTitleKnowsByItself() {
        host.elsewhere = Optional.of("4711");
        Title title = new Title(host);
        Scene scene = Scene.of(title);
        assertThat(title.patience()).isPresent();
        assertThat(scene.pause().text()).contains("(process 4711)");
        host.elsewhere = Optional.empty();
        assertThat(scene.pause().text()).contains("n New game").doesNotContain("4711");
        assertThat(new Title(host).patience()).isEmpty();
    }
}
