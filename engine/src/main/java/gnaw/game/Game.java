package gnaw.game;

import gnaw.game.Journal.Start;
import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceBox;
import gnaw.game.dice.DiceOverride;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
    private JournalWriter writer;
    private Status status = Status.NOTHING;
    private int statusAfter = -1;
    private Map<String, String> tones = Map.of();
    private int tonesAfter = -1;

    private Game(World world, Rules rules) {
        this(world, rules, QuestionListener.NOBODY);
    }

    private Game(World world, Rules rules, QuestionListener listener) {
        this.world = world;
        this.rules = rules;
        world.footing(new Footing(world, rules));
        this.writer = new JournalWriter(world, new Start.Fresh(world.seed()));
        this.spawner = new Spawner(world);
        this.levels = new LevelChanges(world, rules, events::add);
        this.effects = new Effects(world, spawner, levels, events::add);
        this.runner = new RuleRunner(world, rules, effects, levels, events::add, listener);
        this.performer = new ActionPerformer(world, rules, runner, effects, spawner);
        this.turns = new Turns(world, rules, runner, performer, events::add);
        this.sight = new HeroSight(world, this::nameOf, events::add);
        rules.gameBegins();
    }

    /** A new game. The same seed and rules and the same intents give the same game. */
    public static Game begin(Rules rules, long seed) {
        return begin(rules, seed, QuestionListener.NOBODY);
    }

    /** A new game, from whose beginning somebody watches what the rules are asked. */
    public static Game begin(Rules rules, long seed, QuestionListener listener) {
        Game game = new Game(fresh(rules, seed), rules, listener);
        Creature hero = game.spawner.hero("hero", new Point(0, 0));
        game.world.hero(hero);
        Question.Happening arrival = game.levels.arrive(hero, Depth.of(1));
        game.runner.ask(new Question.GameBegins(hero));
        game.runner.ask(arrival);
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
        game.world.hero(game.spawner.hero("hero", at));
        stage.enter(game.world.hero(), at);
        game.sight.look();
        return game.keptAsItIs();
    }

    /** A game that begins on a given level in a given turn: the rules are asked about its beginning, but not about the level. */
    public static Game begin(Level level, Point at, int turn, Rules rules, long seed) {
        Game game = on(level, at, 1, rules, seed);
        game.world.resume(turn, 1, game.world.nextId());
        game.runner.ask(new Question.GameBegins(game.world.hero()));
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
        game.world.stages().forEach(stage -> Stream.concat(stage.creatures().stream(), stage.bound().keySet().stream())
                .forEach(who -> game.spawner.equip(who, who == game.world.hero())));
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
        world.started(Catalog.Owner.WORLD).all().forEach(world.meters()::put);
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
        passTurns();
        return new Report(outcome, takeEvents());
    }

    /** The world goes on until it is the hero's move. */
    private void passTurns() {
        for (int lost = 0; !isOver() && !turns.heroMayAct(); lost++) {
            passTurn();
            if (lost > Turns.LONGEST) {
                events.add(new Event.RuleFailed(new RuleFailure(
                        "",
                        "The hero has lost " + lost + " turns together; he may act again, whatever the rules say.")));
                turns.rouse(world.hero());
            }
        }
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
     * The second half of what has taken its time already, such as the use of what was chosen: it is done at once, even by one who has
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
            case Outcome.Refused(String why) -> effects.sayLine(why, "dim");
        }
        sight.look();
        return outcome;
    }

    /** The others act, the turn ends and the next begins. */
    public void pass() {
        writer.write(new Intent.Pass());
        passTurn();
    }

    private void passTurn() {
        turns.pass();
        sight.look();
    }

    /**
     * Answers the choice that waits: with the id of an option, or with a cell such as "12,7". An {@link IllegalArgumentException} tells the
     * options when there is none of that id, or why it cannot be that cell. The world goes on where the answer takes time.
     */
    public List<Event> choose(String answer) {
        Offer offer = world.offer().orElseThrow(() -> new IllegalStateException("No choice waits."));
        Runnable outcome = offer.aim().map(aim -> aimed(aim, answer)).orElseGet(() -> taken(offer, answer));
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
            passTurns();
        }
    }

    private Runnable taken(Offer offer, String option) {
        Offer.Option chosen = offer.option(option);
        return () -> {
            rules.coverage().chosen(offer, chosen);
            runner.apply(chosen.effects());
            offer.then().ifPresent(then -> runner.ask(new Question.Chosen(world.hero(), then, option)));
        };
    }

    private Runnable aimed(Offer.Aim aim, String cell) {
        Point at = Offer.cell(cell);
        if (!world.stage().level().contains(at)) {
            throw new IllegalArgumentException("There is no cell " + cell + " on this level.");
        }
        aim.reach().refusal(world, world.hero(), at).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        return () -> runner.ask(new Question.Aimed(world.hero(), aim.then(), at));
    }

    /** Whether a choice waits that can be answered so. */
    boolean mayChoose(String answer) {
        try {
            return world.offer()
                    .map(offer -> offer.aim().map(aim -> aimed(aim, answer)).orElseGet(() -> taken(offer, answer)))
                    .isPresent();
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    /** A bot decides in the hero's place, with dice of its own: it answers the choice that waits, or acts. */
    public List<Event> letPlay(Rules.Mind bot) {
        Dice dice = world.diceBox().of(DiceBox.BOTS);
        return world.offer()
                .map(offer -> decide(bot, offer, dice))
                .orElseGet(() -> act(bot.act(world.hero(), world, dice)).events());
    }

    /** A bot that is asked for a cell takes that of a foe, and none where no foe is in reach. */
    private List<Event> decide(Rules.Mind bot, Offer offer, Dice dice) {
        Offer told = offer.aim().isPresent() ? offer.atFoes(world) : offer;
        if (told.options().isEmpty()) {
            decline();
            return takeEvents();
        }
        return choose(bot.choose(world.hero(), told, world, dice));
    }

    /** Leaves the choice that waits untaken. */
    public void decline() {
        writer.write(new Intent.Decline());
        answered(() -> {});
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
        sight.look();
        return takeEvents();
    }

    /** How the game came to be what it is, with a mark of the present state. */
    public Journal journal() {
        return writer.journal();
    }

    /** From now on rules throw these dice. */
    public void lendDice(DiceOverride dice) {
        world.diceBox().lend(dice);
    }

    /**
     * One step of an errand: its next action is done, and it comes to an end when something happens that one should look at. The report's
     * {@code ended} says why, and is empty while it goes on.
     */
    public Progress advance(Errand errand, boolean isFirst) {
        return switch (runner.attempt(() -> errand.next(world, rules), new Errand.Next.Stop(""))) {
            case Errand.Next.Stop(String why) -> new Progress(List.of(), Optional.of(why));
            case Errand.Next.Go(Action action) -> {
                Report report = goOn(action, !isFirst);
                yield new Progress(report.events(), Progress.interruption(this, report));
            }
        };
    }

    /** Why the hero may not do that now; empty if he may. */
    public Optional<String> refusal(Action action) {
        return runner.attempt(
                                () -> rules.ask(new Question.MayDo(world.hero(), action), world, Dice.NONE),
                                new Permission.Yes(""))
                        instanceof Permission.No(String why)
                ? Optional.of(why)
                : Optional.empty();
    }

    /** The verbs that fit an item of the hero's. */
    public List<Catalog.Verb> verbsFor(Item item) {
        return world.catalog().verbs().values().stream()
                .filter(verb -> fits(verb.id(), item))
                .toList();
    }

    /** Whether a verb makes sense with an item of the hero's. */
    public boolean fits(String verb, Item item) {
        return runner.attempt(() -> rules.fits(verb, item, world.hero(), world), false);
    }

    /** Among which actions the key of one lets one choose: their ids, and what stands there. */
    public Map<String, String> choices(String action) {
        return runner.attempt(() -> rules.choices(action, world.hero(), world), Map.of());
    }

    /** What a thing is called now. */
    public String nameOf(Thing thing) {
        return runner.attempt(() -> rules.ask(new Question.NameOf(thing), world, Dice.NONE), thing.kind());
    }

    /** How a thing looks now. */
    public Appearance looksOf(Thing thing) {
        Appearance usual =
                switch (thing) {
                    case Creature who ->
                        world.catalog().creatures().get(who.kind()).look();
                    case Item item -> world.catalog().items().get(item.kind()).look();
                };
        return runner.attempt(() -> rules.ask(new Question.LooksOf(thing, usual), world, Dice.NONE), usual);
    }

    /** The tones of this level in place of others. As with the status, the rules are asked once after each intent. */
    public Map<String, String> tones() {
        if (tonesAfter != writer.intents()) {
            tonesAfter = writer.intents();
            tones = runner.attempt(() -> rules.ask(new Question.TonesOf(), world, Dice.NONE), Map.of());
        }
        return tones;
    }

    /** What looking at a thing tells. */
    public List<String> describe(Thing thing) {
        return runner.attempt(() -> rules.ask(new Question.Describe(thing, world.hero()), world, Dice.NONE), List.of());
    }

    /** What the status line shows. Only an intent can change it, so the rules are asked once after each. */
    public Status status() {
        if (statusAfter != writer.intents()) {
            statusAfter = writer.intents();
            status = runner.attempt(
                    () -> rules.ask(new Question.StatusOf(world.hero()), world, Dice.NONE), Status.NOTHING);
        }
        return status;
    }

    /** What the game that is over was worth. */
    public Score score() {
        Ending ending = world.ending().orElseThrow(() -> new IllegalStateException("The game is not over."));
        return runner.attempt(() -> rules.ask(new Question.ScoreOf(ending), world, Dice.NONE), new Score(0, List.of()));
    }

    /** The whole state, as data. */
    public SavedGame save() {
        return SavedGame.of(world);
    }
}
