package gnaw.game.errand;

import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.KnownGround.Wish;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Travels to a remembered cell of this level. */
public record Travel(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return to(goal, world, rules);
    }

    /** The hero's next step to a goal. Beside it the last one may be left to the player; without a way, he is told who or what is in it. */
    static Next to(Point goal, World world, Rules rules) {
        Creature hero = world.hero();
        return switch (onward(world, hero, goal)) {
            case Next.Go go -> go;
            case Next.Stop _ when isOneStepFrom(goal, hero, world) -> beside(goal, world);
            case Next.Stop(String why) when why.isEmpty() -> new Next.Stop(why);
            case Next.Stop end -> {
                Optional<Creature> other = inTheWay(goal, hero, world);
                yield other.isPresent()
                        ? Onlookers.blocked(other.get(), world, rules)
                        : new Obstacle(world).upTo(end, hero, steps(world, hero, goal));
            }
        };
    }

    /** Whoever goes to somebody, or to a locked door, has come to him; the last step onto other ground he has to take himself. */
    private static Next beside(Point goal, World world) {
        return world.stage().isFree(goal) ? Pathfinding.leftToPlayer(world) : new Next.Stop("");
    }

    /** Who is seen on what would be the first step. */
    private static Optional<Creature> inTheWay(Point goal, Creature hero, World world) {
        return Pathfinding.towards(goal, hero, world, Pathfinding.safe(world))
                .downhill(hero.at(), _ -> true)
                .flatMap(way -> world.stage().creatureAt(hero.at().plus(way)))
                .filter(world.eyesight()::seesNow);
    }

    private static boolean isOneStepFrom(Point goal, Creature who, World world) {
        Point at = who.at();
        return at.isBeside(goal) && world.stage().level().mayStep(at, at.directionTo(goal));
    }

    /** Over all ground that is remembered and can be walked on. */
    private static Function<Point, Optional<Direction>> steps(World world, Creature who, Point goal) {
        DistanceMap map = Pathfinding.towards(goal, who, world, (_, _) -> true);
        return at -> map.downhill(at, _ -> true);
    }

    /** How many steps everything on a level is from somebody, by the ways on which he would go there, or up to it. */
    public static ToIntFunction<Point> ways(World world, Creature who) {
        DistanceMap map = Pathfinding.towards(who.at(), who, world, Pathfinding.safe(world));
        Level level = world.stage().level();
        return at -> map.at(at) == DistanceMap.UNREACHABLE ? upTo(at, map, level) : map.at(at);
    }

    /** From the nearest cell out of which one may step there. */
    private static int upTo(Point at, DistanceMap map, Level level) {
        return at.around().stream()
                .filter(from -> level.mayStep(from, from.directionTo(at)))
                .mapToInt(map::at)
                .filter(steps -> steps != DistanceMap.UNREACHABLE)
                .map(steps -> steps + 1)
                .min()
                .orElse(DistanceMap.UNREACHABLE);
    }

    /** Somebody's next step to a goal over what the hero remembers, whoever is in view. */
    public static Next onward(World world, Creature who, Point goal) {
        Point at = who.at();
        if (at.equals(goal)) {
            return new Next.Stop("");
        }
        Optional<Direction> step = step(goal, who, world, Pathfinding.safe(world))
                .or(() -> Pathfinding.hoped(world).flatMap(wanted -> step(goal, who, world, wanted)));
        return Pathfinding.next(world, step, "noWay");
    }

    private static Optional<Direction> step(Point goal, Creature who, World world, Wish wanted) {
        DistanceMap map = Pathfinding.towards(goal, who, world, wanted);
        return map.downhill(who.at(), cell -> Pathfinding.isFree(world, who, cell));
    }
}
