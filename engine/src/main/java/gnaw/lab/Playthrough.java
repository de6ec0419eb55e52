package gnaw.lab;

import gnaw.game.Action;
import gnaw.game.BotPlayer;
import gnaw.game.Decision;
import gnaw.game.Ending;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Look;
import gnaw.game.Question;
import gnaw.game.Report;
import gnaw.game.RowReached;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** One game, played by a bot from its beginning to its end or to a last turn. */
public final class Playthrough {
    /** A bot that does so many things in one turn is made to wait: it would play on for ever. */
    private static final int ACTIONS_PER_TURN = 50;

    /** Whoever waits so often while no time passes would wait for ever. */
    private static final int WAITS_IN_VAIN = 50;

    private static final int FAILURES_KEPT = 3;

    private final Game game;
    private final BotPlayer player;
    private final BiConsumer<Game, List<Event>> listener;
    private final List<String> failures = new ArrayList<>();
    private int actions;
    private int waits;

    /** A bot that plays a game from now on; the listener is told what happened after each action. */
    public Playthrough(Game game, Rules.Mind bot, BiConsumer<Game, List<Event>> listener) {
        this.game = game;
        this.player = new BotPlayer(bot, game);
        this.listener = listener;
    }

    /** A new game, played through, in which everything is counted that the rules have measures for. */
    public static GameResult of(Rules rules, Rules.Mind bot, long seed, int turns) {
        rules.coverage().takeMet();
        MeasureCounter counter = new MeasureCounter(rules.measures());
        Playthrough playthrough = new Playthrough(Game.begin(rules, seed, counter), bot, (_, _) -> {});
        playthrough.play(turns);
        return playthrough.result(counter);
    }

    /** Plays a game on until its end or until that turn is over; the listener is told what happened after each action. */
    public static void goOn(Game game, Rules.Mind bot, int lastTurn, BiConsumer<Game, List<Event>> listener) {
        new Playthrough(game, bot, listener).play(lastTurn);
    }

    /** Plays on until the end of the game or until that turn is over. */
    public void play(int lastTurn) {
        note(game.takeEvents());
        while (!game.isOver() && game.world().turn() <= lastTurn && waits < WAITS_IN_VAIN) {
            int turn = game.world().turn();
            note(actions < ACTIONS_PER_TURN ? player.decide() : pause());
            actions = game.world().turn() == turn ? actions + 1 : 0;
        }
        if (waits == WAITS_IN_VAIN) {
            note(standstill());
        }
    }

    private String standstill() {
        World world = game.world();
        Question<?> asked = new Decision.MayDo(world.hero(), Action.await());
        String mods = game.rules().rowsOf(asked.name()).stream()
                .filter(row -> row.contains(":"))
                .collect(Collectors.joining(", "));
        return "The game of seed " + world.seed() + " stands still in turn " + world.turn() + ": the hero has waited "
                + waits + " times, and no time has passed."
                + (mods.isEmpty() ? "" : " Mods answer " + asked.name() + " by " + mods + ".");
    }

    private List<Event> pause() {
        while (game.world().offer().isPresent()) {
            game.decline();
        }
        Report report = game.act(Action.await());
        waits = report.tookTime() ? 0 : waits + 1;
        return report.events();
    }

    private void note(List<Event> events) {
        TroubleFinder.in(game, events, Condition.NONE).stream()
                .map(GameTrouble::message)
                .forEach(this::note);
        listener.accept(game, events);
    }

    private void note(String failure) {
        if (failures.size() < FAILURES_KEPT) {
            failures.add(failure);
        }
    }

    private GameResult result(MeasureCounter counter) {
        World world = game.world();
        Optional<Ending> end = world.ending();
        Ending last = end.orElseGet(() -> new Ending(false, false, "", "", world.turn(), world.depth()));
        counter.end(last, world);
        counter.failures().forEach(this::note);
        return new GameResult(
                world.seed(),
                turns(world),
                world.deepest(),
                points(last),
                last.won(),
                end.map(Ending::cause).orElse(GameResult.UNFINISHED),
                failures,
                counter.counts(),
                RowReached.digits(game.rules().coverage().takeMet()));
    }

    /** Those that have begun, if it has ended, else those that are over. */
    private static int turns(World world) {
        return world.ending().isPresent() ? world.turn() : world.turn() - 1;
    }

    private long points(Ending ending) {
        try {
            return game.rules()
                    .ask(new Look.ScoreOf(ending), game.world(), Dice.NONE)
                    .points();
        } catch (RuleFailure failure) {
            note(failure.getMessage());
            return 0;
        }
    }
}
