package gnaw.launcher;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real program in a pseudo-terminal of its own, for each test. */
@EnabledOnOs(OS.LINUX)
abstract class AtRealTerminal {
    /** What it is started with. */
    static final String[] WORDS = {"--scripts", System.getProperty("gnaw.home") + "/scripts", "--seed", "7"};

    /** Its folder, with those of its player in {@code player}. */
    @TempDir
    Path root;

    RealTerminal terminal;

    @BeforeEach
    void openTerminal() throws Exception {
        terminal = RealTerminal.below(root);
    }

    @AfterEach
    void leave() throws Exception {
        terminal.close();
    }
}
