package gnaw.app;

import gnaw.game.Game;
import gnaw.save.Morgue;
import gnaw.save.ScoreLine;
import gnaw.save.Story;
import gnaw.terminal.play.Obituary;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.io.UncheckedIOException;

/** The stories of finished games, each in a text and a JSON file named after its day, seed and last turn. */
record StoryFiles(Morgue morgue) {
    /** Writes both; answers a sentence that says where the story lies, or why it could not be written. */
    String write(Game game, ScoreLine score, Captions words) {
        String name = name(score);
        try {
            String story = Obituary.of(game);
            String file = XdgFolders.shown(morgue.write(name, story));
            morgue.write(name, Story.of(game, score, story.lines().toList()));
            return words.of(Caption.WRITTEN_DOWN, "file", file);
        } catch (UncheckedIOException unwritten) {
            return unwritten.getMessage();
        }
    }

    /** The name of what is written about a game with that score. */
    static String name(ScoreLine line) {
        return "%s-seed-%d-turn-%d".formatted(line.date(), line.seed(), line.turn());
    }
}
