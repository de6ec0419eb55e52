package gnaw.game;

import gnaw.map.Point;

/** Walks to a remembered cell. */
public record Travel(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        if (world.hero().at().equals(goal)) {
            return new Next.Stop("");
        }
        return Walk.follow(world, Walk.towards(world, goal), world.catalog().text("noWay", ""));
    }
}
