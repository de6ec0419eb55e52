package gnaw.app;

import gnaw.game.Game;
import gnaw.game.World;
import gnaw.save.Morgue;
import gnaw.terminal.play.Obituary;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.io.UncheckedIOException;
import java.time.LocalDate;

/** The stories of finished games, each in a file named after its day, seed and last turn. */
record StoryFiles(Morgue morgue) {
    /** A sentence that says where the story lies, or why it could not be written. */
    String write(Game game, Captions words) {
        try {
            String file = XdgFolders.shown(morgue.write(name(game.world()), Obituary.of(game)));
            return words.of(Caption.WRITTEN_DOWN, "file", file);
        } catch (UncheckedIOException unwritten) {
            return unwritten.getMessage();
        }
    }

    private static String name(World world) {
        return "%s-seed-%d-turn-%d".formatted(LocalDate.now(), world.seed(), world.turn());
    }
}
