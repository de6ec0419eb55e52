package gnaw.game;

import gnaw.map.Flight;
import gnaw.map.Point;
import java.util.List;
import java.util.Optional;

/**
 * The limits of a target.
 *
 * @param range how many cells away it may be, in view; 0: anywhere, seen or not
 * @param radius of what bursts there, in cells; 0 for nothing
 */
public record Reach(int range, int radius) {
    /** Why somebody cannot reach a cell; empty if he can. */
    public Optional<String> refusal(World world, Creature who, Point to) {
        if (range == 0) {
            return Optional.empty();
        }
        if (!world.eyesight().sees(who, to)) {
            return Optional.of(world.catalog().text("unseen", ""));
        }
        return who.at().distance(to) > range ? Optional.of(world.catalog().text("tooFar", "")) : Optional.empty();
    }

    /** The cells that a missile of somebody's flies over on its way to a cell; none to where it needs no way. */
    public List<Point> path(World world, Creature who, Point to) {
        return range == 0 ? List.of() : world.eyesight().path(who.at(), to);
    }

    /** The cells around the end of such a path that what bursts there fills. */
    public List<Point> burst(World world, Creature who, Point to) {
        List<Point> path = path(world, who, to);
        Point centre = path.isEmpty() ? to : path.getLast();
        return radius == 0 ? List.of() : Flight.burst(world.stage().level(), centre, radius);
    }
}
