package gnaw.mod;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is deleted at the end, with all that lies in it by then. */
public record TemporaryFolder(Path path) implements AutoCloseable {
    /** A fresh one, where the system keeps such. */
    public static TemporaryFolder create(String prefix) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(prefix));
    }

    /** Writes what lies in a folder. */
    public interface Filling {
        /** Writes it into this one. */
        void into(Path folder) throws IOException;
    }

    /**
     * Makes a folder that appears whole or not at all, filled beside its place: so on the same disk. Where another process is quicker, its folder
     * stays: both must be filled with the same.
     */
    public static void fill(Path place, String prefix, Filling filling) throws IOException {
        Files.createDirectories(place.getParent());
        try (TemporaryFolder making = new TemporaryFolder(Files.createTempDirectory(place.getParent(), prefix))) {
            filling.into(making.path());
            Files.move(making.path(), place, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException refused) {
            if (!Files.isDirectory(place)) {
                throw refused;
            }
        }
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
