package gnaw.app;

import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.save.JournalLine;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A kept game in which its journal was played again, as far as it leads to the states that it tells.
 *
 * @param lines all of the journal
 * @param agreed how many of them were played
 */
record Recovery(Game game, List<JournalLine> lines, int agreed) {
    /** Replays the journal on the kept game. {@code kept} is asked again when a line disagrees, because that game is then spoilt. */
    static Recovery of(Supplier<Game> kept, List<JournalLine> lines) {
        Game game = kept.get();
        int agreed = follow(lines, game);
        if (agreed < lines.size()) {
            game = kept.get();
            follow(lines.subList(0, agreed), game);
        }
        return new Recovery(game, lines, agreed);
    }

    private static int follow(List<JournalLine> lines, Game game) {
        int followed = 0;
        while (followed < lines.size() && follows(lines.get(followed), game)) {
            followed++;
        }
        return followed;
    }

    private static boolean follows(JournalLine line, Game game) {
        try {
            return line.intents().stream().allMatch(intent -> isDone(intent, game))
                    && game.pulse().isTold(line.pulse());
        } catch (RuntimeException fault) {
            return false;
        }
    }

    private static boolean isDone(Intent intent, Game game) {
        boolean can = intent.mayBeDone(game);
        if (can) {
            intent.doIn(game);
        }
        return can;
    }

    /**
     * What the player must know of it; nothing where nothing was played after the game was kept.
     *
     * @param aside keeps the files of which not all could be played, and tells what they are called
     */
    Optional<String> told(Captions words, Supplier<String> aside) {
        int turn = game.world().turn();
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                agreed == lines.size()
                        ? words.of(Caption.RECOVERED, "turn", turn)
                        : words.of(
                                Caption.RECOVERED_IN_PART,
                                Map.of("turn", turn, "last", lines.getLast().turn(), "files", aside.get())));
    }
}
