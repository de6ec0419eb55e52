package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A file that keeps results: a line with the terms, and a line for each story. While games are played it grows at its end; a line that
 * was torn when the machine stopped is left out. When all is done, the lines are in the order of their seeds: then equal results are
 * equal files.
 */
public final class ResultsFile implements AutoCloseable {
    private final Path path;
    private final SimulationResults kept;
    private final FileChannel lock;
    private final OutputStream out;
    /** Whether a line may have been torn: nothing must follow it. */
    private boolean isTorn;

    private ResultsFile(Path path, SimulationResults kept, FileChannel lock) throws IOException {
        this.path = path;
        this.kept = kept;
        this.lock = lock;
        write(path, kept);
        this.out = Files.newOutputStream(path, StandardOpenOption.APPEND);
    }

    /** Opens a file to go on with, or begins it; a {@link LabMisuse} says why that cannot be. */
    public static ResultsFile open(Path path, RunKey key) {
        try {
            FileChannel lock = lock(path);
            Optional<SimulationResults> there = Files.exists(path) ? Optional.of(read(path)) : Optional.empty();
            there.ifPresent(results -> results.requireTerms(path.toString(), key, "this simulation"));
            return new ResultsFile(path, there.orElseGet(() -> new SimulationResults(key, List.of())), lock);
        } catch (IOException e) {
            throw LabMisuse.because(path, "written", e);
        }
    }

    /** The results in a file; a {@link LabMisuse} when it holds none. */
    public static SimulationResults read(Path path) {
        try {
            String text = Files.readString(path);
            List<String> lines = text.lines().toList();
            if (lines.isEmpty()) {
                throw new LabMisuse(path + " holds no results: it is empty.");
            }
            List<GameResult> stories = new ArrayList<>();
            for (int i = 1; i < lines.size(); i++) {
                boolean isTorn = i == lines.size() - 1 && !text.endsWith("\n");
                if (!isTorn) {
                    stories.add(line(path, i + 1, lines.get(i), GameResult.class));
                }
            }
            return SimulationResults.of(line(path, 1, lines.getFirst(), RunKey.class), stories);
        } catch (IOException e) {
            throw LabMisuse.because(path, "read", e);
        }
    }

    /** Writes results, replacing what was there only when all is written. */
    public static void write(Path path, SimulationResults results) {
        Path whole = path.toAbsolutePath();
        Path half = whole.resolveSibling(whole.getFileName() + ".new");
        try (Writer out = Files.newBufferedWriter(half)) {
            out.write(ResultsJson.line(results.terms()) + "\n");
            for (GameResult result : results.stories()) {
                out.write(ResultsJson.line(result) + "\n");
            }
        } catch (IOException e) {
            forget(half);
            throw LabMisuse.because(path, "written", e);
        }
        try {
            Files.move(half, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw LabMisuse.because(path, "written", e);
        }
    }

    /** One file's games after the other's: as if they had been played in one simulation. */
    public static SimulationResults merge(List<Path> paths) {
        SortedMap<Long, GameResult> all = new TreeMap<>();
        SimulationResults first = read(paths.getFirst());
        for (Path path : paths) {
            SimulationResults results = read(path);
            results.requireTerms(
                    path.toString(), first.terms(), paths.getFirst().toString());
            for (GameResult result : results.stories()) {
                if (all.put(result.seed(), result) != null) {
                    throw new LabMisuse(path + " holds the game with seed " + result.seed()
                            + ", which another of the files holds, too: every game may count only once.");
                }
            }
        }
        return SimulationResults.of(first.terms(), all.values());
    }

    /** The stories that were in the file when it was opened. */
    public List<GameResult> kept() {
        return kept.stories();
    }

    /** Adds a story, so that it is there whatever happens next. Once one could not be written, which is told, no other follows. */
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

    /** Puts the stories in the order of their seeds. */
    @Override
    public void close() {
        try {
            out.close();
            write(path, read(path));
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

    private void unlock() {
        try {
            lock.close();
        } catch (IOException e) {
            throw LabMisuse.because(lockOf(path), "written", e);
        }
        forget(lockOf(path));
    }

    /** A file that is wanted no longer; where it stays, it is in nobody's way. */
    private static void forget(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            return;
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

    private static <T> T line(Path path, int number, String line, Class<T> type) {
        try {
            return ResultsJson.read(line, type);
        } catch (RuntimeException e) {
            throw new LabMisuse(path + " holds no results: line " + number + " is no "
                    + (type == RunKey.class ? "terms" : "story") + " of a simulation.");
        }
    }
}
