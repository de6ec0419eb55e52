package gnaw.game.errand;

import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Point;

/** Walks to a place that can be used, as long as no foe is in view: with one beside him nobody means to set out on a journey. */
public record Journey(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return Walk.unlessWatched(world, rules, () -> Travel.to(goal, world));
    }
}
