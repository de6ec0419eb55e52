package gnaw.script;

import gnaw.game.Catalog.Owner;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What facts there can be of all creatures, things, tiles and worlds under some scripts: a test that makes facts up has no others. */
final class FactNames {
    private FactNames() {}

    /** The names of all facts of a creature, an item, a tile or the world, called as in {@code facts.creature}. */
    static List<String> of(String what, Loaded loaded) {
        return switch (what) {
            case "creature" -> all(CreatureFacts.OWN, Set.of(Owner.HERO, Owner.CREATURE), List.of("creatures"), loaded);
            case "item" -> all(ItemFacts.OWN, Set.of(Owner.ITEM, Owner.KIND), List.of("items"), loaded);
            case "tile" -> all(TileFacts.OWN, Set.of(), List.of("tiles"), loaded);
            case "world" -> all(WorldFacts.OWN, Set.of(Owner.WORLD), List.of(), loaded);
            default -> throw new IllegalArgumentException(what);
        };
    }

    private static List<String> all(List<String> own, Set<Owner> owners, List<String> tables, Loaded loaded) {
        Stream<String> meters = loaded.catalog().meters().values().stream()
                .filter(meter -> owners.contains(meter.owner()))
                .map(meter -> meter.name());
        Stream<String> cells = loaded.tables().contents().stream()
                .filter(table -> tables.contains(table.name()))
                .flatMap(table -> table.cells().stream())
                .map(TableContents.Cell::name);
        return Stream.of(own.stream(), meters, cells)
                .flatMap(names -> names)
                .distinct()
                .toList();
    }
}
