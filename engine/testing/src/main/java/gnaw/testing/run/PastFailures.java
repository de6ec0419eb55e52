package gnaw.testing.run;

import gnaw.app.XdgFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tests that failed when they were last run, so that they can be run first. What cannot be kept is forgotten in silence. */
final class PastFailures {
    private final Path file;

    private PastFailures(Path file) {
        this.file = file;
    }

    /** Those of the game in that home. */
    static PastFailures of(XdgFolders folders) {
        String game =
                Integer.toHexString(folders.home().toAbsolutePath().normalize().hashCode());
        return new PastFailures(folders.cache().resolve("failed-tests-" + game));
    }

    /** Their keys, as {@link Result#key}. */
    List<String> read() {
        try {
            return Files.readAllLines(file);
        } catch (IOException none) {
            return List.of();
        }
    }

    /** Adds what failed now and takes away what was run and passed. */
    void remember(TestResults results) {
        Set<String> keys = new LinkedHashSet<>(read());
        results.all().stream().filter(result -> !result.isInterrupted()).forEach(result -> keys.remove(result.key()));
        results.failed().forEach(result -> keys.add(result.key()));
        keep(keys);
    }

    /** As if nothing had failed. */
    void forget() {
        keep(Set.of());
    }

    private void keep(Set<String> keys) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, keys);
        } catch (IOException notKept) {
            return;
        }
    }
}
