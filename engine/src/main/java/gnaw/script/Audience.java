package gnaw.script;

import gnaw.game.Creature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;

/**
 * Whom a row of a question is asked for. It is decided here and not in the row, because a question that is not asked costs nothing.
 *
 * @param of "hero", "others" or "everyone"
 * @param having meters; empty, or one of them must be above 0
 */
record Audience(String of, List<String> having) {
    /** What the cells {@code of} and {@code having} of a row say; {@code usual} stands where it says nothing. */
    static Audience of(Map<String, Value> cells, String usual) {
        Value of = cells.get("of");
        return new Audience(of.isString() ? of.asString() : usual, names(cells.get("having")));
    }

    boolean includes(Creature who, boolean isHero) {
        return isMeant(isHero)
                && (having.isEmpty()
                        || having.stream().anyMatch(meter -> who.meters().get(meter) > 0));
    }

    /** The hero's friends are others, too. */
    private boolean isMeant(boolean isHero) {
        return switch (of) {
            case "everyone" -> true;
            case "others" -> !isHero;
            default -> isHero;
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
