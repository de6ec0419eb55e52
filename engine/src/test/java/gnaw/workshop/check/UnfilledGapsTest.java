package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnfilledGapsTest {
    @Test
    void aGapInWhatIsSaidAsItStandsIsToldAtTheText() {
        assertThat(UnfilledGaps.check(
                        "mine/main.js",
                        "const cold = (who) => [\n  say(\"{who} {who?freeze|freezes}.\", \"dim\"),\n];"))
                .containsExactly(
                        Finding.error(
                                "mine/main.js:2:7",
                                "say fills no gaps, and players would read \"{who}\". Make the text a row of texts, and say told(\"its.id\", { … }) of base/rules/words.js."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "say(\"You freeze.\")",
                "say(told(\"mine.cold\", { who }))",
                "say(`${who.name} freezes.`)",
                "hint(\"Press {key.look} to look.\")",
                "say(\"It is written: {}\")",
                "parrot.say(\"{who}\")",
                "add(texts, { cold: { text: \"{who} freezes.\" } })",
            })
    void nothingElseIs(String script) {
        assertThat(UnfilledGaps.check("mine/main.js", script)).isEmpty();
    }
}
