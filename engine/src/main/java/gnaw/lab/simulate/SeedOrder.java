package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The games of files of results, in the order of their seeds. A file that is not in that order is sorted in parts, which lie beside it
 * meanwhile: so there may be more games than memory holds. Of two games with the same seed in one file the later counts; in two files they
 * are a {@link LabMisuse}.
 */
final class SeedOrder implements GameList {
    /** How many games are sorted at once: a line of a long game has a few kilobytes. */
    private static final int PART = 20_000;

    private final List<Path> files;
    private final int part;

    SeedOrder(List<Path> files) {
        this(files, PART);
    }

    SeedOrder(List<Path> files, int part) {
        this.files = List.copyOf(files);
        this.part = part;
    }

    /** A part that is read, and the game that comes next in it. */
    private record Cursor(int file, int part, ResultsReader reader, GameResult game) {
        static final Comparator<Cursor> BY_SEED = Comparator.comparingLong(Cursor::seed)
                .thenComparingInt(Cursor::file)
                .thenComparingInt(Cursor::part);

        long seed() {
            return game.seed();
        }

        static Optional<Cursor> at(int file, int part, ResultsReader reader) {
            return reader.next().map(next -> new Cursor(file, part, reader, next));
        }

        Optional<Cursor> moved() {
            return at(file, part, reader);
        }
    }

    @Override
    public void each(Consumer<GameResult> told) {
        List<Path> made = new ArrayList<>();
        List<ResultsReader> readers = new ArrayList<>();
        try {
            merge(opened(made, readers), told);
        } finally {
            readers.forEach(ResultsReader::close);
            made.forEach(ResultsFile::forget);
        }
    }

    private PriorityQueue<Cursor> opened(List<Path> made, List<ResultsReader> readers) {
        PriorityQueue<Cursor> cursors = new PriorityQueue<>(Cursor.BY_SEED);
        for (int file = 0; file < files.size(); file++) {
            List<Path> parts = isInOrder(files.get(file)) ? List.of(files.get(file)) : split(files.get(file), made);
            for (int i = 0; i < parts.size(); i++) {
                ResultsReader reader = ResultsReader.of(parts.get(i));
                readers.add(reader);
                Cursor.at(file, i, reader).ifPresent(cursors::add);
            }
        }
        return cursors;
    }

    private void merge(PriorityQueue<Cursor> cursors, Consumer<GameResult> told) {
        for (Optional<Cursor> next = Optional.ofNullable(cursors.poll());
                next.isPresent();
                next = Optional.ofNullable(cursors.poll())) {
            Cursor first = next.get();
            if (!isReplaced(first, Optional.ofNullable(cursors.peek()))) {
                told.accept(first.game());
            }
            first.moved().ifPresent(cursors::add);
        }
    }

    private boolean isReplaced(Cursor first, Optional<Cursor> second) {
        Optional<Cursor> same = second.filter(other -> other.seed() == first.seed());
        same.filter(other -> other.file() != first.file()).ifPresent(other -> {
            throw new LabMisuse(files.get(other.file()) + " holds the game with seed " + other.seed()
                    + ", which another of the files holds, too: every game may count only once.");
        });
        return same.isPresent();
    }

    private static boolean isInOrder(Path file) {
        try (ResultsReader reader = ResultsReader.of(file)) {
            Optional<GameResult> last = reader.next();
            while (last.isPresent()) {
                long seed = last.get().seed();
                last = reader.next();
                if (last.filter(next -> next.seed() <= seed).isPresent()) {
                    return false;
                }
            }
            return true;
        }
    }

    private List<Path> split(Path file, List<Path> made) {
        List<Path> parts = new ArrayList<>();
        try (ResultsReader reader = ResultsReader.of(file)) {
            SortedMap<Long, String> lines = new TreeMap<>();
            for (Optional<GameResult> game = reader.next(); game.isPresent(); game = reader.next()) {
                lines.put(game.get().seed(), ResultsJson.line(game.get()));
                if (lines.size() == part) {
                    parts.add(written(reader.key(), lines, file, made));
                    lines.clear();
                }
            }
            parts.add(written(reader.key(), lines, file, made));
        }
        return parts;
    }

    private static Path written(RunKey key, SortedMap<Long, String> lines, Path file, List<Path> made) {
        try {
            Path path = Files.createTempFile(
                    file.toAbsolutePath().getParent(), file.getFileName().toString(), ".part");
            made.add(path);
            List<String> all = new ArrayList<>(List.of(ResultsJson.line(key)));
            all.addAll(lines.values());
            return Files.write(path, all);
        } catch (IOException e) {
            throw LabMisuse.because(file, "sorted", e);
        }
    }
}
