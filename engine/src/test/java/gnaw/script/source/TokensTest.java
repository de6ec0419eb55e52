package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The words that a script is split into. */
class TokensTest {
    @Test
    void aTemplateWithinATemplateEndsWhereItEnds() {
        assertThat(Tokens.of("const a = `x${`y${1}`}z`; b"))
                .extracting(Token::text)
                .endsWith(";", "b");
        assertThat(Tokens.of("const a = `x${`y${1}`}z`; b").getLast().depth()).isZero();
    }

    @Test
    void aTextMayBeLong() {
        assertThat(Tokens.of("const a = \"" + "\\n".repeat(50_000) + "\";\nconst b = 1;")
                        .getLast()
                        .place("file"))
                .isEqualTo("file:2:12");
    }
}
