package gnaw.app;

import gnaw.game.Game;
import gnaw.game.World;
import gnaw.save.Morgue;
import gnaw.save.ScoreLine;
import gnaw.save.Story;
import gnaw.terminal.play.Obituary;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;

/** The stories of finished games, each in a text and a JSON file named after its day, seed and last turn. */
record StoryFiles(Morgue morgue) {
    /** Writes files of that {@link #name}; answers a sentence that says where the story lies, or why it could not be written. */
    String write(String name, Game game, Captions words, List<String> mods) {
        try {
            String story = Obituary.of(game);
            String file = XdgFolders.shown(morgue.write(name, story));
            morgue.write(name, Story.of(game, mods, story.lines().toList()));
            return words.of(Caption.WRITTEN_DOWN, "file", file);
        } catch (UncheckedIOException unwritten) {
            return unwritten.getMessage();
        }
    }

    /** The name of what is written about a game that ends today. */
    static String name(World world) {
        return name(LocalDate.now().toString(), world.seed(), world.turn());
    }

    /** The same of a game that stands in the list of scores. */
    static String name(ScoreLine line) {
        return name(line.date(), line.seed(), line.turn());
    }

    private static String name(String date, long seed, int turn) {
        return "%s-seed-%d-turn-%d".formatted(date, seed, turn);
    }
}
