package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Depth;
import gnaw.game.Measure;
import gnaw.game.Permission;
import gnaw.game.Question;
import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.script.value.HostFunction;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The answer of a rule on a level, with all that it was given and has read for it. As rules are pure, it would answer the same of the same. */
final class KnownAnswer {
    private static final int NOWHERE = -1;

    /** An answer that read more takes as long to compare as to give. */
    private static final int MOST_READS = 200;

    private final Depth where;
    private final Object[] given;
    private final List<Read> reads;
    private final Object answer;
    private final boolean namesNothing;
    // For each read: what of the given it was read of, by its place, if something else may be given in its place.
    private final int[] places;
    // For each read: the first behind it that may have changed though what this one was read of has not.
    private final int[] others;

    KnownAnswer(Depth where, Object[] given, List<Read> reads, Object answer) {
        this.where = where;
        this.given = given;
        this.reads = reads;
        this.answer = answer;
        this.namesNothing = namesNothing(answer);
        this.places = reads.stream().mapToInt(this::place).toArray();
        this.others = others(reads);
    }

    private static int[] others(List<Read> reads) {
        int[] others = new int[reads.size()];
        for (int i = reads.size() - 1; i >= 0; i--) {
            boolean goesOn = i + 1 < others.length && reads.get(i).dependsOnTheSameAs(reads.get(i + 1));
            others[i] = goesOn ? others[i + 1] : i + 1;
        }
        return others;
    }

    Object[] given() {
        return given;
    }

    List<Read> reads() {
        return reads;
    }

    Object answer() {
        return answer;
    }

    /** What a function says is not known before it is called; and what reads nothing at all is told at once. */
    static boolean isWorthKeeping(List<Read> reads) {
        return !reads.isEmpty()
                && reads.size() <= MOST_READS
                && reads.stream().noneMatch(read -> read.value().orElse("") instanceof HostFunction);
    }

    /** Whether it is the answer now, too. */
    boolean fits(Depth whereNow, Object[] givenNow, FactViews views) {
        return where.equals(whereNow) && isAsGiven(givenNow) && isAsRead(givenNow, views);
    }

    private boolean isAsGiven(Object[] now) {
        for (int i = 0; i < now.length; i++) {
            if (!now[i].equals(given[i]) && !isKnownByItsFacts(now[i])) {
                return false;
            }
        }
        return true;
    }

    /** What no effect can speak of: actions, and places where there is no effect. Dice have told all that they did by being read. */
    private boolean isKnownByItsFacts(Object thing) {
        return thing instanceof Dice || thing instanceof Action || isPlace(thing) && namesNothing;
    }

    private static boolean isPlace(Object thing) {
        return thing instanceof Question.Cell || thing instanceof Point;
    }

    /** Whether the answer is no effect, leave and refusal alone, or a count: none of them tells which cell it is about. */
    private static boolean namesNothing(Object answer) {
        return answer instanceof List<?> effects && effects.isEmpty()
                || answer instanceof Optional<?> said
                        && said.stream()
                                .allMatch(word -> word instanceof Permission.Yes
                                        || word instanceof Permission.No
                                        || word instanceof Measure.Count);
    }

    /** A view of a place leads on to what was found out about it: that counts, and not which one it is. */
    private boolean isAsRead(Object[] now, FactViews views) {
        Map<Facts<?>, Facts<?>> instead = Map.of();
        int next;
        for (int i = 0; i < places.length; i = next) {
            Read read = reads.get(i);
            Facts<?> viewNow = instead.containsKey(read.view()) ? instead.get(read.view()) : viewNow(i, now, views);
            if (read.isUntouched(viewNow)) {
                next = others[i];
                continue;
            }
            next = i + 1;
            Optional<Object> found = read.now(viewNow, instead);
            if (isOfPlace(read.value()) && isOfPlace(found)) {
                instead = instead.isEmpty() ? new IdentityHashMap<>() : instead;
                instead.put((Facts<?>) read.value().orElseThrow(), (Facts<?>) found.orElseThrow());
            } else if (!read.isStillSo(found)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOfPlace(Optional<Object> fact) {
        return fact.isPresent()
                && fact.get() instanceof Facts<?> view
                && isPlace(view.subject())
                && isKnownByItsFacts(view.subject());
    }

    private int place(Read read) {
        Object subject = read.view().subject();
        return isKnownByItsFacts(subject) ? Arrays.asList(given).indexOf(subject) : NOWHERE;
    }

    /** What stands in place of the one that was read of: what is given now in the place of what was given then. */
    private Facts<?> viewNow(int read, Object[] now, FactViews views) {
        Facts<?> view = reads.get(read).view();
        int place = places[read];
        return place == NOWHERE || now[place] == view.subject() ? view : (Facts<?>) views.view(now[place]);
    }
}
