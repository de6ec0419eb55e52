package gnaw.app;

import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.game.Journal;
import gnaw.game.Journal.Start;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The courses of finished games, to be played again from their beginning: a folder with a replay for each. */
final class Films {
    private final Path folder;
    /** What was decided before the game that is played was continued; empty where that is not known. */
    private Optional<List<Intent>> before = Optional.of(List.of());

    /** In the player's folder; it need not be there yet. */
    Films(Path data) {
        this.folder = data.resolve("replays");
    }

    /** The file of a finished game, by the name of its story. */
    Path file(String name) {
        return folder.resolve(name + ".json");
    }

    /** Whether it can be played again. */
    boolean has(String name) {
        return Files.isRegularFile(file(name));
    }

    /** A new game begins. */
    void begins() {
        before = Optional.of(List.of());
    }

    /** A kept game goes on, in which this was decided before. */
    void goesOn(Optional<List<Intent>> decided) {
        before = decided;
    }

    /** The same game goes on under rules that were read again, and its own journal begins anew. */
    void reload(Game game) {
        before = before.map(decided -> joined(decided, game));
    }

    /** Writes down the course of a game that is over. Without a word where it cannot be: nobody asked for it. */
    void write(String name, Game game, Rulebook rules) {
        before.ifPresent(decided -> {
            Journal journal = new Journal(Start.Fresh.of(game.world()), joined(decided, game), List.of());
            Replay replay =
                    Replay.of(journal, RecordedMods.of(rules), rules.scripts().settingWords(), Optional.empty());
            try {
                new ReplayFile(file(name)).write(replay);
            } catch (UncheckedIOException full) {
                // The story and the score matter more, and tell it.
            }
        });
    }

    private static List<Intent> joined(List<Intent> decided, Game game) {
        List<Intent> all = new ArrayList<>(decided);
        all.addAll(game.journal().intents());
        return all;
    }
}
