package gnaw.terminal.play;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Catalog.Act;
import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Catalog.Verb;
import gnaw.game.Creature;
import gnaw.game.Decision;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Question;
import gnaw.game.Question.Joined;
import gnaw.game.Reach;
import gnaw.game.Ref;
import gnaw.game.Rule;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.Score;
import gnaw.game.Status;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Plan;
import gnaw.map.dig.Style;
import gnaw.map.dig.Tiles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Small rules to look at the screens with: a dungeon with rats, apples and a wand. */
final class RatRules implements Rules {
    private static final Tile WALL = new Tile("wall", false, false);
    private static final Tile FLOOR = new Tile("floor", true, true);
    private static final Tile DOOR = new Tile("door", true, false);
    private static final Tile UP = new Tile("stairsUp", true, true);
    /** Foes in whose view one goes on. */
    final Set<Integer> sleepers = new HashSet<>();

    final Set<Integer> disguised = new HashSet<>();

    /** Those who stay where they are. */
    final Set<Integer> staying = new HashSet<>();

    private static final Tile NETTLES = new Tile("nettles", true, true);
    private static final Tile DOWN = new Tile("stairsDown", true, true);

    /** What the rules wish at the end of a turn; tests put in what they need. */
    final List<Effect> atTurnEnd = new ArrayList<>();

    /** Among what the hero may choose when he hisses. */
    Map<String, String> choices = Map.of();

    /** How long it takes to look for a wand. */
    double choosing;

    /** How the hero's teeth are. */
    String teeth = "Blunt";

    /** What is said of everything. */
    List<String> about = List.of("It is what it is.");

    /** What is said of every tile. */
    List<String> ofTiles = List.of();

    /** What is said of everything at length. */
    List<String> recalled = List.of();

    List<String> feats = List.of();

    /** What is said of whoever is aimed at with a thing. */
    List<String> odds = List.of();

    /** What is said of somebody beside his name. */
    Status ofOthers = Status.NOTHING;

    /** Bars beside life and teeth. */
    List<Status.Bar> more = List.of();

    /** Where the hero has aimed, at the last. */
    Optional<Point> aimedAt = Optional.empty();

    /** How often it was asked how the hero is. */
    int statusAsked;

    /** Whether the rule of the turn's end fails. */
    boolean fails;

    /** Where it fails. */
    String failsAt = "base/rules/turns.js:12";
    /** What becomes of its mod with that. */
    String note = "";

