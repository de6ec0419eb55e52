package gnaw.script.table;

import gnaw.game.Creature;
import gnaw.game.Question;
import gnaw.game.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;

/**
 * The creatures that a row of a question is asked for. It is decided here and not in the row, because a question that is not asked
 * costs nothing.
 *
 * @param of those whom it is for
 * @param having meters; empty, or one of them must be above 0
 */
public record Audience(Question.Audience of, List<String> having) {
    /** What the cells {@code of} and {@code having} of a row say; {@code usual} stands where it says nothing. */
    public static Audience of(Map<String, Value> cells, Question.Audience usual) {
        Value of = cells.get("of");
        return new Audience(of.isString() ? named(of.asString()) : usual, names(cells.get("having")));
    }

    /** A word that is none of these means the hero. */
    private static Question.Audience named(String word) {
        return switch (word) {
            case "everyone" -> Question.Audience.EVERYONE;
            case "others" -> Question.Audience.OTHERS;
            default -> Question.Audience.HERO;
        };
    }

    /** Whether a row is asked for this creature. */
    public boolean includes(Creature who, World world) {
        return isMeant(who == world.hero()) && (having.isEmpty() || hasOne(who));
    }

    private boolean hasOne(Creature who) {
        for (String meter : having) {
            if (who.meters().get(meter) > 0) {
                return true;
            }
        }
        return false;
    }

    /** The hero's friends are others, too. */
    private boolean isMeant(boolean isHero) {
        return switch (of) {
            case EVERYONE -> true;
            case OTHERS -> !isHero;
            case HERO -> isHero;
        };
    }

    private static List<String> names(Value cell) {
        if (cell.isString()) {
            return List.of(cell.asString());
        }
        List<String> names = new ArrayList<>();
        for (long i = 0; cell.hasArrayElements() && i < cell.getArraySize(); i++) {
            names.add(cell.getArrayElement(i).asString());
        }
        return List.copyOf(names);
    }
}
