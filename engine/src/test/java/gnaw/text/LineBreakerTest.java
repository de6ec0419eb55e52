package gnaw.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineBreakerTest {

    @Test
    void linesBreakBetweenWords() {
        assertThat(LineBreaker.wrap("The goblin hits you hard.", 10))
                .containsExactly("The goblin", "hits you", "hard.");
    }

    @Test
    void aWordThatIsTooLongIsBroken() {
        assertThat(LineBreaker.wrap("Ahhhhhhhhhhhh!", 5)).containsExactly("Ahhhh", "hhhhh", "hhh!");
    }

    @Test
    void linesOfTheTextStayLines() {
        assertThat(LineBreaker.wrap("one\ntwo three", 5)).containsExactly("one", "two", "three");
    }

    @Test
    void whatIsCutShowsIt() {
        assertThat(LineBreaker.cut("a rusty sword", 8)).isEqualTo("a rusty…");
        assertThat(LineBreaker.cut("a sword", 8)).isEqualTo("a sword");
    }
}
