package gnaw.terminal.atlas;

import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Stage;
import gnaw.game.Status;
import gnaw.game.World;
import gnaw.map.Point;
import gnaw.terminal.key.Compass;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

    /** Those whom one takes for creatures. */
    public static List<Creature> noticed(Game game) {
        return creatures(game.world()).stream()
                .filter(who -> !game.description().isDisguised(who))
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
        return Stream.of(
                        creatures(world).stream().map(Creature::at),
                        piles(world).stream(),
                        ground(world, kind -> kind.leads().isPresent()).stream())
                .flatMap(places -> places)
                .distinct()
                .toList();
    }

    private static List<Point> ground(World world, Predicate<Catalog.TileKind> wanted) {
        return nearest(
                world,
                StreamSupport.stream(world.eyesight().vision().spliterator(), false)
                        .filter(at -> wanted.test(kind(world, at))));
    }

    /** The nearest ground of each kind that one keeps off. */
    private static Stream<Point> dangers(World world) {
        Set<Catalog.TileKind> met = new HashSet<>();
        return ground(world, kind -> kind.is(Catalog.TileTrait.SHUNNED)).stream()
                .filter(at -> met.add(kind(world, at)));
    }

    private static Catalog.TileKind kind(World world, Point at) {
        return world.catalog().kindOf(world.stage().level().at(at));
    }

    /** All of that in words, and what one keeps off, with distance and direction, the nearest first. */
    public static List<String> told(Game game) {
        World world = game.world();
        return nearest(
                        world,
                        Stream.concat(places(world).stream(), dangers(world)).distinct())
                .stream()
                .flatMap(at -> names(game, at).map(name -> told(game, name, at)))
                .toList();
    }

    /** Those of them that move. */
    public static List<String> toldCreatures(Game game) {
        return noticed(game).stream()
                .map(who -> told(game, name(game, who), who.at()))
                .toList();
    }

    private static String told(Game game, String name, Point at) {
        Captions words = game.world().catalog().captions();
        Point hero = game.world().hero().at();
        return words.of(Caption.SEEN_AT, Map.of("name", name, "where", Compass.where(hero, at, words)));
    }

    /** Who stands there and what lies there; else what can be used there. */
    private static Stream<String> names(Game game, Point at) {
        Stage stage = game.world().stage();
        List<String> names = new ArrayList<>();
        stage.creatureAt(at)
                .filter(who ->
                        who != game.world().hero() && game.world().eyesight().seesNow(who))
                .ifPresent(who -> names.add(name(game, who)));
        stage.itemsAt(at).forEach(item -> names.add(game.description().inscribedNameOf(item)));
        return names.isEmpty() ? Stream.of(KnownFeatures.name(game.world(), at)) : names.stream();
    }

    /** The name, and what is told of somebody's state. */
    static String name(Game game, Creature who) {
        return Stream.concat(
                        Stream.of(game.description().nameOf(who)),
                        game.description().labelsOf(who).stream().map(Status.Label::shown))
                .collect(Collectors.joining(" "));
    }

    private static List<Point> nearest(World world, Stream<Point> places) {
        return places.sorted(Comparator.comparingInt(
                                (Point at) -> at.distance(world.hero().at()))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }
}
