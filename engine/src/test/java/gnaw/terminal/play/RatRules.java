package gnaw.terminal.play;

import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Decision;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Question;
import gnaw.game.Question.Joined;
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
import gnaw.map.dig.Plan;
import gnaw.map.dig.Style;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Small rules to look at the screens with: a dungeon with rats, apples and a wand. */
final class RatRules implements Rules {
    /** Foes in whose view one goes on. */
    final Set<Integer> sleepers = new HashSet<>();

    final Set<Integer> disguised = new HashSet<>();

    /** Those who stay where they are. */
    final Set<Integer> staying = new HashSet<>();

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
        return RatCatalog.of(choosing);
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
        return new Plan(80, 50, RatCatalog.TILES, Style.ROOMS, 9, 20, 0, List.of(), List.of(), depth > 1, true);
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
