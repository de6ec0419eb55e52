package gnaw.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void linesBreakBetweenWords() {
        assertThat(Words.wrap("The goblin hits you hard.", 10)).containsExactly("The goblin", "hits you", "hard.");
    }

    @Test
    void aWordThatIsTooLongIsBroken() {
        assertThat(Words.wrap("Ahhhhhhhhhhhh!", 5)).containsExactly("Ahhhh", "hhhhh", "hhh!");
    }

    @Test
    void linesOfTheTextStayLines() {
        assertThat(Words.wrap("one\ntwo three", 5)).containsExactly("one", "two", "three");
    }

    @Test
    void whatIsCutShowsIt() {
        assertThat(Words.cut("a rusty sword", 8)).isEqualTo("a rusty…");
        assertThat(Words.cut("a sword", 8)).isEqualTo("a sword");
    }
}
