package gnaw.game.errand;

import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.DistanceMap;
import gnaw.map.Point;

/** Walks to a remembered cell. */
public record Travel(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return onward(world, world.hero(), goal);
    }

    /** How many steps everything is from somebody, by the ways on which he would go there. */
    public static DistanceMap ways(World world, Creature who) {
        return Walk.towards(who.at(), who, world);
    }

    /** Somebody's next step to a goal over what the hero remembers, whoever is in view. */
    public static Next onward(World world, Creature who, Point goal) {
        Point at = who.at();
        if (at.equals(goal)) {
            return new Next.Stop("");
        }
        DistanceMap map = Walk.towards(goal, who, world);
        return Walk.next(world, map.downhill(at, cell -> Walk.isFree(world, who, cell)), "noWay");
    }
}