    @Override
    public Catalog catalog() {
        return new Catalog(
                Map.of("hero", Set.of("foes"), "foes", Set.of("hero")),
                Map.of(),
                byName(
                        MeterKind::name,
                        List.of(
                                new MeterKind(Creature.HIT_POINTS, 10, Owner.CREATURE),
                                new MeterKind(Creature.MAX_HIT_POINTS, 10, Owner.CREATURE),
                                new MeterKind(Creature.CAUTION, 1 / 3.0, Owner.HERO),
                                new MeterKind(Creature.SIGHT, 9, Owner.CREATURE),
                                new MeterKind(Creature.SPEED, 100, Owner.CREATURE))),
                byName(
                        CreatureKind::id,
                        List.of(
                                new CreatureKind(
                                        "hero",
                                        "you",
                                        new Appearance("@", "@", "bright"),
                                        "hero",
                                        false,
                                        Map.of(),
                                        List.of(),
                                        Set.of()),
                                new CreatureKind(
                                        "rat",
                                        "rat",
                                        new Appearance("r", "r", "bad"),
                                        "foes",
                                        false,
                                        Map.of(),
                                        List.of(),
                                        Set.of()))),
                byName(
                        ItemKind::id,
                        List.of(
                                new ItemKind(
                                        "apple",
                                        "apple",
                                        new Appearance("%", "%", "good"),
                                        true,
                                        Map.of(),
                                        Optional.empty(),
                                        ItemKind.ANY_WAY),
                                new ItemKind(
                                        "wand",
                                        "wand",
                                        new Appearance("/", "/", "key"),
                                        false,
                                        Map.of(),
                                        Optional.empty(),
                                        ItemKind.ANY_WAY))),
                byName(
                        TileKind::id,
                        List.of(
                                tile(WALL, "a wall", "█", "#", Optional.empty()),
                                tile(FLOOR, "the floor", "·", ".", Optional.empty()),
                                tile(DOOR, "a door", "+", "+", Optional.empty()),
                                tile(UP, "stairs up", "<", "<", Optional.of("ascend")),
                                tile(DOWN, "stairs down", ">", ">", Optional.of("descend")),
                                new TileKind(
                                        NETTLES,
                                        "nettles",
                                        new Appearance("%", "%", "bad"),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Set.of(TileTrait.SHUNNED),
                                        false,
                                        0))),
                byName(
                        Verb::id,
                        List.of(
                                new Verb(
                                        "bite",
                                        "e",
                                        "bite into something",
                                        1,
                                        0,
                                        "Bite into what?",
                                        "You have nothing to bite into.",
                                        Optional.empty()),
                                new Verb(
                                        "zap",
                                        "z",
                                        "zap a wand",
                                        1,
                                        choosing,
                                        "Zap what?",
                                        "You have no wand.",
                                        Optional.of(new Reach(0, 0))))),
                byName(
                        Act::id,
                        List.of(
                                new Act("wait", ".", "wait a turn", 1, 1, Optional.empty()),
                                new Act("spit", "v", "spit", 1, 1, Optional.of(new Reach(3, 1))),
                                new Act(
                                        "hiss",
                                        "V",
                                        "hiss at somebody",
                                        0,
                                        1,
                                        Optional.empty(),
                                        false,
                                        Optional.of(new Catalog.Choosing("Hiss how?", "You have no breath."))),
                                new Act("rest", "R", "rest until something happens", 1, 20, Optional.empty()),
                                new Act("descend", ">", "go down", 1, 1, Optional.empty()),
                                new Act("ascend", "<", "go up", 1, 1, Optional.empty()),
                                new Act("bump", "", "", 0, 1, Optional.empty()))),
                Map.of(),
                Map.of("usual", new Catalog.PaletteKind("usual", 1, Map.of())),
                Map.of("rats", new Catalog.Chapter("Rats", "They bite.")),
                Map.ofEntries(
                        Map.entry("liesHere", "Here lies {name}."),
                        Map.entry("carriedNow", "All in all {name}."),
                        Map.entry("lieHere", "Here lie: {name}."),
                        Map.entry("explored", "There is nothing left to explore."),
                        Map.entry("spotted", "A {name} comes into view."),
                        Map.entry("watched", "Not while a {name} watches."),
                        Map.entry("barred", "On the way lie {name}."),
                        Map.entry("pickedUp", "You now have {name}."),
                        Map.entry("nothingHere", "There is nothing here."),
                        Map.entry("unseen", "You cannot see that place."),
                        Map.entry("tooFar", "That is too far.")));
    }

    private static TileKind tile(Tile tile, String name, String glyph, String plain, Optional<String> leads) {
        return new TileKind(
                tile, name, new Appearance(glyph, plain, "dim"), leads, Optional.empty(), Set.of(), false, 0);
    }

    private static <T> Map<String, T> byName(Function<T, String> name, List<T> rows) {
        return rows.stream().collect(Collectors.toMap(name, row -> row, (one, _) -> one, LinkedHashMap::new));
    }

