package gnaw.game;

import gnaw.game.SavedGame.SavedItem;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A kind of items that stands in for things whose row is gone, so that they can still be carried and dropped; it becomes what it was as soon
 * as that row is there again.
 *
 * @param remembers the meter that holds what such a thing was
 */
record StandIn(String kind, Map<String, Object> start, String remembers) {
    /** What such a thing was like is kept under names that no script can have: while it is away, nobody is to see or to change it. */
    private static final String WAS = ".was.";

    /** The first in the order of the scripts, if they have any. */
    static Optional<StandIn> in(Catalog catalog) {
        return catalog.items().values().stream()
                .flatMap(kind -> of(kind).stream())
                .findFirst();
    }

    private static Optional<StandIn> of(Catalog.ItemKind kind) {
        return kind.remembers().map(meter -> new StandIn(kind.id(), kind.start(), meter));
    }

    /** It, in place of a stack that nobody knows. */
    SavedItem insteadOf(SavedItem lost) {
        Map<String, Object> meters = new TreeMap<>(start);
        meters.put(remembers, lost.kind());
        lost.meters().forEach((meter, value) -> meters.put(SaveMigration.isOurs(meter) ? meter : WAS + meter, value));
        return new SavedItem(lost.id(), kind, lost.count(), meters);
    }

    /**
     * A stack, or what it stood in for.
     *
     * @param known tells the present id of a kind; empty for one that is still gone
     */
    static SavedItem restored(SavedItem stack, Catalog catalog, Function<String, Optional<String>> known) {
        return Optional.ofNullable(catalog.items().get(stack.kind()))
                .flatMap(Catalog.ItemKind::remembers)
                .flatMap(meter -> Optional.ofNullable(stack.meters().get(meter)))
                .flatMap(was -> known.apply(was.toString()))
                .map(kind -> new SavedItem(
                        stack.id(),
                        kind,
                        stack.count(),
                        asItWas(stack, catalog.items().get(kind).start())))
                .orElse(stack);
    }

    private static Map<String, Object> asItWas(SavedItem stack, Map<String, Object> start) {
        Map<String, Object> meters = new TreeMap<>(start);
        stack.meters().forEach((meter, value) -> {
            if (meter.startsWith(WAS)) {
                meters.put(meter.substring(WAS.length()), value);
            } else if (SaveMigration.isOurs(meter)) {
                meters.put(meter, value);
            }
        });
        return meters;
    }
}
