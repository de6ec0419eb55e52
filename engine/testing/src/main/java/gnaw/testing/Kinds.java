package gnaw.testing;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Effect;
import gnaw.game.MemoType;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.text.Ids;
import gnaw.text.Numbers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The ids that a test names things by: whole, or without the mod's name where that is enough. */
final class Kinds {
    private Kinds() {}

    /** The wish that gives a meter this; one that it does not hold is an error. */
    static Effect holding(Rules rules, Ref who, String name, Object memo) {
        String meter = meter(rules, name);
        Object held = memo(rules, meter, memo);
        return held instanceof Double number
                ? new Effect.Set(who, meter, number)
                : new Effect.Remember(who, meter, held);
    }

    /** Meters of a thing by their ids; what one does not hold is an error. */
    static Map<String, Object> meters(Rules rules, Map<String, Object> given) {
        Map<String, Object> meters = new TreeMap<>();
        given.forEach((name, memo) -> meters.put(meter(rules, name), memo(rules, name, memo)));
        return meters;
    }

    /** What a meter is to hold, with ids in full; what it does not hold is an error. */
    static Object memo(Rules rules, String name, Object memo) {
        MeterKind meter = rules.catalog().meters().get(meter(rules, name));
        if (!meter.holds().fits(memo)) {
            throw new IllegalArgumentException("The meter \"" + meter.name() + "\" holds " + meter.holds()
                    + ", but got " + Numbers.told(memo) + ".");
        }
        return inFull(rules, meter.holds(), memo);
    }

    private static Object inFull(Rules rules, MemoType type, Object memo) {
        return switch (type) {
            case MemoType.Number _, MemoType.Text _, MemoType.YesNo _ -> memo;
            case MemoType.Id(String table) -> id(rules, table, (String) memo);
            case MemoType.Many(MemoType each) ->
                ((List<?>) memo).stream().map(one -> inFull(rules, each, one)).toList();
            case MemoType.Parts(Map<String, MemoType> parts) -> {
                Map<String, Object> whole = new TreeMap<>();
                parts.forEach((part, held) -> whole.put(part, inFull(rules, held, ((Map<?, ?>) memo).get(part))));
                yield whole;
            }
        };
    }

    private static String id(Rules rules, String table, String name) {
        return name.isEmpty() ? "" : named("row of " + table, name, rules.rowsOf(table), rules);
    }

    /** The id of the meter of the world's or of a level's that a test calls so. */
    static String meterOf(Owner owner, String name, Rules rules) {
        Set<String> ids = rules.catalog().meters().values().stream()
                .filter(meter -> meter.owner() == owner)
                .map(MeterKind::name)
                .collect(Collectors.toCollection(TreeSet::new));
        return named("meter of the " + owner.name().toLowerCase(Locale.ROOT) + "'s", name, ids, rules);
    }

    /** The id of the meter that a test calls so. */
    static String meter(Rules rules, String name) {
        return named("meter", name, rules.catalog().meters().keySet(), rules);
    }

    /** The id of the kind of creature that a test calls so. */
    static String creature(Rules rules, String name) {
        return named("kind of creature", name, rules.catalog().creatures().keySet(), rules);
    }

    /** The id of the kind of thing that a test calls so. */
    static String item(Rules rules, String name) {
        return named("kind of item", name, rules.catalog().items().keySet(), rules);
    }

    /** The id of the verb that a test calls so. */
    static String verb(Rules rules, String name) {
        return named("verb", name, rules.catalog().verbs().keySet(), rules);
    }

    /** The ids of all actions that need nothing but a name: those with a row, and to wait, which needs none. */
    static Set<String> acts(Catalog catalog) {
        Set<String> acts = new TreeSet<>(catalog.acts().keySet());
        acts.add(Action.await().id());
        return acts;
    }

    /** The actions that use a tile underfoot. */
    static Set<String> leads(Catalog catalog) {
        return catalog.tiles().values().stream()
                .flatMap(tile -> tile.leads().stream())
                .collect(Collectors.toSet());
    }

    private static String named(String what, String name, Set<String> ids, Rules rules) {
        return new Ids(ids, rules::newNamesOf).named(what, name);
    }
}
