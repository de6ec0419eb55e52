package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import gnaw.terminal.key.Input;
import gnaw.terminal.play.Scene;
import gnaw.text.Text;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class PageTest {
    static final List<TerminalSize> SIZES = Scene.SIZES;
    private static final List<Text> HUNDRED = IntStream.rangeClosed(1, 100)
            .mapToObj(i -> Text.plain("Line " + i + "."))
            .toList();

    @Test
    void aShortPageFitsAndEscapeClosesIt() {
        Scene scene = Scene.of(Page.of("Help", Text.plain(List.of("Walk.", "Eat."))));
        assertThat(scene.row(0)).startsWith("──").contains(" Help ");
        assertThat(scene.row(1)).isEqualTo(" Walk.");
        assertThat(scene.row(23)).startsWith("── Esc close ──");
        assertThat(scene.press("Space").isOver()).isFalse();
        assertThat(scene.press("Esc").isOver()).isTrue();
    }

    @Test
    void noLetterClosesAPageThatLeadsOn() {
        Page last = Page.of("You died", Text.plain(List.of("Of hunger."))).closing(() -> ViewChange.LEAVE);
        Scene scene = Scene.of(last);
        assertThat(scene.press("q", "q").isOver()).isFalse();
        assertThat(scene.press("Esc").isOver()).isTrue();
        assertThat(last.forgetsTyped()).isTrue();
        assertThat(Scene.of(Page.of("Help", List.of())).press("q").isOver()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void everyLineOfALongPageCanBeReached(TerminalSize size) {
        Scene scene = Scene.of(Page.of("History", HUNDRED), size);
        String seen = scene.text();
        for (int i = 0; i < 10; i++) {
            seen += scene.press("Space").text();
        }
        assertThat(seen).contains(HUNDRED.stream().map(Text::text).toList());
        assertThat(scene.row(size.getRows() - 1)).contains("100/100");
    }

    @Test
    void itScrollsLineByLineAndByWheelAndNotPastItsEnds() {
        Scene scene = Scene.of(Page.of("History", HUNDRED));
        assertThat(scene.press("Up", "Up").row(1)).isEqualTo(" Line 1.");
        assertThat(scene.press("j", "Down", "k").row(1)).isEqualTo(" Line 2.");
        assertThat(scene.take(new Input.Wheel(1)).row(1)).isEqualTo(" Line 5.");
        assertThat(scene.press("End", "Down").row(22)).isEqualTo(" Line 100.");
        assertThat(scene.press("Home").row(1)).isEqualTo(" Line 1.");
    }

    @Test
    void aLogOpensAtItsEnd() {
        Scene scene = Scene.of(Page.ofLog("Messages", HUNDRED));
        assertThat(scene.row(22)).isEqualTo(" Line 100.");
        assertThat(scene.press("Up").row(22)).isEqualTo(" Line 99.");
    }

    @Test
    void longLinesAreWrappedToTheWindowAndAgainWhenItChanges() {
        var text = "The quick brown goblin jumps over the lazy hero and then it sits down to wait for the next one.";
        Scene scene = Scene.of(Page.of("Tale", List.of(Text.plain(text))), new TerminalSize(40, 15));
        assertThat(scene.row(1)).isEqualTo(" The quick brown goblin jumps over the");
        assertThat(scene.row(2)).isEqualTo(" lazy hero and then it sits down to");
        scene.resize(140, 45);
        assertThat(scene.row(1)).isEqualTo(" " + text);
    }
}
