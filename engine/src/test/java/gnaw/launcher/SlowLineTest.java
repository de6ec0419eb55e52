package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The real program at the end of a line that delivers the bytes of a key one by one. */
class SlowLineTest extends InOneRealGame {
    private static final String ESCAPE = "1b";
    private static final String[] UP = {ESCAPE, "5b", "41"};
    private static final String[] DOWN = {ESCAPE, "5b", "42"};
    private static final String[] PAGE_UP = {ESCAPE, "5b", "35", "7e"};
    private static final Duration AROUND_THE_WORLD = Duration.ofMillis(200);
    private static final String WAIT = "2e";
    private static final int[] GAPS = {5, 15, 25};

    @Test
    void anArrowIsAnArrowHoweverItsBytesAreApart() throws Exception {
        terminal.press("=");
        for (int gap : GAPS) {
            terminal.see("> a Screen");
            terminal.send(Duration.ofMillis(gap), DOWN);
            terminal.see("> b Playing");
            terminal.send(Duration.ofMillis(gap), UP);
        }
        terminal.see("> a Screen");
        close("Options");
    }

    /** No letter of an arrow fights, and no digit walks, though each of its bytes takes a fifth of a second. */
    @Test
    void anArrowOverALineAroundTheWorldIsNoRowOfCommands() throws Exception {
        terminal.press("?");
        terminal.see("Help");
        terminal.send(AROUND_THE_WORLD, ESCAPE);
        seeTurnsPassed(0);
        terminal.press("x");
        terminal.see("You see");
        terminal.send(AROUND_THE_WORLD, DOWN);
        seeTurnsPassed(1);
        terminal.send(AROUND_THE_WORLD, PAGE_UP);
        terminal.send(AROUND_THE_WORLD, WAIT);
        terminal.await("a step aside, perhaps, and a turn", () -> turnsPassed() >= 2);
        assertThat(turnsPassed()).isBetween(2, 3);
    }

    @Test
    void escapeAloneIsEscapeBeforeTheNextKeyComes() throws Exception {
        terminal.press("?");
        terminal.see("Help");
        terminal.send(Duration.ofMillis(100), ESCAPE, WAIT);
        seeTurnsPassed(1);
    }

    @Test
    void escapeInFrontOfALetterWithoutAPauseIsAKeyOfItsOwn() throws Exception {
        terminal.send(Duration.ZERO, ESCAPE, WAIT);
        terminal.see("Alt-\\.");
    }
}
