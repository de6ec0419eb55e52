package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Blueprint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A question that the engine asks the rules. Each question is answered by the rows of the table of the same name, one after the other,
 * and stands here alone: whom it is about, what the rows are given, and how their answers join.
 *
 * @param <A> an answer
 */
public sealed interface Question<A> {
    /** What the rows are given, in order: things of the game, of which the rules get views. */
    Object[] given(Dice dice, World world);

    /** Whose rules are asked; empty where every row is. */
    default Optional<Creature> subject() {
        return Optional.empty();
    }

    /** Whom a row is asked for that does not say. */
    default Audience usualAudience() {
        return Audience.HERO;
    }

    /** Its name, which is also the name of its table. */
    default String name() {
        return nameOf(getClass());
    }

    /** The name of a kind of question. */
    static String nameOf(Class<?> kind) {
        return Names.OF.get(kind);
    }

    /** Names are made once: they are asked for in every turn. */
    final class Names extends ClassValue<String> {
        private static final Names OF = new Names();

        private Names() {}

        @Override
        protected String computeValue(Class<?> kind) {
            String type = kind.getSimpleName();
            return Character.toLowerCase(type.charAt(0)) + type.substring(1);
        }
    }

    /** The names of all questions of a group. */
    static List<String> names(Class<?> group) {
        return Stream.of(group.getPermittedSubclasses()).map(Question::nameOf).toList();
    }

    /** Whom a row may be asked for. */
    enum Audience {
        HERO,
        OTHERS,
        EVERYONE
    }

    /** Something happens to somebody. The wishes of one row come true before the next is asked. */
    sealed interface Happening extends Question<List<Effect>> {
        /** Whom it happens to: once dead, no further row is asked. */
        Creature who();

        @Override
        default Optional<Creature> subject() {
            return Optional.of(who());
        }

        /** Whether that row is asked; the others are not. */
        default boolean asks(String row) {
            return true;
        }

        /** The level whose dice the rows throw, where the answer belongs to a level alone; else empty. */
        default Optional<Depth> levelOfDice() {
            return Optional.empty();
        }
    }

    /** The answers of the rows make one. A row may leave the answer to the others. */
    sealed interface Joined<A> extends Question<A> {
        /** The answer when no row gives one. */
        A unanswered();

        /** Two answers as one; a later row knows better, if the question does not say otherwise. */
        default A join(A before, A later) {
            return later;
        }

        /** Whether no further row is asked after this answer. */
        default boolean isDecided(A answer) {
            return false;
        }

        /** Whether a row that fails loses no more than its own answer; else the failure is the answer. */
        default boolean outlivesFailure() {
            return true;
        }
    }

    /** Asked by screens and at the end alone: to look at a game does not change it. */
    sealed interface Look<A> extends Joined<A> {}

    /** A cell of a level, as it is when somebody steps there. */
    record Cell(Tile tile, Point at, Depth level) {}

    /** A level that somebody enters. */
    record Visit(Stage stage, boolean isNew) {}

    /** What somebody who decides can find out about the surroundings. */
    record Outlook(Creature who) {}

