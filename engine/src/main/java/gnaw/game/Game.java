package gnaw.game;

import gnaw.game.Journal.Start;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.dice.DiceBox;
import gnaw.game.dice.DiceOverride;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game being played: what the hero may do, and what comes of it. */
public final class Game {
    private final World world;
    private final Rules rules;
    private final List<Event> events = new ArrayList<>();
    private final RuleRunner runner;
    private final LevelChanges levels;
    private final ActionPerformer performer;
    private final Turns turns;
    private final Effects effects;
    private final Spawner spawner;
    private final HeroSight sight;
    private final OfferAnswers answers;
    private final Description description;
    private JournalWriter writer;

    private Game(World world, Rules rules) {
        this(world, rules, QuestionListener.NOBODY, new JournalWriter(world, Start.Fresh.of(world)));
    }

    private Game(World world, Rules rules, QuestionListener listener, JournalWriter first) {
        this.world = world;
        this.rules = rules;
        world.footing(new Footing(world, rules));
        this.writer = first;
        this.spawner = new Spawner(world);
        this.levels = new LevelChanges(world, rules, events::add);
        this.effects = new Effects(world, spawner, levels, events::add);
        this.runner = new RuleRunner(world, rules, effects, levels, events::add, listener);
        this.performer = new ActionPerformer(world, rules, runner, effects, spawner);
        this.answers = new OfferAnswers(world, rules, runner);
        this.description = new Description(world, rules, runner, () -> writer.intents());
        this.sight = new HeroSight(world, description, events::add);
        this.turns = new Turns(world, rules, runner, performer, sight, events::add);
        rules.gameBegins();
    }

    /** A new game. The same seed and rules and the same intents give the same game. */
    public static Game begin(Rules rules, long seed) {
        return begin(new Game(fresh(rules, seed), rules));
    }

    /** A new game in which those who died in earlier games may be met: what of them the rules do not know is left out. */
    public static Game begin(Rules rules, long seed, List<SavedPredecessor> predecessors) {
        World world = fresh(rules, seed);
        world.predecessors(DataToWorld.predecessors(Remains.of(predecessors, rules), rules.catalog()));
        new Spawner(world).completePredecessors();
        return begin(new Game(world, rules));
    }

    /** A new game, from whose beginning somebody watches what the rules are asked. The states that it goes through are not marked. */
    public static Game begin(Rules rules, long seed, QuestionListener listener) {
        World world = fresh(rules, seed);
        return begin(new Game(world, rules, listener, JournalWriter.withoutMarks(world, Start.Fresh.of(world))));
    }

    private static Game begin(Game game) {
        Creature hero = game.spawner.hero(Catalog.HERO, new Point(0, 0));
        game.world.hero(hero);
        Happening.LevelBegins arrival = game.levels.arrive(hero, Depth.of(1));
        game.runner.ask(new Happening.GameBegins(hero));
        if (game.world.stage() == arrival.stage()) {
            game.runner.ask(arrival);
        } else {
            // The game begins elsewhere: that level begins when he comes to it.
            game.world.forget(arrival.stage());
        }
        game.sight.look();
        return game;
    }

    /**
     * A game that has the hero stand on a given level, as tests and traces need it: without a kit, and no rule is asked about its
     * beginning. {@link #apply} furnishes it.
     */
    public static Game on(Level level, Point at, int depth, Rules rules, long seed) {
        Game game = new Game(fresh(rules, seed), rules);
        Stage stage = new Stage(Depth.of(depth), level, List.of(), Map.of());
        game.world.add(stage);
        game.world.goTo(Depth.of(depth));
        game.world.hero(game.spawner.hero(Catalog.HERO, at));
        stage.enter(game.world.hero(), at);
        game.sight.look();
        return game.keptAsItIs();
    }

    /** A game that begins on a given level in a given turn: the rules are asked about its beginning, but not about the level. */
    public static Game begin(Level level, Point at, int turn, Rules rules, long seed) {
        Game game = on(level, at, 1, rules, seed);
        game.world.resume(turn, 1, game.world.nextId());
        game.runner.ask(new Happening.GameBegins(game.world.hero()));
        game.sight.look();
        return game.keptAsItIs();
    }

    /**
     * The game as it was saved; meters that the rules have invented since begin at their start.
     *
     * @throws LostKinds if it holds things that the rules do not know
     */
    public static Game restore(Rules rules, SavedGame saved) {
        Game game = new Game(SaveMigration.of(saved, rules).world(rules.catalog()), rules);
        game.world.stages().forEach(game.spawner::complete);
        game.spawner.completePredecessors();
        game.sight.look();
        game.events.clear();
        return game.keptAsItIs();
    }

    /** Its journal begins with the present state. */
    private Game keptAsItIs() {
        writer = new JournalWriter(world, new Start.Kept(save()));
        return this;
    }

    private static World fresh(Rules rules, long seed) {
        World world = new World(seed, rules.catalog(), new Meters(), new DiceBox(seed, Map.of()));
        world.catalog().started(Catalog.Owner.WORLD).all().forEach(world.meters()::put);
        return world;
    }

    /** All that is the case. */
    public World world() {
        return world;
    }

    /** The rules in force. */
    public Rules rules() {
        return rules;
    }

    /** What the rules tell of it. */
    public Description description() {
        return description;
    }

    /** The answers to the choice that waits. */
    OfferAnswers answers() {
        return answers;
    }

