package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The real program under a shell that has it wait, and go on. */
class SuspendedTest extends AtRealTerminal {

    @BeforeEach
    void play() throws Exception {
        terminal.startShell();
        terminal.type(terminal.started(WORDS));
        terminal.beginGame();
    }

    private void theShellHasTheTerminal() throws Exception {
        terminal.see("(?s)Stopped.*ready>");
        assertThat(terminal.modes()).isEqualTo("00");
        terminal.type("stty -a | grep -o ' -\\?icanon'; echo ec''hoed");
        terminal.see("\\n icanon\\nechoed");
    }

    @Test
    void ctrlZGivesTheTerminalToTheShellAndTheGameComesBackInAWindowOfAnotherSize() throws Exception {
        terminal.press(".", ".");
        terminal.see("Turn 3\\b");
        terminal.press("C-z");
        theShellHasTheTerminal();
        terminal.resize(100, 30);
        terminal.type("fg");
        terminal.await(
                "the larger window",
                () -> terminal.screen().lines().count() == 30
                        && terminal.screen().lines().skip(24).anyMatch(line -> line.contains("Turn 3")));
        assertThat(terminal.modes()).isEqualTo("11");
        terminal.press(".");
        terminal.see("Turn 4\\b");
    }

    @Test
    void aSignalFromOutsideDoesTheSameAndWhatWasPlayedIsKeptShouldItNeverGoOn() throws Exception {
        terminal.press(".", ".");
        terminal.see("Turn 3\\b");
        new ProcessBuilder(
                        "kill",
                        "-TSTP",
                        Long.toString(terminal.engine().orElseThrow().pid()))
                .start()
                .waitFor();
        theShellHasTheTerminal();
        terminal.engine().orElseThrow().destroyForcibly();
        terminal.type("fg; " + terminal.started(WORDS));
        terminal.see("Continue \\(depth 1, turn 3");
    }
}