    /** Asked once, when a game begins: the hero's meters and kit. */
    record GameBegins(Creature who) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, dice, world};
        }
    }

    /** Somebody enters a level: what lives and lies there when it is new, and what arriving does. */
    record LevelBegins(Creature who, Stage stage, boolean isNew) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, new Visit(stage, isNew), dice, world};
        }

        @Override
        public Optional<Depth> levelOfDice() {
            return isNew ? Optional.of(stage.where()) : Optional.empty();
        }
    }

    /** An action that took time is over, before the others act. */
    record ActionEnds(Creature who, Action action) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, action, dice, world};
        }
    }

    /** Everybody has acted: once for every turn number, also while one lies helpless. */
    record TurnEnds(Creature who) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, dice, world};
        }
    }

    /** Somebody strikes at somebody, by hand. */
    record BlowLands(Creature who, Creature defender) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, defender, dice, world};
        }
    }

    /** Somebody walks into one who is no foe. */
    record Bumped(Creature who, Creature other) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, other, dice, world};
        }
    }

    /** A thing is used. */
    record ItemUsed(Creature who, String verb, Item item, Optional<Point> target) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, verb, item, target, dice, world};
        }
    }

    /** The hero has chosen a cell, and the row that asked for one is told which. */
    record Aimed(Creature who, String then, Point at) implements Happening {
        @Override
        public boolean asks(String row) {
            return row.equals(then);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, at, dice, world};
        }
    }

    /** The hero has taken an option, and the row that the offer names is told which. */
    record Chosen(Creature who, String then, String option) implements Happening {
        @Override
        public boolean asks(String row) {
            return row.equals(then);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, option, dice, world};
        }
    }

    /** Somebody has stepped onto a tile of that level, even if a rule takes him to another one. */
    record TileEntered(Creature who, Cell cell) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, cell, dice, world};
        }
    }

    /** Somebody uses the tile underfoot; the level stays the same for all rules, even if one takes him to another. */
    record TileUsed(Creature who, String act, Cell cell) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, act, cell, dice, world};
        }
    }

    /** Somebody's life is at 0 or below: what is left, what the death is worth. */
    record CreatureDies(Creature who, Optional<Creature> killer, String cause) implements Happening {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, killer, cause, dice, world};
        }
    }

    /** How a level is to be dug. */
    record LevelPlanned(Depth level) implements Joined<Blueprint> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {level.number(), dice, world, level.named()};
        }

        @Override
        public Blueprint unanswered() {
            throw new RuleFailure(
                    "", "No rule plans the level at " + level.told() + ": levelPlanned has no row that answers.");
        }
    }

    /** Whether somebody may do that now: the first row that does not allow it decides, and the last line counts. */
    record MayDo(Creature who, Action action) implements Joined<Permission> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, action, world};
        }

        @Override
        public Permission unanswered() {
            return new Permission.Yes("");
        }

        @Override
        public Permission join(Permission before, Permission later) {
            return later instanceof Permission.Yes(String line) && line.isEmpty() ? before : later;
        }

        @Override
        public boolean isDecided(Permission answer) {
            return !(answer instanceof Permission.Yes);
        }

        @Override
        public boolean outlivesFailure() {
            return false;
        }
    }

    /** Whether somebody may set foot on a cell: the first row that answers decides, else the tile. */
    record MayEnter(Creature who, Cell cell) implements Joined<Permission> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Audience usualAudience() {
            return Audience.EVERYONE;
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, cell, world};
        }

        @Override
        public Permission unanswered() {
            return cell.tile().passable() ? new Permission.Yes("") : new Permission.No("");
        }

        @Override
        public boolean isDecided(Permission answer) {
            return true;
        }
    }

    /** What a creature other than the hero does with its turn: the first row that answers decides. */
    record CreatureThinks(Creature who) implements Joined<Action> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Audience usualAudience() {
            return Audience.OTHERS;
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, new Outlook(who), dice, world};
        }

        @Override
        public Action unanswered() {
            return Action.await();
        }

        @Override
        public boolean isDecided(Action answer) {
            return true;
        }

        @Override
        public boolean outlivesFailure() {
            return false;
        }
    }

    /** What the status line shows: all that the rows answer. */
    record StatusOf(Creature who) implements Look<Status> {
        @Override
        public Optional<Creature> subject() {
            return Optional.of(who);
        }

        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {who, world};
        }

        @Override
        public Status unanswered() {
            return Status.NOTHING;
        }

        @Override
        public Status join(Status before, Status later) {
            return before.and(later);
        }
    }

    /** What looking at a thing tells: the lines of all rows. */
    record Describe(Thing thing, Creature viewer) implements Look<List<String>> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, viewer, world};
        }

        @Override
        public List<String> unanswered() {
            return List.of();
        }

        @Override
        public List<String> join(List<String> before, List<String> later) {
            return Stream.concat(before.stream(), later.stream()).toList();
        }
    }

    /** What a thing is called now, such as "2 stones" or "a bat": the first row that answers decides. */
    record NameOf(Thing thing) implements Look<String> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, world};
        }

        @Override
        public String unanswered() {
            return thing.kind();
        }

        @Override
        public boolean isDecided(String answer) {
            return true;
        }
    }

    /** How a thing looks now: a later row paints over what an earlier one did. */
    record LooksOf(Thing thing, Appearance usual) implements Look<Appearance> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, world};
        }

        @Override
        public Appearance unanswered() {
            return usual;
        }

        @Override
        public Appearance join(Appearance before, Appearance later) {
            boolean isDrawn = !later.glyph().equals(usual.glyph());
            return new Appearance(
                    isDrawn ? later.glyph() : before.glyph(),
                    isDrawn ? later.plain() : before.plain(),
                    later.tone().equals(usual.tone()) ? before.tone() : later.tone());
        }
    }

    /** The tones of the level on which the hero is, in place of others: a later row decides of each. */
    record TonesOf() implements Look<Map<String, String>> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {world};
        }

        @Override
        public Map<String, String> unanswered() {
            return Map.of();
        }

        @Override
        public Map<String, String> join(Map<String, String> before, Map<String, String> later) {
            Map<String, String> both = new TreeMap<>(before);
            both.putAll(later);
            return both;
        }
    }

    /** What a finished game is worth. */
    record ScoreOf(Ending ending) implements Look<Score> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {ending, world};
        }

        @Override
        public Score unanswered() {
            return new Score(0, List.of());
        }
    }
}
