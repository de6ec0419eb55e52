package gnaw.terminal.atlas;

import gnaw.game.World;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.List;
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

    /** The remembered places whose use is wanted, the nearest as the crow flies first. */
    public static List<Point> places(World world, Predicate<String> wanted) {
        Level level = world.stage().level();
        return level.points()
                .filter(at -> leads(world, at).filter(wanted).isPresent())
                .sorted(Comparator.comparingInt(
                        (Point at) -> at.distance(world.hero().at())))
                .toList();
    }

    /** What such a place is called. */
    public static String name(World world, Point at) {
        return world.stage()
                .level()
                .remembered(at)
                .map(tile -> world.catalog().tiles().get(tile.id()).name())
                .orElse("");
    }

    private static Optional<String> leads(World world, Point at) {
        return world.stage()
                .level()
                .remembered(at)
                .flatMap(tile -> world.catalog().tiles().get(tile.id()).leads());
    }
}
