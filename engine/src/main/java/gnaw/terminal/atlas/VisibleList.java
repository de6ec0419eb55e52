package gnaw.terminal.atlas;

import gnaw.game.Creature;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Everything that the hero has in view, the nearest first. */
public final class VisibleList {
    private VisibleList() {}

    /** Everybody but himself. */
    public static List<Creature> creatures(World world) {
        return world.stage().creatures().stream()
                .filter(who -> who != world.hero() && world.eyesight().seesNow(who))
                .sorted(Comparator.comparingInt(
                                (Creature who) -> who.at().distance(world.hero().at()))
                        .thenComparingInt(Creature::id))
                .toList();
    }

    /** Every place where something lies. */
    public static List<Point> piles(World world) {
        return nearest(world, world.stage().placesWithItems().stream().filter(at -> world.eyesight()
                .vision()
                .sees(at)));
    }

    /** Every place that is worth a look: creatures, things, and tiles that can be used. */
    public static List<Point> places(World world) {
        Stream<Point> usable = StreamSupport.stream(world.eyesight().vision().spliterator(), false)
                .filter(at -> world.catalog()
                        .tiles()
                        .get(world.stage().level().at(at).id())
                        .leads()
                        .isPresent());
        return Stream.of(
                        creatures(world).stream().map(Creature::at),
                        piles(world).stream(),
                        nearest(world, usable).stream())
                .flatMap(places -> places)
                .distinct()
                .toList();
    }

    private static List<Point> nearest(World world, Stream<Point> places) {
        return places.sorted(Comparator.comparingInt(
                                (Point at) -> at.distance(world.hero().at()))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }
}
