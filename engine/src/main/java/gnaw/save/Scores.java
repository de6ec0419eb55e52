package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of finished games: a file with a line of JSON for each, the oldest first. */
public final class Scores {
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
            throw new UncheckedIOException("The score cannot be written to " + file + ": " + e.getMessage(), e);
        }
    }

    /** The best games, the best first and of equals the older; lines that are none are passed over. */
    public List<ScoreLine> best(int count) {
        if (!Files.exists(file)) {
            return List.of();
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.flatMap(line -> read(line).stream())
                    .sorted(Comparator.comparingLong(ScoreLine::points).reversed())
                    .limit(count)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The scores in " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private Optional<ScoreLine> read(String line) {
        try {
            return Optional.ofNullable(gson.fromJson(line, ScoreLine.class));
        } catch (JsonParseException damaged) {
            return Optional.empty();
        }
    }
}
