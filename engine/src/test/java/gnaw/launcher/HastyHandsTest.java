package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;

/** The real program under hands that type ahead, paste, and cannot leave the window alone. */
class HastyHandsTest extends InOneRealGame {
    private static final int[][] SIZES = {{140, 45}, {40, 15}, {20, 5}, {79, 24}, {1, 1}, {80, 23}, {200, 60}};

    private void press(String key, int times) throws Exception {
        terminal.press(Collections.nCopies(times, key).toArray(String[]::new));
    }

    @Test
    void noneOfSomeHundredKeysThatAreTypedAheadIsLost() throws Exception {
        press("?", 2);
        press("a", 200);
        press("BSpace", 199);
        terminal.see("Search: a_");
        press("BSpace", 1);
        press("Down", 200);
        press("Up", 200);
        terminal.see("(?m)Search: _$\\n^> What it is about");
        close("Search: _");
        close("Help");
    }

    @Test
    void whatIsPastedPlaysNothing() throws Exception {
        terminal.paste("....>>QquitSo\n");
        terminal.press("?");
        terminal.see("Help");
        terminal.press("Escape");
        seeTurnsPassed(0);
        terminal.press(".");
        seeTurnsPassed(1);
    }

    /** A key that is read while the window is too small means nothing: so each waits until it is seen that it is not. */
    @Test
    void aStormOfSizesLeavesTheScreenWhole() throws Exception {
        for (int turn = 0; turn < 4; turn++) {
            for (int[] size : SIZES) {
                terminal.resize(size[0], size[1]);
            }
            terminal.resize(80, 24);
            seeTurnsPassed(turn);
            terminal.press(".");
            seeTurnsPassed(turn + 1);
        }
        assertThat(terminal.screen().lines())
                .hasSize(24)
                .filteredOn(line -> line.contains("@"))
                .isNotEmpty();
    }
}
