package gnaw.mod;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is deleted at the end, with all that lies in it by then. */
public record TemporaryFolder(Path path) implements AutoCloseable {
    /** A fresh one, where the system keeps such. */
    public static TemporaryFolder create(String prefix) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(prefix));
    }

    /** A fresh one in a folder: on the same disk, so that it can be moved to its place at once. */
    static TemporaryFolder in(Path folder, String prefix) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(folder, prefix));
    }

    /** Deletes it, unless it has been moved elsewhere. */
    @Override
    public void close() throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }
}
