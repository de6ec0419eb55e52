package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real program on what says of itself that it is one terminal or another. */
class KindsOfTerminalsTest extends AtRealTerminal {
    @ParameterizedTest
    @ValueSource(strings = {"xterm-256color", "screen-256color", "linux", "vt100"})
    void itStartsPlaysAndGivesTheTerminalBack(String kind) throws Exception {
        terminal.start("export TERM=" + kind, WORDS);
        terminal.beginGame();
        terminal.press("Down", ".");
        terminal.see("Turn 3\\b");
        assertThat(terminal.screen()).contains("@");
        terminal.press("S");
        assertThat(terminal.end()).isZero();
    }
}
