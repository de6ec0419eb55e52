package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class QuestionsTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;

    private final List<String> answers = new ArrayList<>();

    private ViewChange answer(String text) {
        answers.add(text);
        return ViewChange.CLOSE;
    }

    private Prompt seed() {
        return new Prompt(
                "Which seed?",
                text -> text.matches("\\d+") ? Optional.empty() : Optional.of("\"" + text + "\" is no number."),
                this::answer);
    }

    @Test
    void textIsTypedAndCorrectedAtTheCursor() {
        Scene scene = Scene.of(seed()).press("1", "2", "x", "Backspace", "7");
        assertThat(scene.text()).contains("Which seed?", "> 127");
        assertThat(scene.press("Enter").isOver()).isTrue();
        assertThat(answers).containsExactly("127");
    }

    @Test
    void aWrongTextIsExplainedAndCanBeCorrected() {
        Scene scene = Scene.of(seed()).press("1", "x", "Enter");
        assertThat(scene.text()).contains("\"1x\" is no number.");
        assertThat(scene.press("Ctrl-u", "4", "Enter").isOver()).isTrue();
        assertThat(answers).containsExactly("4");
    }

    @Test
    void escapeGoesBackFromAPromptAndKeysThatTypeNothingAreIgnored() {
        Scene scene = Scene.of(seed()).press("Backspace", "Up", "F1", "Esc");
        assertThat(scene.isOver()).isTrue();
        assertThat(answers).isEmpty();
    }

    @Test
    void whatCannotBeUndoneWantsAWord() {
        Scene scene = Scene.of(
                Prompt.forWord("Give up this game?", "quit", "Type \"quit\", or Esc to go back.", this::answer));
        assertThat(scene.press("y", "Enter").text()).contains("y? Type \"quit\", or Esc to go back.");
        assertThat(scene.press("Ctrl-u", "q", "u", "i", "t", "Enter").isOver()).isTrue();
        assertThat(answers).containsExactly("quit");
    }

    @Test
    void onlyYSaysYes() {
        for (String no : List.of("n", "Space", "Esc")) {
            assertThat(Scene.of(question()).press("Enter", no).isOver()).isTrue();
        }
        assertThat(answers).isEmpty();
        Scene.of(question()).press("y");
        assertThat(answers).containsExactly("yes");
    }

    @Test
    void whatIsNoAnswerIsTold() {
        Scene scene = Scene.of(question());
        assertThat(scene.press("i").text()).contains("i is no answer here.", "y: Yes   n: No");
        assertThat(scene.press("Enter").text())
                .contains("Enter is no answer here.")
                .doesNotContain("i is no");
        assertThat(scene.press("y").isOver()).isTrue();
    }

    private Card question() {
        return Card.question("Step into the lava?", "No", new Choice('y', "Yes", () -> answer("yes")));
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void aCardWrapsItsTextAndNamesItsKeysAtEverySize(TerminalSize size) {
        var long1 =
                "The rule \"hunger\" of the mod \"thirst\" failed at line 12: expected a number for the cell perTurn, and found a text.";
        Scene scene = Scene.of(
                Card.of(
                        "A rule failed",
                        List.of(Text.plain(long1)),
                        List.of(new Choice('d', "details", () -> ViewChange.STAY))),
                size);
        String flat = scene.text().replaceAll("[│\\s]+", " ");
        assertThat(flat).contains("A rule failed", long1, "d: details Space: go on");
        assertThat(scene.press("d", "x").isOver()).isFalse();
        assertThat(scene.press("Space").isOver()).isTrue();
    }

    @Test
    void aCardThatIsTooLongStillShowsItsKeys() {
        Scene scene = Scene.of(
                Card.of("Long", Text.plain(List.of("word ".repeat(500))), List.of()), new TerminalSize(40, 15));
        assertThat(scene.text()).contains("Space: go on");
    }
}
