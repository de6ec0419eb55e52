package gnaw.testing;

import gnaw.game.Catalog.Owner;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Look;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.game.SavedGame;
import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.terminal.key.Key;
import gnaw.terminal.play.HeadlessScreen;
import gnaw.text.DidYouMean;
import gnaw.text.Ids;
import gnaw.workshop.test.StatementCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The world of a test: a level that the test draws, a small closed room if it draws none, and a hero without a kit.
 *
 * <p>What was said and what happened is kept for the last act alone: one action of the hero's, or one {@link #turns}.
 */
public final class TestWorld {
    private static final String ROOM = """
            #######
            #.....#
            #..@..#
            #.....#
            #######""";

    private final Borrowed borrowed;
    private final TestDice dice;
    private final Course course;
    private int depth = 1;
    private boolean mustBeDrawn;

    TestWorld(Borrowed borrowed, TestDice dice) {
        this.borrowed = borrowed;
        this.dice = dice;
        this.course = new Course(dice);
    }

    /** Draws the level with the scripts' own glyphs, plain or not: {@code @} is the hero. */
    public TestWorld draw(String map) {
        return draw(map, Map.of());
    }

    /** Draws the level where some characters stand for the kinds that the legend names. */
    public TestWorld draw(String map, Map<Character, String> legend) {
        DrawnLevel drawing = DrawnLevel.read(map, legend, rules().catalog());
        course.take(Game.on(drawing.level(), drawing.hero(), depth, rules(), dice.seed()));
        drawing.creatures().forEach((at, kind) -> course.apply(new Effect.Spawn(kind, at, Map.of())));
        drawing.things().forEach((at, kind) -> course.apply(new Effect.Lay(kind, at, 1, Map.of())));
        course.eventLog().begin();
        mustBeDrawn = false;
        return this;
    }

    /** Fails when a depth was said too late. */
    void requireDrawn() {
        if (mustBeDrawn) {
            throw new AssertionError(
                    "The depth " + depth + " was said when the level was there, and no other was drawn.");
        }
    }

    /** The level lies at that depth, 1 or deeper; to be said before it is drawn. */
    public TestWorld atDepth(int newDepth) {
        if (newDepth < 1) {
            throw new IllegalArgumentException("A level lies at depth 1 or deeper, but not at " + newDepth + ".");
        }
        depth = newDepth;
        mustBeDrawn = course.hasBegun();
        return this;
    }

    /** Who plays. */
    public Hero hero() {
        return new Hero(this, now().hero().id());
    }

    /** The only creature of that kind on the level. */
    public Being creature(String kind) {
        String id = Kinds.creature(rules(), kind);
        List<Creature> all = now().stage().creatures().stream()
                .filter(one -> one.kind().equals(id))
                .toList();
        if (all.size() != 1) {
            throw new AssertionError(
                    "There should be one " + kind + " here, but there are " + all.size() + ":\n" + Picture.of(now()));
        }
        return new Being(this, all.getFirst().id());
    }

    /** Who stands in that column and row, both counted from 0. */
    public Being creatureAt(int x, int y) {
        Point at = place(x, y);
        Creature found = now().stage()
                .creatureAt(at)
                .orElseThrow(() -> new AssertionError("Nobody stands at " + at + ":\n" + Picture.of(now())));
        return new Being(this, found.id());
    }

    /** Puts a new creature there, where nobody stands. */
    public Being spawn(String kind, int x, int y) {
        String id = Kinds.creature(rules(), kind);
        Point at = place(x, y);
        requireRoom(now().stage().isFree(at), kind, at);
        course().apply(new Effect.Spawn(id, at, Map.of()));
        return creatureAt(x, y);
    }

    /** Lays a new thing there. */
    public TestWorld lay(String kind, int x, int y) {
        String id = Kinds.item(rules(), kind);
        Point at = place(x, y);
        requireRoom(now().stage().level().passable(at), kind, at);
        course().apply(new Effect.Lay(id, at, 1, Map.of()));
        return this;
    }

    private void requireRoom(boolean isRoom, String kind, Point at) {
        if (!isRoom) {
            throw new IllegalArgumentException(
                    "There is no room for a " + kind + " at " + at + ":\n" + Picture.of(now()));
        }
    }

    private Point place(int x, int y) {
        Point place = new Point(x, y);
        if (!course().game().world().stage().level().contains(place)) {
            throw new IllegalArgumentException(place + " lies outside of the level:\n" + Picture.of(now()));
        }
        return place;
    }

    /** Gives a meter of the world's own a value. */
    public TestWorld with(String meter, double value) {
        holding(meter, value);
        return this;
    }

    /** Gives a meter of the world's own a number, or what else it holds. */
    void holding(String meter, Object memo) {
        holding(Owner.WORLD, new Ref.OfWorld(), meter, memo);
    }

    /** The same for a meter of the level. */
    void levelHolding(String meter, Object memo) {
        holding(Owner.LEVEL, new Ref.OfLevel(now().stage().where()), meter, memo);
    }

    private void holding(Owner owner, Ref who, String meter, Object memo) {
        course().apply(Kinds.holding(rules(), who, Kinds.meterOf(owner, meter, rules()), memo));
    }

    /** The number or memo of a meter of the world's own. */
    Object held(String name) {
        return now().meters()
                .find(new Ids(now().meters().all().keySet()).named("meter of the world's", name))
                .orElseThrow();
    }

