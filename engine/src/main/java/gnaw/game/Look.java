package gnaw.game;

import gnaw.game.dice.Dice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A question that only screens ask, and the end: to look at a game does not change it. */
public sealed interface Look<A> extends Question.Joined<A> {
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

    /** What is answered in lines of text: those of all rows, one below the other. */
    sealed interface Lines extends Look<List<String>> {
        @Override
        default List<String> unanswered() {
            return List.of();
        }

        @Override
        default List<String> join(List<String> before, List<String> later) {
            return Stream.concat(before.stream(), later.stream()).toList();
        }
    }

    /** What looking at a thing tells: the lines of all rows. */
    record Describe(Thing thing, Creature viewer) implements Lines {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, viewer, world};
        }
    }

    /** What looking at a tile tells beside its name: the lines of all rows. */
    record DescribeTile(Question.Cell cell, Creature viewer) implements Lines {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {cell, viewer, world};
        }
    }

    /** What is to be known of aiming a thing at somebody: the lines of all rows. */
    record OddsOf(Creature user, String verb, Item item, Creature target) implements Lines {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {user, verb, item, target, world};
        }
    }

    /** All that is known of a thing, at leisure, below what looking at it tells: the lines of all rows. */
    record Recall(Thing thing, Creature viewer) implements Lines {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, viewer, world};
        }
    }

    /** What was achieved in a finished game, a few words each: the feats of all rows. */
    record FeatsOf(Ending ending) implements Lines {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {ending, world};
        }
    }

    /** What the first row that answers decides. */
    sealed interface First<A> extends Look<A> {
        @Override
        default boolean isDecided(A answer) {
            return true;
        }
    }

    /** What a thing is called now, such as "2 stones" or "a bat": the first row that answers decides. */
    record NameOf(Thing thing) implements First<String> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {thing, world};
        }

        @Override
        public String unanswered() {
            return thing.kind();
        }
    }

    /** What is asked of somebody else, and never of the hero: the first row that answers decides. */
    sealed interface OfAnother extends First<Boolean> {
        /** Who that is. */
        Creature who();

        @Override
        default Optional<Creature> subject() {
            return Optional.of(who());
        }

        @Override
        default Audience usualAudience() {
            return Audience.OTHERS;
        }

        @Override
        default Object[] given(Dice dice, World world) {
            return new Object[] {who(), world};
        }
    }

    /** Whether the hero goes on by himself no more while somebody hostile is in view; it is so if no row answers. */
    record Hinders(Creature who) implements OfAnother {
        @Override
        public Boolean unanswered() {
            return true;
        }
    }

    /** Whether nobody takes a creature for one, so that it is not told among those in view; it is not so if no row answers. */
    record Disguised(Creature who) implements OfAnother {
        @Override
        public Boolean unanswered() {
            return false;
        }
    }

    /** Whether a creature stays where the hero saw it, so that he finds it there again; it is not so if no row answers. */
    record Stays(Creature who) implements OfAnother {
        @Override
        public Boolean unanswered() {
            return false;
        }
    }

    /** Under which heading a thing stands in a long list: the first row that answers decides; "" for none. */
    record HeadingOf(Item item) implements First<String> {
        @Override
        public Object[] given(Dice dice, World world) {
            return new Object[] {item, world};
        }

        @Override
        public String unanswered() {
            return "";
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