    /** What happened since this was asked last; at the beginning of a game: its beginning. */
    public List<Event> takeEvents() {
        List<Event> taken = List.copyOf(events);
        events.clear();
        return taken;
    }

    /** Whether it is the hero's move: he is awake, alive and no choice waits. */
    public boolean heroMayAct() {
        return turns.heroMayAct() && world.offer().isEmpty();
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return world.ending().isPresent();
    }

    /** The hero acts, and the world goes on until it is his move again. */
    public Report act(Action action) {
        return goOn(action, false);
    }

    /** A further step of something that goes on by itself: the rules say nothing at its start. */
    public Report goOn(Action action, boolean goesOn) {
        requireMove();
        writer.write(new Intent.Act(action, goesOn));
        Outcome outcome = complete(action, goesOn);
        turns.passUntilHeroMayAct();
        return new Report(outcome, takeEvents());
    }

    /** The hero's action alone, within the present turn; {@link #pass} follows unless {@link #heroMayAct}. */
    public Outcome perform(Action action, boolean goesOn) {
        requireMove();
        writer.write(new Intent.Perform(action, goesOn));
        return complete(action, goesOn);
    }

    private void requireMove() {
        if (!heroMayAct()) {
            throw new IllegalStateException("It is not the hero's move.");
        }
    }

    /**
     * The second half of what has taken its time already, such as the use of what was chosen: it is done at once, even by somebody who has
     * become helpless meanwhile.
     */
    public Outcome conclude(Action action) {
        writer.write(new Intent.Conclude(action));
        return complete(action, false);
    }

    private Outcome complete(Action action, boolean goesOn) {
        Outcome outcome = performer.attempt(world.hero(), action, goesOn);
        switch (outcome) {
            case Outcome.Done(double time) -> world.hero().energy(world.hero().energy() - Turns.FULL * time);
            // Whoever walks into a wall need not read of it later.
            case Outcome.Refused(String why) when action instanceof Action.Step -> effects.hint(why);
            case Outcome.Refused(String why) -> effects.sayLine(why, "dim");
        }
        world.sharedMeters().visit(world.hero().at());
        sight.look();
        return outcome;
    }

    /** The others act, the turn ends and the next begins. */
    public void pass() {
        writer.write(new Intent.Pass());
        turns.pass();
    }

    /**
     * Answers the choice that waits: with the id of an option, or with a cell such as "12,7". An {@link IllegalArgumentException} tells the
     * options when there is none of that id, or why it cannot be that cell. The world goes on where the answer takes time.
     */
    public List<Event> choose(String answer) {
        Runnable outcome = answers.outcome(answer);
        writer.write(new Intent.Choose(answer));
        answered(outcome);
        sight.look();
        return takeEvents();
    }

    /** What an answer brings is asked before whatever waited behind it. */
    private void answered(Runnable outcome) {
        List<Offer> waiting = world.offerAnswered();
        double before = world.hero().energy();
        outcome.run();
        if (!isOver()) {
            waiting.forEach(world::offer);
        }
        if (world.hero().energy() < before) {
            turns.passUntilHeroMayAct();
        }
    }

    /** Leaves the choice that waits untaken. */
    public void decline() {
        writer.write(new Intent.Decline());
        answered(() -> {});
    }

    /** Writes on one of the hero's things; an {@link IllegalArgumentException} says that he has none of that number. */
    public void inscribe(int id, String text) {
        Item item = world.hero()
                .carried(id)
                .orElseThrow(() -> new IllegalArgumentException("The hero carries nothing of the number " + id + "."));
        writer.write(new Intent.Inscribe(id, text));
        item.inscribe(text);
    }

    /** Carries out effects that no rule had: for traces and tests. */
    public void apply(Collection<Effect> effects) {
        writer.write(new Intent.Apply(List.copyOf(effects)));
        runner.apply(effects);
        sight.look();
    }

    /** Carries out effects of the player's, as at the developer's console. From now on the game is marked, and counts no more. */
    public List<Event> cheat(Collection<Effect> effects) {
        writer.write(new Intent.Cheat(List.copyOf(effects)));
        world.touch();
        runner.apply(effects);
        turns.passUntilHeroMayAct();
        sight.look();
        return takeEvents();
    }

    /** How the game came to be what it is, with a mark of the present state. */
    public Journal journal() {
        return writer.journal();
    }

    /** What was decided after so many intents, of which {@link #intents} tells the number. */
    public List<Intent> decidedAfter(int intents) {
        return writer.after(intents);
    }

    /** How much was decided since the game began or was continued. */
    public int intents() {
        return writer.intents();
    }

    /** What of its state changes from turn to turn, as it is now. */
    public Journal.Pulse pulse() {
        return new WorldToData(world).pulse();
    }

    /** From now on rules throw these dice. */
    public void lendDice(DiceOverride dice) {
        world.diceBox().lend(dice);
    }

    /**
     * One step of an errand: its next action is done, and it comes to an end when something happens that one should look at.
     * {@link Progress#ended} says why, and is empty while it goes on.
     */
    public Progress advance(Errand errand, boolean isFirst) {
        return switch (runner.attempt(() -> errand.next(world, rules), new Errand.Next.Stop(""))) {
            case Errand.Next.Stop(String why) -> new Progress(List.of(), Optional.of(why));
            case Errand.Next.Go(Action action) -> {
                Report report = goOn(action, !isFirst);
                yield new Progress(report.events(), Progress.interruption(this, report, errand));
            }
        };
    }

    /** The whole state, as data. */
    public SavedGame save() {
        return SavedGame.of(world);
    }
}
