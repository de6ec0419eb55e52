package gnaw.script.bridge;

import gnaw.game.Catalog.Owner;
import gnaw.script.load.LoadedScripts;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All views that rules can be given. */
public final class FactTables {
    static final List<FactTable<?>> ALL = List.of(
            PlaceFacts.POINT,
            CreatureFacts.TABLE,
            ItemFacts.TABLE,
            PlaceFacts.TILE,
            PlaceFacts.ROOM,
            LevelFacts.TABLE,
            GridFacts.TABLE,
            SightFacts.TABLE,
            DiceFacts.TABLE,
            StoryFacts.ACTION,
            StoryFacts.INTENTION,
            WorldFacts.TABLE,
            StoryFacts.STORY,
            StoryFacts.PREDECESSOR,
            StoryFacts.CHOICE);

    private FactTables() {}

    /** All of them as TypeScript declares them. */
    public static String declared() {
        return ALL.stream().map(FactTable::declared).collect(Collectors.joining("\n"));
    }

    /** The names of all facts of a creature, an item, a tile or the world under these scripts, called as in {@code facts.creature}: a test has no others. */
    public static List<String> names(String what, LoadedScripts loaded) {
        return switch (what) {
            case "creature" -> all(CreatureFacts.TABLE, Set.of(Owner.HERO, Owner.CREATURE), "creatures", loaded);
            case "item" -> all(ItemFacts.TABLE, Set.of(Owner.ITEM, Owner.KIND), "items", loaded);
            case "tile" -> all(PlaceFacts.TILE, Set.of(Owner.TILE), "tiles", loaded);
            case "world" -> all(WorldFacts.TABLE, Set.of(Owner.WORLD), "", loaded);
            default -> throw new IllegalArgumentException(what);
        };
    }

    /** The names of all facts of whatever rules are given under these scripts: another is no fact of anything. */
    public static Set<String> everyName(LoadedScripts loaded) {
        Stream<String> own = ALL.stream().flatMap(facts -> facts.names().stream());
        Stream<String> described =
                Stream.of("creatures", "items", "tiles").flatMap(table -> loaded.tables().described(table).stream());
        return Stream.of(own, loaded.catalog().meters().keySet().stream(), described)
                .flatMap(names -> names)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static List<String> all(FactTable<?> facts, Set<Owner> owners, String table, LoadedScripts loaded) {
        Stream<String> meters = loaded.catalog().meters().values().stream()
                .filter(meter -> owners.contains(meter.owner()))
                .map(meter -> meter.name());
        return Stream.of(facts.names(), meters.toList(), loaded.tables().described(table))
                .flatMap(Collection::stream)
                .distinct()
                .toList();
    }
}
