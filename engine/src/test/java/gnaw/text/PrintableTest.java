package gnaw.text;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.RuleFailure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a rat\n\tand 2 bats", "Blöße · ♠ 🐀"})
    void whatCanBeShownStaysAsItIs(String text) {
        assertThat(Printable.is(text)).isTrue();
        assertThat(Printable.of(text)).isEqualTo(text);
    }

    @Test
    void whatCommandsATerminalIsWrittenOut() {
        assertThat(Printable.of("\u001b[2J\u0007\r\u009bm \ud83d🐀"))
                .isEqualTo("\\u001b[2J\\u0007\\u000d\\u009bm \\ud83d🐀");
    }

    @Test
    void aFailureIsPrintableWhateverItsScriptSays() {
        RuleFailure failure = new RuleFailure("a/main.js:1:1", "\u001b[31mred");
        assertThat(failure).hasMessage("\\u001b[31mred");
        assertThat(failure.card()).doesNotContain("\u001b");
    }
}
