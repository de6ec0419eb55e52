package gnaw.mod;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The files that can be read in a folder of scripts, where anything may lie: an editor's lock that leads nowhere, a folder with a
 * script's name, a pipe, a device, a folder of somebody else's.
 */
public final class ReadableFiles extends SimpleFileVisitor<Path> {
    /** Larger ones are not loaded, and so they do not count. */
    public static final long MOST_BYTES_OF_A_SCRIPT = 16L << 20;

    private final SortedSet<Path> found = new TreeSet<>();

    private ReadableFiles() {}

    /** All files in a folder and below, and links to files, in the order of their paths; none if there is no such folder. */
    public static List<Path> in(Path folder) {
        ReadableFiles files = new ReadableFiles();
        try {
            // The folder itself may be a link: players keep their mods elsewhere.
            Path real = folder.toRealPath();
            Files.walkFileTree(real, files);
            return files.found.stream()
                    .map(file -> folder.resolve(real.relativize(file)))
                    .toList();
        } catch (NoSuchFileException gone) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those of them whose names end so, and that are small enough to be loaded. */
    public static List<Path> in(Path folder, String ending) {
        return in(folder).stream()
                .filter(file -> file.toString().endsWith(ending))
                .filter(file -> size(file) <= MOST_BYTES_OF_A_SCRIPT)
                .toList();
    }

    /** What a file is called from a folder that it lies in, with slashes on every system. */
    public static String name(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    /** A file that has just been removed has no size. */
    static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException gone) {
            return Long.MAX_VALUE;
        }
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile() || attributes.isSymbolicLink() && Files.isRegularFile(file)) {
            found.add(file);
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException brokenOff) {
        return FileVisitResult.CONTINUE;
    }
}
