package gnaw.testing;

import gnaw.mod.Mod;
import gnaw.workshop.test.TestModule;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The command that runs a failed test once more, alone.
 *
 * @param command to be typed where the game lies
 */
record Again(String command) {
    /** A test in Java. */
    static Again of(ExtensionContext test) {
        String method = test.getRequiredTestClass().getName() + "#"
                + test.getRequiredTestMethod().getName();
        return new Again("mvn test -Dtest=" + quoted(method) + " -Dsurefire.failIfNoSpecifiedTests=false");
    }

    /** A test in JavaScript. Where the game came without its launcher, all tests are run. */
    static Again of(Home game, TestFile file, TestModule.Case test) {
        Path home = game.folder().toAbsolutePath().normalize();
        if (!Files.isRegularFile(home.resolve("gnaw"))) {
            return new Again("mvn test");
        }
        String mod = file.module().substring(0, file.module().indexOf('/'));
        Path mods = file.mods().toAbsolutePath().normalize();
        boolean isFound = mod.equals(Mod.BASE) || mods.equals(home.resolve("mods"));
        String elsewhere = isFound ? "" : " --mods-dir " + quoted(mods.toString());
        return new Again("./gnaw test " + mod + elsewhere + (test.tags().contains("long") ? " --long" : "")
                + " --tests " + quoted(test.name()));
    }

    /** As the last line of a failure. */
    String told() {
        return "\n\nagain: " + command;
    }

    /** As a shell takes it for one word. */
    private static String quoted(String word) {
        return word.matches("[\\w./#-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
