package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Frontier;
import gnaw.map.KnownGround.Wish;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Walks to whatever is nearest of what is not known yet, to things that lie about, which are picked up, and to places that want to be seen:
 * first to those that are a few steps off.
 */
public final class Explore implements Errand {
    /** In steps. */
    private static final int NEARBY = 10;

    @Override
    public Next next(World world, Rules rules) {
        return Onlookers.unlessWatched(
                world, rules, () -> told(round(onward(world, world.hero()), world), world, rules));
    }

    /** Whoever sleeps in the way is gone round, where that is no farther. */
    private static Next round(Next next, World world) {
        Creature hero = world.hero();
        return next instanceof Next.Stop
                ? frontier(world, hero, Pathfinding.safe(world))
                        .stepAside(hero.at(), at -> Pathfinding.isFree(world, hero, at))
                        .<Next>map(way -> new Next.Go(new Action.Step(way)))
                        .orElse(next)
                : next;
    }

    /** Who stands on the one way onward, and may be there for long: that is no end of all that there is to explore. */
    private static Optional<Creature> inTheWay(World world) {
        Creature hero = world.hero();
        return frontier(world, hero, Pathfinding.safe(world))
                .step(hero.at(), at -> world.stage().creatureAt(at).isPresent())
                .flatMap(way -> world.stage().creatureAt(hero.at().plus(way)))
                .filter(world.eyesight()::seesNow);
    }

    /** At the end the hero is told what bars the way for a while, such as fire; else whether there is a way down, and what else is left. */
    private static Next told(Next next, World world, Rules rules) {
        return next instanceof Next.Stop
                ? inTheWay(world).map(by -> Onlookers.blocked(by, world, rules)).orElseGet(() -> end(world, rules))
                : next;
    }

    private static Next end(World world, Rules rules) {
        Creature hero = world.hero();
        Next end = new Next.Stop(new Remainder(world, rules).told());
        Obstacle obstacle = new Obstacle(world);
        return obstacle.isKnown(Pathfinding::passes) ? obstacle.named(end, hero, at -> passing(at, hero, world)) : end;
    }

    /** A step where all that does not stay as it is had gone. */
    private static Optional<Direction> passing(Point at, Creature hero, World world) {
        Wish wanted = (_, tile) -> Pathfinding.isSafe(world, tile)
                || Pathfinding.passes(world.catalog().kindOf(tile));
        return frontier(world, hero, wanted).step(at, _ -> true);
    }

    /** The next step of somebody who minds his foes himself, over what the hero remembers: none in view stops him. */
    public static Next onward(World world, Creature who) {
        if (Lures.isLure(world, who.at())) {
            return new Next.Go(new Action.PickUp(Optional.empty()));
        }
        Wish safe = Pathfinding.safe(world);
        List<Point> lures = lures(world, who, safe);
        Optional<Direction> step = towardsNearby(lures, world, who, safe)
                .or(() -> step(lastingFrontier(world, who, safe, lures), world, who))
                .or(() -> Pathfinding.hoped(world).flatMap(wanted -> step(world, who, wanted)));
        return Pathfinding.next(world, step, "explored");
    }

    /** The way to the nearest lure that is a few steps off, before anything unknown that is nearer: nobody need come back for it then. */
    private static Optional<Direction> towardsNearby(List<Point> lures, World world, Creature who, Wish safe) {
        return lures.stream()
                .filter(lure -> lure.distance(who.at()) <= NEARBY)
                .map(lure -> Pathfinding.towards(lure, who, world, safe))
                .filter(map -> map.isWithin(who.at(), NEARBY))
                .min(Comparator.comparingInt(map -> map.at(who.at())))
                .flatMap(map -> map.downhill(who.at(), at -> Pathfinding.isFree(world, who, at)));
    }

    /** What was found is known until something is learnt; where rules say who may go where, they may say something else by then. */
    private static Frontier lastingFrontier(World world, Creature who, Wish safe, List<Point> lures) {
        return world.footing().isRuled(who)
                ? frontier(world, who, safe, lures)
                : world.stage().level().frontier(world.catalog(), lures, Pathfinding.exploring(world, who, safe));
    }

    private static Optional<Direction> step(World world, Creature who, Wish wanted) {
        return step(frontier(world, who, wanted), world, who);
    }

    private static Optional<Direction> step(Frontier frontier, World world, Creature who) {
        return frontier.step(who.at(), at -> Pathfinding.isFree(world, who, at));
    }

    private static Frontier frontier(World world, Creature who, Wish wanted) {
        return frontier(world, who, wanted, lures(world, who, wanted));
    }

    private static Frontier frontier(World world, Creature who, Wish wanted, List<Point> lures) {
        return new Frontier(world.stage().level(), lures, Pathfinding.exploring(world, who, wanted));
    }

    private static List<Point> lures(World world, Creature who, Wish wanted) {
        Stream<Point> things = world.stage().placesWithItems().stream()
                .filter(at -> Lures.isLure(world, at) && isWorthTheWay(world, who, at, wanted));
        return Stream.concat(things, places(world, who))
                .filter(at -> isInReach(world, at))
                .toList();
    }

    /** Whoever stands in such a place already has come there, and need not come again while it stays what it is. */
    private static Stream<Point> places(World world, Creature who) {
        return world.stage().level().cells(tile -> world.catalog().kindOf(tile).is(TileTrait.LURE)).stream()
                .filter(at -> !at.equals(who.at()) && !world.sharedMeters().isVisited(at));
    }

    /** What lies in deep water or on a trap is left there: nobody who explores would set foot on it. */
    private static boolean isInReach(World world, Point at) {
        return world.stage()
                .level()
                .remembered(at)
                .filter(tile -> Pathfinding.isSafe(world, tile))
                .isPresent();
    }

    /** Counted in steps: what comes near and goes away again on a way round would turn whoever explores to and fro for ever. */
    private static boolean isWorthTheWay(World world, Creature who, Point at, Wish wanted) {
        int steps = Lures.within(world, at);
        return steps == ItemKind.ANY_WAY
                || who.at().distance(at) <= steps
                        && Pathfinding.towards(at, who, world, wanted).isWithin(who.at(), steps);
    }
}
