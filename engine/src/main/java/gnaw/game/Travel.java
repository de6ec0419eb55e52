package gnaw.game;

import gnaw.map.Point;

/** Walks to a remembered cell. */
public record Travel(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return onward(world, goal);
    }

    /** The next step to a goal, whoever is in view. */
    public static Next onward(World world, Point goal) {
        if (world.hero().at().equals(goal)) {
            return new Next.Stop("");
        }
        return Walk.follow(world, Walk.towards(world, goal), world.catalog().text("noWay", ""));
    }
}
