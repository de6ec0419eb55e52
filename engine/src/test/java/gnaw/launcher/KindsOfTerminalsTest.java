package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real program on what says of itself that it is one terminal or another. */
@EnabledOnOs(OS.LINUX)
class KindsOfTerminalsTest {
    @TempDir
    private Path root;

    @ParameterizedTest
    @ValueSource(strings = {"xterm-256color", "screen-256color", "linux", "vt100"})
    void itStartsPlaysAndGivesTheTerminalBack(String kind) throws Exception {
        RealTerminal terminal = RealTerminal.below(root);
        try {
            terminal.start(
                    "export TERM=" + kind, "--scripts", System.getProperty("gnaw.home") + "/scripts", "--seed", "7");
            terminal.beginGame();
            terminal.press("Down", ".");
            terminal.see("Turn 3\\b");
            assertThat(terminal.screen()).contains("@");
            terminal.press("S");
            assertThat(terminal.end()).isZero();
        } finally {
            terminal.close();
        }
    }
}
