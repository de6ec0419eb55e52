package gnaw.save;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Objects;
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
    private final Graves graves;

    /** What the mark holds; a game that was given up has no score, one of an older format has no name. */
    private record Mark(Optional<ScoreLine> score, String game) {
        private static final Mark UNREADABLE = new Mark(Optional.empty(), "");

        Mark {
            Objects.requireNonNull(score);
            game = Objects.requireNonNullElse(game, "");
        }
    }

    /** Buries the game in a save: its score goes to a list, and its name to another. */
    public Burial(SaveFile save, Scores scores, Graves graves) {
        this.save = save;
        this.scores = scores;
        this.graves = graves;
    }

    /** Ends the game of that name that is kept. Answers what could not be done, and why. */
    public Optional<String> bury(String game, Optional<ScoreLine> score) {
        Mark mark = new Mark(score, game);
        try {
            DurableFile.replace(save.mark(), gson.toJson(mark));
        } catch (IOException full) {
            // What comes next needs less room, and makes some.
        }
        return settle(() -> mark);
    }

    /** Finishes what was cut off, if anything was. Answers what could not be done, and why. */
    public Optional<String> finish() {
        return Files.exists(save.mark()) ? settle(this::unwritten) : Optional.empty();
    }

    /** What the mark holds; no score if it was cut off only after that was written. */
    private Mark unwritten() {
        Mark mark = marked();
        Optional<ScoreLine> score = mark.score().filter(line -> !scores.last().equals(Optional.of(line)));
        return new Mark(score, mark.game());
    }

    private Mark marked() {
        try {
            return Optional.ofNullable(gson.fromJson(Files.readString(save.mark()), Mark.class))
                    .orElse(Mark.UNREADABLE);
        } catch (IOException | RuntimeException damaged) {
            return Mark.UNREADABLE;
        }
    }

    private Optional<String> settle(Supplier<Mark> marked) {
        try {
            save.delete();
            Mark mark = marked.get();
            graves.add(mark.game());
            mark.score().ifPresent(scores::add);
            save.unmark();
            return Optional.empty();
        } catch (UncheckedIOException failure) {
            boolean isLater = Files.exists(save.mark());
            return Optional.of(
                    failure.getMessage() + (isLater ? ". It is tried again until another game begins." : "."));
        }
    }
}
