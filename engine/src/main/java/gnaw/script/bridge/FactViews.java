package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Dread;
import gnaw.game.Ending;
import gnaw.game.Intention;
import gnaw.game.Item;
import gnaw.game.Offer;
import gnaw.game.Predecessor;
import gnaw.game.Question;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.game.dice.RecordedDice;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Vision;
import gnaw.map.dig.Blueprint;
import gnaw.map.dig.Grid;
import gnaw.map.dig.Room;
import gnaw.script.load.LoadedScripts;
import gnaw.script.table.ClosedRow;
import gnaw.script.value.Malformed;
import gnaw.text.DidYouMean;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.graalvm.polyglot.Value;

/** Makes the views that the rules of a context are given; one creature always has one view, so that scripts can compare them. */
public final class FactViews {
    /** How far one may ask for cells: no level is larger. */
    public static final int FARTHEST = 500;

    /** As many steps lead round ground that daunts; whoever would have to go farther comes up to it, and waits. */
    private static final int DETOUR = 100;

    private final LoadedScripts loaded;
    private final BiFunction<Thing, World, String> names;
    private final Drawing listener;
    private final Map<FactTable<?>, FactSheet<?>> sheets = new IdentityHashMap<>();
    private final Map<Object, Facts<?>> views = new IdentityHashMap<>();
    private final Map<Object, KeptList> lists = new IdentityHashMap<>();
    private final Map<Object, Object> memos = new HashMap<>();
    private final AnswerCache answers = new AnswerCache(this);
    private final KnownConstants<Weights> weights;
    private final PlanReader plans;
    private final Object nothing;
    private Optional<World> world = Optional.empty();
    private final Map<Path, DistanceMap> maps = new HashMap<>();
    private Optional<Vision> mapsDrawnFor = Optional.empty();

    /** Is told which of several names dice have drawn. */
    public interface Drawing {
        void drawn(List<String> names, String name);
    }

    /** A path to a goal on which somebody keeps off these kinds of ground. */
    private record Path(Point goal, Set<String> dreaded) {}

    /** A list, and how often the things in it had changed when it was made. */
    private record KeptList(int changes, Object list) {}

    /** Makes views for one context; the listener is told of each row that an answer drew from a table. */
    public FactViews(LoadedScripts loaded, BiFunction<Thing, World, String> names, Drawing listener) {
        this.loaded = loaded;
        this.names = names;
        this.listener = listener;
        this.nothing = loaded.list(new Object[0]);
        this.weights = new KnownConstants<>(Weights::of, loaded::isConstant);
        this.plans = new PlanReader(loaded);
    }

    /** Views outside of a game. */
    public static FactViews apart(LoadedScripts loaded) {
        return new FactViews(loaded, (thing, _) -> thing.kind(), (_, _) -> {});
    }

    /** From now on views are of that world. Another game than before begins with none, so that none keeps an old game alive. */
    public void open(World other) {
        if (world.isEmpty() || world.get() != other) {
            views.clear();
            lists.clear();
            memos.clear();
            answers.forget();
            maps.clear();
            mapsDrawnFor = Optional.empty();
            world = Optional.of(other);
        }
    }

    /** The known answers of rules about this world. */
    public AnswerCache answerCache() {
        return answers;
    }

    /** The world that is viewed. */
    World world() {
        return world.orElseThrow();
    }

    /** What a question gives, as rules see it. */
    public Object[] views(Object[] given) {
        Object[] seen = new Object[given.length];
        for (int i = 0; i < given.length; i++) {
            seen[i] = view(given[i]);
        }
        return seen;
    }

    /** Anything of the game as rules see it; undefined for what is not there. */
    public Object view(Object thing) {
        return switch (thing) {
            case Creature who -> kept(CreatureFacts.TABLE, who);
            case Item item -> kept(ItemFacts.TABLE, item);
            case World all -> kept(WorldFacts.TABLE, all);
            case Dice dice -> dice(dice);
            case Point point -> fresh(PlaceFacts.POINT, point);
            case Question.Cell cell -> fresh(PlaceFacts.TILE, cell);
            case Question.Visit visit -> fresh(LevelFacts.TABLE, visit);
            case Question.Outlook outlook -> fresh(SightFacts.TABLE, outlook);
            case Grid grid -> fresh(GridFacts.TABLE, grid);
            case Room room -> fresh(PlaceFacts.ROOM, room);
            case Action action -> fresh(StoryFacts.ACTION, action);
            case Intention intention -> fresh(StoryFacts.INTENTION, intention);
            case Ending end -> fresh(StoryFacts.STORY, end);
            case Predecessor dead -> fresh(StoryFacts.PREDECESSOR, dead);
            case Offer offer -> fresh(StoryFacts.CHOICE, offer);
            case Optional<?> perhaps -> perhaps.isPresent() ? view(perhaps.get()) : loaded.nothing();
            default -> thing;
        };
    }

