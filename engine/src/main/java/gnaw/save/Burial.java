package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The end of a game on disk: its save goes and its score is written, once each. A mark with the score comes first; from then on nothing
 * can be continued, and what is cut off after it is finished by the next start.
 */
public final class Burial {
    private final Gson gson = Json.gson();
    private final SaveFile save;
    private final Scores scores;

    /** What the mark holds; a game that was given up has no score. */
    private record Mark(Optional<ScoreLine> score) {}

    /** Of the game in a save, whose score goes to a list. */
    public Burial(SaveFile save, Scores scores) {
        this.save = save;
        this.scores = scores;
    }

    /** Ends the game that is kept. Answers what could not be done, and why. */
    public Optional<String> bury(Optional<ScoreLine> score) {
        try {
            DurableFile.replace(save.mark(), gson.toJson(new Mark(score)));
        } catch (IOException full) {
            // What comes next needs less room, and makes some.
        }
        return settle(() -> score);
    }

    /** Finishes what was cut off, if anything was. Answers what could not be done, and why. */
    public Optional<String> finish() {
        return Files.exists(save.mark()) ? settle(this::unwritten) : Optional.empty();
    }

    /** The score of the mark, unless it was cut off only afterwards. */
    private Optional<ScoreLine> unwritten() {
        return marked().filter(line -> !scores.last().equals(Optional.of(line)));
    }

    private Optional<ScoreLine> marked() {
        try {
            return gson.fromJson(Files.readString(save.mark()), Mark.class).score();
        } catch (IOException | JsonParseException | NullPointerException damaged) {
            return Optional.empty();
        }
    }

    private Optional<String> settle(Supplier<Optional<ScoreLine>> score) {
        try {
            save.delete();
            score.get().ifPresent(scores::add);
            save.unmark();
            return Optional.empty();
        } catch (UncheckedIOException failure) {
            boolean isLater = Files.exists(save.mark());
            return Optional.of(
                    failure.getMessage() + (isLater ? ". It is tried again until another game begins." : "."));
        }
    }
}
