package gnaw.terminal.atlas;

import gnaw.game.Catalog;
import gnaw.game.Catalog.TileKind;
import gnaw.game.World;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.text.Caption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The places that can be used, such as stairs, as far as the hero knows them. */
public final class KnownFeatures {
    private KnownFeatures() {}

    /** Whether an action is the use of a tile. */
    public static boolean isUse(World world, String act) {
        return world.catalog().tiles().values().stream()
                .anyMatch(kind -> kind.leads().filter(act::equals).isPresent());
    }

    /** The remembered places whose use is wanted: those that lead beside the dungeon behind the others, and of each the nearest first. */
    public static List<Point> places(World world, Predicate<String> wanted) {
        Level level = world.stage().level();
        return level.points()
                .filter(at -> leads(world, at).filter(wanted).isPresent())
                .sorted(Comparator.comparing((Point at) -> leadsAside(world, at))
                        .thenComparingInt(at -> at.distance(world.hero().at())))
                .toList();
    }

    /** What such a place is called. */
    public static String name(World world, Point at) {
        return world.rememberedKind(at).map(kind -> name(kind, world.catalog())).orElse("");
    }

    /** What ground of that kind is called; whatever leads to a place beside the dungeon says to which. */
    static String name(TileKind kind, Catalog catalog) {
        return kind.place()
                .map(catalog.places()::get)
                .map(place ->
                        catalog.captions().of(Caption.WAY_ASIDE, Map.of("name", kind.name(), "place", place.name())))
                .orElse(kind.name());
    }

    /** Whether a remembered place leads beside the dungeon. */
    public static boolean leadsAside(World world, Point at) {
        return world.rememberedKind(at).flatMap(TileKind::place).isPresent();
    }

    /** What is done at a remembered place, such as going down. */
    public static Optional<String> leads(World world, Point at) {
        return world.rememberedKind(at).flatMap(TileKind::leads);
    }
}
