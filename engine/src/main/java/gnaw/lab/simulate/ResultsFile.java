package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file that keeps results: a line with the key, and a line for each result. While games are played it grows at its end; a line that
 * was torn when the machine stopped is left out. When all is done, the lines are in the order of their seeds: then equal results are
 * equal files.
 */
public final class ResultsFile implements AutoCloseable {
    private final Path path;
    private final RunKey key;
    private final FileChannel lock;
    private final OutputStream out;
    /** Whether a line may have been torn: nothing must follow it. */
    private boolean isTorn;

    private ResultsFile(Path path, RunKey key, FileChannel lock) throws IOException {
        this.path = path;
        this.key = key;
        this.lock = lock;
        write(path, key, Files.exists(path) ? games() : _ -> {});
        this.out = Files.newOutputStream(path, StandardOpenOption.APPEND);
    }

    /** Opens a file to go on with, or begins it; a {@link LabMisuse} says why that cannot be. */
    public static ResultsFile open(Path path, RunKey key) {
        try {
            FileChannel lock = lock(path);
            try {
                if (Files.exists(path)) {
                    requireKey(path, key, "this simulation");
                }
                return new ResultsFile(path, key, lock);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw LabMisuse.because(path, "written", e);
        }
    }

    /** The results in a file; a {@link LabMisuse} when it holds none. */
    public static SimulationResults read(Path path) {
        return merge(List.of(path)).listed();
    }

    /** Writes results, replacing what was there only when all is written. */
    public static void write(Path path, RunKey key, GameList games) {
        Path whole = path.toAbsolutePath();
        Path half = whole.resolveSibling(whole.getFileName() + ".new");
        try (Writer out = Files.newBufferedWriter(half)) {
            out.write(ResultsJson.line(key) + "\n");
            games.each(result -> write(out, result));
        } catch (UncheckedIOException e) {
            forget(half);
            throw LabMisuse.because(path, "written", e.getCause());
        } catch (IOException e) {
            forget(half);
            throw LabMisuse.because(path, "written", e);
        }
        try {
            Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            forget(half);
            throw LabMisuse.because(path, "written", e);
        }
    }

    private static void write(Writer out, GameResult result) {
        try {
            out.write(ResultsJson.line(result) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The games of all files: as if they had been played in one simulation. */
    public static Simulated merge(List<Path> paths) {
        RunKey first = key(paths.getFirst());
        paths.forEach(path -> requireKey(path, first, paths.getFirst().toString()));
        return Simulated.of(first, new SeedOrder(paths));
    }

    /** The games that are in the file, now or later. */
    public GameList games() {
        return new SeedOrder(List.of(path));
    }

    /** Adds a result, so that it is there whatever happens next. Once one could not be written, which is told, no other follows. */
    public void keep(GameResult result) {
        if (isTorn) {
            return;
        }
        isTorn = true;
        try {
            out.write((ResultsJson.line(result) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw safe(LabMisuse.because(path, "written", e));
        }
        isTorn = false;
    }

    /** Puts the results in the order of their seeds. */
    @Override
    public void close() {
        try {
            out.close();
            write(path, key, games());
        } catch (IOException e) {
            throw safe(LabMisuse.because(path, "written", e));
        } catch (LabMisuse misuse) {
            throw safe(misuse);
        } finally {
            unlock();
        }
    }

    private static LabMisuse safe(LabMisuse misuse) {
        return new LabMisuse(misuse.getMessage()
                + " The games that it holds by now are safe, and the same command goes on from there.");
    }

    /** The file that is locked stays: were it deleted, two others could each lock one of that name. */
    private void unlock() {
        try {
            lock.close();
        } catch (IOException e) {
            throw LabMisuse.because(lockOf(path), "written", e);
        }
    }

    /** Deletes a file that is wanted no longer, if that can be done. */
    static void forget(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            // It is in nobody's way.
        }
    }

    private static Path lockOf(Path path) {
        return path.resolveSibling(path.getFileName() + ".lock");
    }

    private static FileChannel lock(Path path) throws IOException {
        FileChannel channel = FileChannel.open(lockOf(path), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            channel.close();
            throw inUse(path);
        }
        channel.close();
        throw inUse(path);
    }

    private static LabMisuse inUse(Path path) {
        return new LabMisuse(path + " is being written by another simulation.");
    }

    private static RunKey key(Path path) {
        try (ResultsReader reader = ResultsReader.of(path)) {
            return reader.key();
        }
    }

    /** A {@link LabMisuse} unless the games of a file were played with that key. */
    private static void requireKey(Path path, RunKey wanted, String there) {
        String difference = key(path).differenceFrom(wanted);
        if (!difference.isEmpty()) {
            throw new LabMisuse(path + " does not fit " + there + ": " + difference + ".");
        }
    }
}
