package gnaw.script.table;

import gnaw.game.Creature;
import gnaw.game.Meters;
import gnaw.game.Question;
import gnaw.game.World;
import gnaw.map.Tile;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;

/**
 * The creatures that a row of a question is asked for, the turns, the ground, and what they do. It is decided here and not in the row, because a question that is
 * not asked costs nothing.
 *
 * @param of those whom it is for
 * @param having what must be so of his meters, if it says
 * @param near how far from the hero somebody may be, if it says
 * @param every it is asked in each turn whose number this divides
 * @param ground the ids of the tiles of which one must be the ground, perhaps none; empty: any will do
 * @param doing the actions, and verbs of uses, of which one must be what is done, perhaps none; empty: any will do
 */
public record Audience(
        Question.Audience of,
        Optional<OneOf> having,
        Optional<Near> near,
        int every,
        Optional<Set<String>> ground,
        Optional<Set<String>> doing) {
    /**
     * What the cells {@code of}, {@code having}, {@code near}, {@code every}, {@code ground} and {@code doing} of a row say; {@code usual} stands where it says
     * nothing. A question that is about nobody has none of these cells.
     */
    public static Audience of(Map<String, Value> cells, Question.Audience usual) {
        return new Audience(
                Optional.ofNullable(cells.get("of"))
                        .filter(Value::isString)
                        .map(of -> named(of.asString()))
                        .orElse(usual),
                Optional.ofNullable(cells.get("having"))
                        .filter(Value::hasArrayElements)
                        .map(Audience::having),
                Optional.ofNullable(cells.get("near"))
                        .filter(near -> near.isNumber() || near.isString())
                        .map(Audience::near),
                Optional.ofNullable(cells.get("every"))
                        .filter(Value::fitsInInt)
                        .map(Value::asInt)
                        .orElse(1),
                ids(Optional.ofNullable(cells.get("ground"))),
                ids(Optional.ofNullable(cells.get("doing"))));
    }

    /** A word that is none of these means the hero. */
    private static Question.Audience named(String word) {
        return switch (word) {
            case "everyone" -> Question.Audience.EVERYONE;
            case "others" -> Question.Audience.OTHERS;
            default -> Question.Audience.HERO;
        };
    }

    /** The same in each turn: for trials, which are not played on until it is asked. */
    public Audience inAnyTurn() {
        return new Audience(of, having, near, 1, ground, doing);
    }

    /** Whether a row is asked for this creature. */
    public boolean includes(Creature who, World world) {
        return isMeant(who == world.hero())
                && world.turn() % every == 0
                && (having.isEmpty() || who.meters().fit(having.get()))
                && isNear(who, world.hero());
    }

    /** Whether a row is asked this: for whom it is about, on the ground and of the action that it is about. */
    public boolean isMeantBy(Question<?> question, World world) {
        return (doing.isEmpty() || isOf(doing.get(), question.doing()))
                && (ground.isEmpty()
                        || isOf(ground.get(), question.ground(world).map(Tile::id)))
                && isSubjectOf(question, world);
    }

    private static boolean isOf(Set<String> wanted, Optional<String> id) {
        return id.isPresent() && wanted.contains(id.get());
    }

    /** Whether a row is asked this on some ground or other, whatever is done. */
    public boolean isSubjectOf(Question<?> question, World world) {
        Optional<Creature> subject = question.subject();
        return subject.isEmpty() || includes(subject.get(), world);
    }

    private boolean isNear(Creature who, Creature hero) {
        return near.isEmpty() || who.at().distance(hero.at()) <= near.get().cells(hero);
    }

    /** The hero's friends are others, too. */
    private boolean isMeant(boolean isHero) {
        return switch (of) {
            case EVERYONE -> true;
            case OTHERS -> !isHero;
            case HERO -> isHero;
        };
    }

    private static Optional<Set<String>> ids(Optional<Value> cell) {
        return cell.filter(Value::hasArrayElements).map(ids -> StrictObject.elements(ids).stream()
                .map(Value::asString)
                .collect(Collectors.toUnmodifiableSet()));
    }

    private static Near near(Value cell) {
        return cell.isString()
                ? new Near(0, Optional.of(cell.asString()))
                : new Near(cell.asDouble(), Optional.empty());
    }

    private static OneOf having(Value cell) {
        List<Having> having = new ArrayList<>();
        for (long i = 0; i < cell.getArraySize(); i++) {
            Value one = cell.getArrayElement(i);
            having.add(
                    one.isString()
                            ? new Having(one.asString(), Optional.empty())
                            : new Having(
                                    one.getArrayElement(0).asString(),
                                    Optional.of(Set.copyOf(StrictObject.elements(one).stream()
                                            .skip(1)
                                            .map(Value::asString)
                                            .toList()))));
        }
        return new OneOf(List.copyOf(having));
    }

    /**
     * A distance from the hero.
     *
     * @param fixed in cells, where no meter tells it
     * @param meter the meter of the hero's that holds it
     */
    public record Near(double fixed, Optional<String> meter) {
        double cells(Creature hero) {
            return meter.map(hero.meters()::get).orElse(fixed);
        }
    }

    /** Something of which one must be so. */
    public record OneOf(List<Having> all) implements Predicate<Meters> {
        @Override
        public boolean test(Meters meters) {
            for (Having one : all) {
                if (one.isSo(meters)) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * What is asked of one meter.
     *
     * @param ids what it must hold one of; where nothing is said, it must be a number above 0 or hold something
     */
    public record Having(String meter, Optional<Set<String>> ids) {
        boolean isSo(Meters meters) {
            return meters.get(meter) > 0
                    || meters.memo(meter)
                            .filter(memo ->
                                    ids.map(wanted -> wanted.contains(memo)).orElseGet(() -> isSomething(memo)))
                            .isPresent();
        }

        private static boolean isSomething(Object memo) {
            return !memo.equals("") && !memo.equals(false) && !memo.equals(List.of());
        }
    }
}
