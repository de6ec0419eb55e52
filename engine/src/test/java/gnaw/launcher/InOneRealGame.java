package gnaw.launcher;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real program in a pseudo-terminal with one game for all tests of a class, for most of them take less time than it takes to start. */
@EnabledOnOs(OS.LINUX)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class InOneRealGame {
    RealTerminal terminal;
    private int turnAtFirst;

    @BeforeAll
    void begin(@TempDir Path root) throws Exception {
        terminal = RealTerminal.below(root);
        terminal.start(":", AtRealTerminal.WORDS);
        start();
    }

    /** From the title to the map. */
    void start() throws Exception {
        terminal.beginGame();
    }

    /** Nothing lies over the map when a test begins. */
    @BeforeEach
    void look() throws Exception {
        turnAtFirst = terminal.seeTurn();
    }

    @AfterAll
    void leave() throws Exception {
        terminal.close();
    }

    /** Closes what shows that text: a key that came sooner would be one with Escape. */
    void close(String shown) throws Exception {
        terminal.press("Escape");
        terminal.await("the end of " + shown, () -> !terminal.screen().contains(shown));
    }

    /** Waits until so many turns have passed in this test. */
    void seeTurnsPassed(int turns) throws Exception {
        terminal.see("Turn %d\\b".formatted(turnAtFirst + turns));
    }

    /** The turns that have passed in this test, as far as the window tells. */
    int turnsPassed() throws Exception {
        return terminal.seeTurn() - turnAtFirst;
    }
}
