package gnaw.terminal.play;

import gnaw.game.Ending;
import gnaw.game.Game;
import gnaw.game.Score;
import gnaw.terminal.screen.Page;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The last page of a game: how it ended, what it was worth, the last messages. */
final class GameOverPage {
    private static final int LAST_MESSAGES = 20;

    private GameOverPage() {}

    /** {@code trouble} is what could not be written down. */
    static Page of(Game game, Optional<String> trouble) {
        Ending ending = game.world().ending().orElseThrow();
        return Page.of(words(game).of(ending.won() ? Caption.WON : Caption.DIED), texts(game, ending, trouble));
    }

    private static List<Text> texts(Game game, Ending ending, Optional<String> trouble) {
        Captions words = words(game);
        Score score = game.description().score();
        List<Text> texts = new ArrayList<>();
        texts.add(new Text(how(words, ending), ending.won() ? "good" : "bad"));
        texts.add(Text.plain(words.of(
                Caption.END_PLACE,
                Map.of(
                        "depth",
                        ending.depth(),
                        "turn",
                        ending.turn(),
                        "seed",
                        game.world().seed()))));
        texts.add(new Text(words.of(Caption.POINTS, "points", score.points()), "title"));
        if (game.world().isTouched()) {
            texts.add(new Text(words.of(Caption.MEDDLED), "warn"));
        }
        trouble.ifPresent(why -> texts.add(new Text(why, "warn")));
        texts.add(Text.plain(""));
        texts.addAll(Text.plain(score.epitaph()));
        texts.add(Text.plain(""));
        texts.add(new Text(words.of(Caption.LAST_MESSAGES), "title"));
        List<Text> log = Log.merged(game.world().log(), 0);
        texts.addAll(log.subList(Math.max(0, log.size() - LAST_MESSAGES), log.size()));
        return texts;
    }

    private static Captions words(Game game) {
        return game.world().catalog().captions();
    }

    private static String how(Captions words, Ending ending) {
        if (ending.won()) {
            return ending.cause();
        }
        return ending.killer().isEmpty()
                ? words.of(Caption.KILLED_BY, "cause", ending.cause())
                : words.of(Caption.KILLED_BY_SOMEBODY, Map.of("killer", ending.killer(), "cause", ending.cause()));
    }
}
