package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.terminal.key.Input;
import gnaw.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PromptTest {
    private static final int LONGEST = 40;

    private final List<String> entered = new ArrayList<>();

    private Scene asked() {
        return Scene.of(new Prompt(
                "What?", text -> text.contains("?") ? Optional.of("No questions.") : Optional.empty(), text -> {
                    entered.add(text);
                    return ViewChange.CLOSE;
                }));
    }

    @Test
    void whatIsTypedIsEntered() {
        asked().press("t", "e", "a", "Space", "!", "Enter");
        assertThat(entered).containsExactly("tea !");
    }

    @Test
    void backspaceTakesOneCharacterAndCtrlUAll() {
        asked().press("Backspace", "x", "😀", "Backspace", "Enter");
        asked().press("x", "y", "Ctrl-u", "z", "Enter");
        assertThat(entered).containsExactly("x", "z");
    }

    @Test
    void otherKeysOfAnEditorDoNothing() {
        asked().press("a", "b", "Left", "Ctrl-w", "Up", "c", "Enter");
        assertThat(entered).containsExactly("abc");
    }

    @Test
    void itTakesNoMoreThanFits() {
        Scene scene = asked();
        for (int typed = 0; typed <= LONGEST; typed++) {
            scene.press("a");
        }
        scene.press("Enter");
        assertThat(entered).containsExactly("a".repeat(LONGEST));
    }

    @Test
    void whatIsPastedIsThereAsFarAsItFits() {
        asked().press("a").take(new Input.Pasted("te a")).press("!", "Enter");
        asked().take(new Input.Pasted("b".repeat(LONGEST - 1) + "😀")).press("Enter");
        assertThat(entered).containsExactly("ate a!", "b".repeat(LONGEST - 1));
    }

    @Test
    void aComplaintStaysUntilTheTextIsAnother() {
        Scene scene = asked().press("?", "Enter");
        assertThat(scene.text()).contains("No questions.");
        assertThat(scene.press("Left").text()).contains("No questions.");
        assertThat(scene.press("Backspace").text()).doesNotContain("No questions.");
        assertThat(entered).isEmpty();
    }
}
