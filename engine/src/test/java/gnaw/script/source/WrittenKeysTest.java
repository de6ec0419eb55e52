package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a row, and a cell of it, is written in the call that says it. */
class WrittenKeysTest {
    private static final String SCRIPT = """
            // amend(creatures, { rat: { glyph: "r" } });
            amend(creatures, {
              // The rat: a "cat"
              rat: { hitPoints: 3, glyph: "rr" },
              "big cat": { likes: { rat: 1 }, "glyph": `${{ cat: 1 }.cat}`, roar() {} },
              cat: feline({ glyph: "c" }),
              owl,
            });
            amend(creatures, { dog: { glyph: "d" } });
            table("loot", ROWS, { rat: "number" });
            """;

    private static String place(int line, String... keys) {
        return new WrittenKeys(SCRIPT, line, 1)
                .innermost(List.of(keys))
                .map(token -> token.place("file"))
                .orElse("nowhere");
    }

    @Test
    void aCellIsFoundInItsRow() {
        assertThat(place(2, "rat", "glyph")).isEqualTo("file:4:24");
        assertThat(place(2, "big cat", "glyph")).isEqualTo("file:5:35");
        assertThat(place(2, "big cat", "roar")).isEqualTo("file:5:65");
    }

    @Test
    void ofACellThatIsNotWrittenTheRowIsFound() {
        assertThat(place(2, "rat", "tone")).isEqualTo("file:4:3");
        assertThat(place(2, "cat", "glyph")).isEqualTo("file:6:3");
        assertThat(place(2, "owl", "glyph")).isEqualTo("file:7:3");
    }

    @Test
    void anAuthorMayLeaveOutHisModsName() {
        assertThat(place(2, "zoo:cat")).isEqualTo("file:6:3");
    }

    @Test
    void whatOtherCallsSayIsNotMeant() {
        assertThat(place(2, "dog", "glyph")).isEqualTo("nowhere");
        assertThat(place(9, "rat")).isEqualTo("nowhere");
    }

    @Test
    void rowsThatAreNotWrittenOutInTheCallAreNowhere() {
        assertThat(place(10, "rat")).isEqualTo("nowhere");
    }
}
