package gnaw.lab;

import gnaw.game.Action;
import gnaw.game.Ending;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** One game, played by a bot from its beginning to its end or to a last turn. */
public final class Playthrough {
    /** A bot that does so many things in one turn is made to wait: it would play on for ever. */
    private static final int DEEDS_PER_TURN = 50;

    private static final int FAILURES_KEPT = 3;

    private final Game game;
    private final Rules.Mind bot;
    private final BiConsumer<Game, List<Event>> witness;
    private final List<String> failures = new ArrayList<>();
    private int deeds;

    private Playthrough(Game game, Rules.Mind bot, BiConsumer<Game, List<Event>> witness) {
        this.game = game;
        this.bot = bot;
        this.witness = witness;
    }

    /** A new game, played through. */
    public static Story of(Rules rules, Rules.Mind bot, long seed, int turns) {
        Playthrough playthrough = new Playthrough(Game.begin(rules, seed), bot, (_, _) -> {});
        playthrough.play(turns);
        return playthrough.story();
    }

    /** Plays a game on until its end or until that turn is over; the witness is told what happened after each deed. */
    public static void goOn(Game game, Rules.Mind bot, int lastTurn, BiConsumer<Game, List<Event>> witness) {
        new Playthrough(game, bot, witness).play(lastTurn);
    }

    private void play(int lastTurn) {
        note(game.takeEvents());
        while (!game.isOver() && game.world().turn() <= lastTurn) {
            int turn = game.world().turn();
            note(deeds < DEEDS_PER_TURN ? game.letPlay(bot) : pause());
            deeds = game.world().turn() == turn ? deeds + 1 : 0;
        }
    }

    private List<Event> pause() {
        while (game.world().offer().isPresent()) {
            game.decline();
        }
        return game.act(Action.await()).events();
    }

    private void note(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.RuleFailed(RuleFailure failure) && failures.size() < FAILURES_KEPT) {
                failures.add(failure.getMessage());
            }
        }
        witness.accept(game, events);
    }

    private Story story() {
        var world = game.world();
        boolean isWon = world.ending().map(Ending::won).orElse(false);
        String end = world.ending().map(Ending::cause).orElse(Story.UNFINISHED);
        long points = game.isOver() ? game.score().points() : 0;
        return new Story(world.seed(), world.turn(), world.deepest(), points, isWon, end, failures);
    }
}
