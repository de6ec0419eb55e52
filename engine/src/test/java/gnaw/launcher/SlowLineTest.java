package gnaw.launcher;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The real program at the end of a line that delivers the bytes of a key one by one. */
class SlowLineTest extends AtRealTerminal {
    private static final String ESCAPE = "1b";
    private static final String[] UP = {ESCAPE, "5b", "41"};
    private static final String[] DOWN = {ESCAPE, "5b", "42"};
    private static final String[] PAGE_UP = {ESCAPE, "5b", "35", "7e"};
    private static final Duration AROUND_THE_WORLD = Duration.ofMillis(200);
    private static final String WAIT = "2e";
    private static final int[] GAPS = {5, 15, 25};

    @BeforeEach
    void play() throws Exception {
        terminal.start(":", WORDS);
        terminal.see("> n New game");
    }

    @Test
    void anArrowIsAnArrowHoweverItsBytesAreApart() throws Exception {
        for (int gap : GAPS) {
            terminal.send(Duration.ofMillis(gap), DOWN);
            terminal.see("> d Daily game");
            terminal.send(Duration.ofMillis(gap), UP);
            terminal.see("> n New game");
        }
    }

    /** No letter of an arrow fights, and no digit walks, though each of its bytes takes a fifth of a second. */
    @Test
    void anArrowOverALineAroundTheWorldIsNoRowOfCommands() throws Exception {
        terminal.press("n");
        terminal.see("Turn 1\\b");
        terminal.press("?");
        terminal.see("Help");
        terminal.send(AROUND_THE_WORLD, ESCAPE);
        terminal.see("Turn 1\\b");
        terminal.press("x");
        terminal.see("You see");
        terminal.send(AROUND_THE_WORLD, DOWN);
        terminal.see("Turn 2\\b");
        terminal.send(AROUND_THE_WORLD, PAGE_UP);
        terminal.send(AROUND_THE_WORLD, WAIT);
        terminal.see("Turn [34]\\b");
    }

    @Test
    void escapeAloneIsEscapeBeforeTheNextKeyComes() throws Exception {
        terminal.press("n");
        terminal.see("Turn 1\\b");
        terminal.press("?");
        terminal.see("Help");
        terminal.send(Duration.ofMillis(100), ESCAPE, WAIT);
        terminal.see("Turn 2\\b");
    }

    @Test
    void escapeInFrontOfALetterWithoutAPauseIsAKeyOfItsOwn() throws Exception {
        terminal.press("n");
        terminal.see("Turn 1\\b");
        terminal.send(Duration.ZERO, ESCAPE, WAIT);
        terminal.see("Alt-\\.");
    }
}