    @Override
    public List<Rule> answering(Happening happening) {
        return happening instanceof Happening.TurnEnds(Creature who)
                        && who.kind().equals("hero")
                ? List.of(new TurnEnd())
                : happening instanceof Happening.BlowLands
                        ? List.of(new Blow())
                        : happening instanceof Happening.Aimed
                                ? List.of(new Spark())
                                : happening instanceof Happening.TileUsed ? List.of(new Stairs()) : List.of();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A> A ask(Joined<A> question, World world, Dice dice) {
        Object answer =
                switch (question) {
                    case Decision.LevelPlanned(Depth level) -> plan(level.number());
                    case Look.StatusOf(Creature who) -> who.kind().equals("hero") ? status(who) : ofOthers;
                    case Look.Describe _ -> about;
                    case Look.DescribeTile _ -> ofTiles;
                    case Look.Recall _ -> recalled;
                    case Look.OddsOf _ -> odds;
                    case Look.FeatsOf _ -> feats;
                    case Look.Hinders(Creature who) -> !sleepers.contains(who.id());
                    case Look.Disguised(Creature who) -> disguised.contains(who.id());
                    case Look.Stays(Creature who) -> staying.contains(who.id());
                    case Look.HeadingOf(Item item) -> item.kind().equals("apple") ? "Food" : "Tools";
                    case Look.NameOf(Thing thing) -> name(thing);
                    case Look.ScoreOf _ -> new Score(42, List.of("Here lies a hero."));
                    case Decision.MayDo _,
                            Decision.MayEnter _,
                            Decision.CreatureThinks _,
                            Look.LooksOf _,
                            Look.TonesOf _ -> question.unanswered();
                };
        return (A) answer;
    }

    private static Plan plan(int depth) {
        var tiles = new Tiles(WALL, FLOOR, DOOR, WALL, UP, DOWN);
        return new Plan(80, 50, tiles, Style.ROOMS, 9, 20, 0, List.of(), List.of(), depth > 1, true);
    }

    private Status status(Creature who) {
        statusAsked++;
        return new Status(
                Stream.concat(
                                Stream.of(
                                        new Status.Bar("Life", who.meters().get(Creature.HIT_POINTS), 10, "good", ""),
                                        new Status.Bar("Teeth", 3, 4, "warn", teeth)),
                                more.stream())
                        .toList(),
                List.of(new Status.Label("Level 1", "text"), new Status.Label("Sleepy", "warn")));
    }

    private static String name(Thing thing) {
        return switch (thing) {
            case Creature who -> who.kind();
            case Item item -> item.count() == 1 ? item.kind() : item.count() + " " + item.kind() + "s";
        };
    }

    @Override
    public Map<String, String> choices(String action, Creature hero, World world) {
        return choices;
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return verb.equals("bite") == item.kind().equals("apple");
    }

    @Override
    public Optional<Mind> bot(String name) {
        return Optional.empty();
    }

    @Override
    public List<String> bots() {
        return List.of();
    }

    private final class TurnEnd implements Rule {
        @Override
        public String name() {
            return "turnEnd";
        }

        @Override
        public boolean isFor(Question<?> question, World world) {
            return question.subject().orElseThrow().kind().equals("hero");
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            if (fails) {
                throw new RuleFailure(failsAt, "Expected a number, and found a text.")
                        .at(new RuleFailure.Moment(List.of(), List.of(), "", note, ""));
            }
            List<Effect> wishes = List.copyOf(atTurnEnd);
            atTurnEnd.clear();
            return wishes;
        }
    }

    /** One level down, or up. */
    private static final class Stairs implements Rule {
        @Override
        public String name() {
            return "stairs";
        }

        @Override
        public boolean isFor(Question<?> question, World world) {
            return true;
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            Happening.TileUsed used = (Happening.TileUsed) happening;
            int way = used.act().equals(Catalog.DESCEND) ? 1 : -1;
            return List.of(new Effect.Leave(Ref.to(used.who()), world.depth() + way, List.of()));
        }
    }

    private final class Spark implements Rule {
        @Override
        public String name() {
            return "spark";
        }

        @Override
        public boolean isFor(Question<?> question, World world) {
            return true;
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            aimedAt = Optional.of(((Happening.Aimed) happening).at());
            return List.of();
        }
    }

    private static final class Blow implements Rule {
        @Override
        public String name() {
            return "blow";
        }

        @Override
        public boolean isFor(Question<?> question, World world) {
            return true;
        }

        @Override
        public List<Effect> answer(Happening happening, World world, Dice dice) {
            var blow = (Happening.BlowLands) happening;
            return List.of(
                    new Effect.Say("You hit the " + blow.defender().kind() + ".", "good", Optional.empty()),
                    new Effect.Damage(Ref.to(blow.defender()), 1, Optional.empty(), "a blow"));
        }
    }
}
