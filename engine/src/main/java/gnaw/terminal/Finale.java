package gnaw.terminal;

import gnaw.game.Ending;
import gnaw.game.Game;
import gnaw.game.Score;
import java.util.ArrayList;
import java.util.List;

/** The last page of a game: how it ended, what it was worth, the last messages. */
final class Finale {
    private static final int LAST_MESSAGES = 20;

    private Finale() {}

    static Page of(Game game) {
        Ending ending = game.world().ending().orElseThrow();
        return Page.of(ending.won() ? "You have won" : "You have died", texts(game, ending));
    }

    private static List<Text> texts(Game game, Ending ending) {
        Score score = game.score();
        List<Text> texts = new ArrayList<>();
        texts.add(new Text(how(ending), ending.won() ? "good" : "bad"));
        texts.add(Text.plain("Depth " + ending.depth() + ", turn " + ending.turn() + ", seed "
                + game.world().seed() + "."));
        texts.add(new Text(score.points() + " points", "title"));
        if (game.world().isTouched()) {
            texts.add(new Text("They do not count: somebody meddled with this game at the console.", "warn"));
        }
        texts.add(Text.plain(""));
        texts.addAll(Text.plain(score.epitaph()));
        texts.add(Text.plain(""));
        texts.add(new Text("The last messages", "title"));
        List<Text> log = Log.merged(game.world().log(), 0);
        texts.addAll(log.subList(Math.max(0, log.size() - LAST_MESSAGES), log.size()));
        return texts;
    }

    private static String how(Ending ending) {
        String cause = ending.killer().isEmpty() ? ending.cause() : ending.killer() + " (" + ending.cause() + ")";
        return ending.won() ? ending.cause() : "Killed by " + cause + ".";
    }
}
