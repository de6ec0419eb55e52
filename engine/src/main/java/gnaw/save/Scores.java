package gnaw.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import gnaw.text.IoTrouble;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The list of finished games: a file with a line of JSON for each, the oldest first. */
public final class Scores {
    private static final int LONGEST_LINE = 1 << 16;

    private final Gson gson = Json.gson();
    private final Path file;

    /** The scores of a folder, which need not be there yet. */
    public Scores(Path folder) {
        this.file = folder.resolve("scores.jsonl");
    }

    /** Adds a finished game. */
    public void add(ScoreLine line) {
        try {
            DurableFile.append(file, gson.toJson(line));
        } catch (IOException e) {
            throw new UncheckedIOException("The score cannot be written to " + file + ": " + IoTrouble.why(e), e);
        }
    }

    /** The game that was added last; nothing where the last line is none, such as half of one. */
    Optional<ScoreLine> last() {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Tail.lines(file, LONGEST_LINE, UTF_8)
                    .reduce((_, later) -> later)
                    .flatMap(this::read);
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /** Whether no game has ended yet. */
    public boolean isEmpty() {
        return !Files.exists(file);
    }

    /** All games, the oldest first. */
    public List<ScoreLine> all() {
        if (!Files.exists(file)) {
            return List.of();
        }
        // Half a line may end in half a letter: this reader passes over that, too.
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(Files.newInputStream(file), UTF_8))) {
            return lines.lines().flatMap(line -> read(line).stream()).toList();
        } catch (IOException e) {
            throw unreadable(e);
        } catch (UncheckedIOException e) {
            throw unreadable(e.getCause());
        }
    }

    /** The best games, the best first and of equals the older; lines that are none are passed over. */
    public List<ScoreLine> best(int count) {
        return all().stream()
                .sorted(Comparator.comparingLong(ScoreLine::points).reversed())
                .limit(count)
                .toList();
    }

    private UncheckedIOException unreadable(IOException e) {
        return new UncheckedIOException("The scores in " + file + " cannot be read: " + IoTrouble.why(e), e);
    }

    private Optional<ScoreLine> read(String line) {
        try {
            return Optional.ofNullable(gson.fromJson(line, ScoreLine.class));
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }
}
