package gnaw.game.errand;

import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.KnownGround.Wish;
import gnaw.map.Point;
import java.util.Optional;
import java.util.function.Function;

/** Walks to a remembered cell. */
public record Travel(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return to(goal, world);
    }

    /** The hero's next step to a goal; where there is none, he is told what lies on the way that there would be. */
    static Next to(Point goal, World world) {
        Creature hero = world.hero();
        return switch (onward(world, hero, goal)) {
            case Next.Go go -> go;
            case Next.Stop(String why) when why.isEmpty() -> new Next.Stop(why);
            case Next.Stop end -> new Obstacle(world).named(end, hero, steps(world, hero, goal));
        };
    }

    /** Over all ground that is remembered and can be walked on. */
    private static Function<Point, Optional<Direction>> steps(World world, Creature who, Point goal) {
        DistanceMap map = Walk.towards(goal, who, world, (_, _) -> true);
        return at -> map.downhill(at, _ -> true);
    }

    /** How many steps everything is from somebody, by the ways on which he would go there. */
    public static DistanceMap ways(World world, Creature who) {
        return Walk.towards(who.at(), who, world, Walk.safe(world));
    }

    /** Somebody's next step to a goal over what the hero remembers, whoever is in view. */
    public static Next onward(World world, Creature who, Point goal) {
        Point at = who.at();
        if (at.equals(goal)) {
            return new Next.Stop("");
        }
        Optional<Direction> step = step(goal, who, world, Walk.safe(world))
                .or(() -> Walk.hoped(world).flatMap(wanted -> step(goal, who, world, wanted)));
        return Walk.next(world, step, "noWay");
    }

    private static Optional<Direction> step(Point goal, Creature who, World world, Wish wanted) {
        DistanceMap map = Walk.towards(goal, who, world, wanted);
        return map.downhill(who.at(), cell -> Walk.isFree(world, who, cell));
    }
}