    /** Dice that remember how they fall for one answer. */
    private Facts<?> dice(Dice dice) {
        Facts<?> falling = views.computeIfAbsent(dice, _ -> fresh(DiceFacts.TABLE, new RecordedDice(dice)));
        ((RecordedDice) falling.subject()).forget();
        return falling;
    }

    /** What a question has given, with dice that fall as they have just fallen. */
    public Object[] viewsAgain(Object[] given) {
        return Arrays.stream(given)
                .map(thing -> thing instanceof Dice dice ? fallen(dice) : view(thing))
                .toArray();
    }

    private Facts<?> fallen(Dice dice) {
        return fresh(DiceFacts.TABLE, ((RecordedDice) views.get(dice).subject()).again());
    }

    @SuppressWarnings("unchecked")
    private <T> Facts<T> kept(FactTable<T> table, T subject) {
        return (Facts<T>) views.computeIfAbsent(subject, _ -> fresh(table, subject));
    }

    private <T> Facts<T> fresh(FactTable<T> table, T subject) {
        return new Facts<>(sheet(table), subject);
    }

    @SuppressWarnings("unchecked")
    private <T> FactSheet<T> sheet(FactTable<T> table) {
        return (FactSheet<T>) sheets.computeIfAbsent(table, _ -> new FactSheet<>(table, this));
    }

    /** A list as scripts see it: one of their own, frozen; and always the same one where there is nothing. */
    Object list(Collection<?> things) {
        return things.isEmpty()
                ? nothing
                : loaded.list(things.stream().map(this::view).toArray());
    }

    /**
     * The things that something has, such as a pack: one list for each owner, because rules look at them more often than they change.
     *
     * @param changes how often something came to them or went
     */
    Object list(Object owner, int changes, Collection<?> things) {
        KeptList known = lists.get(owner);
        if (known == null || known.changes() != changes) {
            known = new KeptList(changes, list(things));
            lists.put(owner, known);
        }
        return known.list();
    }

    /** What a meter holds, as scripts see it. Equal memos are one value, so that scripts can compare them. */
    Object memo(Object held) {
        return held instanceof List || held instanceof Map ? memos.computeIfAbsent(held, loaded::plain) : held;
    }

    /** A view as a function of the engine's is given it. */
    Value value(Object view) {
        return loaded.context().asValue(view);
    }

    /** A cell of the hero's level. */
    Object cell(Point at) {
        return view(world().cell(at));
    }

    /** The reader of how levels are to be dug. */
    public PlanReader plans() {
        return plans;
    }

    /** How a rule would have part of a level dug. */
    Blueprint plan(Value value) {
        return plans.read(value);
    }

    /** The rows of a table, on whose cells a thing's facts fall back. */
    Map<String, ClosedRow> rows(String table) {
        return loaded.tables().rows(table);
    }

    /** Whether somebody or something may have a meter of that name. */
    boolean isMeter(String name) {
        return loaded.catalog().meters().containsKey(name);
    }

    /** The id of a row that a rule asks for by name. */
    String row(String table, String name, String asked) {
        return loaded.tables()
                .find(table, name)
                .orElseThrow(() -> new Malformed(asked + ": the table " + table + " has no row \"" + name + "\"."
                        + DidYouMean.hint(name, loaded.tables().rows(table).keySet())));
    }

    /** What a thing is called now. */
    String nameOf(Thing thing) {
        return names.apply(thing, world());
    }

    /** Weights by name that dice pick from. */
    Weights weights(Value object) {
        return weights.of(object);
    }

    /** Dice have drawn one of these names. */
    void drawn(List<String> from, String name) {
        listener.drawn(from, name);
    }

    /** How far everything is from a goal for somebody who walks there: his own way, if rules say where he may set foot. */
    DistanceMap towards(Point goal, Creature who) {
        return world().footing().isRuled(who)
                ? DistanceMap.throughWalls(
                        world().stage().level(),
                        List.of(goal),
                        PassableCost.byPlace(
                                world().stage().level(),
                                cell -> world().footing().mayEnter(who, cell) ? 1 : PassableCost.FORBIDDEN))
                : towards(new Path(goal, new Dread(world()).dreaded(who)));
    }

    /** Drawn once as long as nothing moves that could change it. */
    private DistanceMap towards(Path path) {
        if (mapsDrawnFor.filter(vision -> vision == world().eyesight().vision()).isEmpty()) {
            maps.clear();
            mapsDrawnFor = Optional.of(world().eyesight().vision());
        }
        return maps.computeIfAbsent(path, this::drawn);
    }

    private DistanceMap drawn(Path path) {
        Level level = world().stage().level();
        List<Point> goals = List.of(path.goal());
        return path.dreaded().isEmpty()
                ? DistanceMap.from(level, goals)
                : DistanceMap.from(
                        level,
                        goals,
                        cell -> path.dreaded().contains(level.at(cell).id()) ? DETOUR : 1);
    }
}