    /** What a meter of the world's own reads. One that it has not is an error with the nearest name. */
    public double meter(String name) {
        return now().meters().get(new Ids(now().meters().numbers().keySet()).named("meter of the world's", name));
    }

    /** So many turns pass, 0 or more; the hero waits, or lies helpless. They end early with the game. */
    public TestWorld turns(int count) {
        if (count < 0) {
            throw new IllegalArgumentException(
                    "Turns cannot pass backwards: 0 or more are wanted, but not " + count + ".");
        }
        course().pass(count);
        return this;
    }

    /** Whether the hero has seen that cell, or was told of it. */
    public boolean knows(int x, int y) {
        return game().world().stage().level().remembered(place(x, y)).isPresent();
    }

    /** The number of the present turn; the first is 1. */
    public int turn() {
        return now().turn();
    }

    /** What was said in the last act, in order. */
    public List<String> said() {
        return course.eventLog().said();
    }

    /** What interrupted, in the last act, whatever goes on by itself; the reasons may be "". */
    public List<String> interruptions() {
        return course.eventLog().interruptions();
    }

    /** What rules failed of while this was done, as whole texts; without one that fails, this fails. */
    public String failureOf(Runnable work) {
        try {
            work.run();
        } catch (RuleBroke broke) {
            return broke.told();
        }
        throw new AssertionError("A rule should have failed, but none did.");
    }

    /** The level as it is now, in plain letters. */
    public String picture() {
        return Picture.of(now());
    }

    /**
     * Lets effects come true, as {@code do} does at the console: {@code "leave(hero, 3)"}. What is said then is of the last act. Errors as in
     * {@link #holds}.
     */
    public TestWorld does(String effects) {
        List<Effect> wanted = borrowed.expressions().effects(effects, now());
        course().act(() -> game().apply(wanted));
        return this;
    }

    /** Saves the game and goes on with what was saved. */
    public TestWorld saveAndLoad() {
        return goOn(game().save());
    }

    /**
     * Reads the rules again and goes on under them, as in play: those of the same mods, or of others where some are named. What the game
     * holds that they do not know fails as {@link gnaw.game.LostKinds}.
     */
    public TestWorld reload(String... mods) {
        return reload(mods.length == 0 ? borrowed.setup() : new Setup(List.of(mods), List.of()));
    }

    TestWorld reload(Setup wanted) {
        SavedGame saved = game().save();
        borrowed.readAgain(wanted);
        return goOn(saved);
    }

    private TestWorld goOn(SavedGame saved) {
        course.take(Game.restore(rules(), saved));
        return this;
    }

    /** A whole game from its start, instead of a drawn level. What cannot be done any more, since rules were mended, is left out. */
    TestWorld plays(Replayed replayed) {
        course.play(replayed.start().game(rules()), replayed.intents());
        return this;
    }

    /**
     * Whether an assertion in JavaScript is true of the facts of the game, as rules and the console see them: {@code "hero.attack > 5"}. One
     * that cannot be asked is an {@link IllegalArgumentException} with the nearest name.
     */
    public boolean holds(String assertion) {
        return borrowed.expressions().holds(assertion, now());
    }

    /** How many statements of scripts this takes, as the budget of an answer counts them: always the same for the same action. */
    public long statements(Runnable work) {
        try (StatementCount count = countStatements()) {
            work.run();
            return count.soFar();
        }
    }

    /** Begins to count; from now on nothing is asked twice. */
    StatementCount countStatements() {
        game();
        borrowed.trust();
        return StatementCount.begin();
    }

    /**
     * What a player would see now in a window of 80 columns and 24 rows, after pressing these keys: {@code "i"}, {@code "Esc"}. Keys that make
     * the hero act do so, as one act. One that no keyboard has is an {@link IllegalArgumentException} with the nearest name.
     */
    public String screen(String... keys) {
        List<Event> heard = new ArrayList<>();
        List<Key> pressed = Stream.of(keys).map(TestWorld::key).toList();
        String seen = course().look(() -> HeadlessScreen.screen(game(), pressed, heard::addAll));
        if (!heard.isEmpty()) {
            course.eventLog().begin();
            course.note(heard);
            course.requireNoFailure();
        }
        return seen;
    }

    private static Key key(String name) {
        return Key.named(name)
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "There is no key \"" + name + "\"."
                                        + DidYouMean.to(name, Key.names())
                                                .map(near -> " Did you mean \"" + near + "\"?")
                                                .orElse(
                                                        " A key is a character such as \"i\", or has a name such as \"Esc\", \"F1\" or \"Ctrl-r\".")));
    }

    /** The game itself, for what the kit has no words for. */
    public Game game() {
        return course().game();
    }

    /** The facts of the game. */
    gnaw.game.World now() {
        return game().world();
    }

    /** What the rules answer to whoever looks; one that fails fails the test. */
    <A> A look(Look<A> question) {
        return course().look(() -> rules().ask(question, now(), Dice.NONE));
    }

    Rules rules() {
        return borrowed.rules();
    }

    Setup setup() {
        return borrowed.setup();
    }

    boolean hasBegun() {
        return course.hasBegun();
    }

    Optional<String> causeOfDeath(int id) {
        return course.eventLog().causeOfDeath(id);
    }

    /** How the game goes on; it begins in a small room where nothing else was drawn. */
    Course course() {
        if (!course.hasBegun()) {
            draw(ROOM);
        }
        return course;
    }
}
