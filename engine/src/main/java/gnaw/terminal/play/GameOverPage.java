package gnaw.terminal.play;

import gnaw.game.Ending;
import gnaw.game.Game;
import gnaw.game.Score;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.log.Log;
import gnaw.terminal.log.PickUps;
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
    /** So few that 24 rows have room for the last one, too, which tells most. */
    private static final int LAST_MESSAGES = 10;

    private static final int LAST_MESSAGES_WRITTEN_DOWN = 20;
    private static final int ABOVE_THE_EPITAPH = 3;

    private GameOverPage() {}

    /**
     * It names the keys with which one may look back. {@code kept} tells where the story is written down, {@code trouble} what could not be,
     * and {@code toShare} is a line to show around.
     */
    static Page of(Game game, Keymap keys, Optional<String> kept, Optional<String> trouble, Optional<String> toShare) {
        List<Text> texts = new ArrayList<>(story(game, LAST_MESSAGES));
        texts.add(ABOVE_THE_EPITAPH, new Text(keys.tell(words(game).of(Caption.LOOK_BACK)), "dim"));
        toShare.ifPresent(line -> texts.addAll(
                ABOVE_THE_EPITAPH, List.of(new Text(words(game).of(Caption.TO_SHARE), "dim"), new Text(line, "key"))));
        trouble.ifPresent(why -> texts.add(ABOVE_THE_EPITAPH, new Text(why, "warn")));
        kept.ifPresent(where -> texts.add(ABOVE_THE_EPITAPH, new Text(where, "dim")));
        return Page.of(words(game).of(title(ending(game))), texts);
    }

    private static Caption title(Ending ending) {
        if (ending.won()) {
            return Caption.WON;
        }
        return ending.lived() ? Caption.RETIRED : Caption.DIED;
    }

    /** Tells of a game that was given up: nothing of it counts, but whoever played it looks back once. */
    static Page abandoned(Game game, Optional<String> trouble) {
        Captions words = words(game);
        List<Text> texts = new ArrayList<>();
        texts.add(Text.plain(place(game, game.world().depth(), game.world().turn())));
        trouble.ifPresent(why -> texts.add(new Text(why, "warn")));
        texts.add(Text.plain(""));
        texts.addAll(lastMessages(game, LAST_MESSAGES));
        return Page.of(words.of(Caption.GAVE_UP), texts);
    }

    private static String place(Game game, int depth, int turn) {
        return words(game)
                .of(
                        Caption.END_PLACE,
                        Map.of(
                                "depth",
                                depth,
                                "turn",
                                turn,
                                "seed",
                                game.world().seed()));
    }

    private static List<Text> lastMessages(Game game, int most) {
        List<Text> log = Log.merged(
                new PickUps(game.world().catalog()).saidOnce(game.world().log()), 0);
        List<Text> last = new ArrayList<>();
        last.add(new Text(words(game).of(Caption.LAST_MESSAGES), "title"));
        last.addAll(log.subList(Math.max(0, log.size() - most), log.size()));
        return last;
    }

    private static Ending ending(Game game) {
        return game.world().ending().orElseThrow();
    }

    /** How it ended, what it was worth, and what was said last: more of it than the page has. */
    static List<Text> story(Game game) {
        return story(game, LAST_MESSAGES_WRITTEN_DOWN);
    }

    private static List<Text> story(Game game, int messages) {
        Ending ending = ending(game);
        Captions words = words(game);
        Score score = game.description().score();
        List<Text> texts = new ArrayList<>();
        texts.add(new Text(how(words, ending), ending.lived() ? "good" : "bad"));
        texts.add(Text.plain(place(game, ending.depth(), ending.turn())));
        texts.add(points(game, score.points()));
        texts.add(Text.plain(""));
        texts.addAll(Text.plain(score.epitaph().stream()
                .filter(line -> !line.equals(ending.cause()))
                .toList()));
        List<String> feats = game.description().feats();
        if (!feats.isEmpty()) {
            texts.add(new Text(words.of(Caption.FEATS, "feats", String.join(", ", feats)), "good"));
        }
        texts.add(Text.plain(""));
        texts.addAll(lastMessages(game, messages));
        return texts;
    }

    private static Text points(Game game, long points) {
        String told = words(game).of(Caption.POINTS, "points", points);
        return game.world().isTouched()
                ? new Text(told + ". " + words(game).of(Caption.MEDDLED), "warn")
                : new Text(told, "title");
    }

    private static Captions words(Game game) {
        return game.world().catalog().captions();
    }

    private static String how(Captions words, Ending ending) {
        if (ending.lived()) {
            return ending.cause();
        }
        return ending.cause().contains(ending.killer())
                ? words.of(Caption.KILLED_BY, "cause", ending.cause())
                : words.of(Caption.KILLED_BY_SOMEBODY, Map.of("killer", ending.killer(), "cause", ending.cause()));
    }
}
