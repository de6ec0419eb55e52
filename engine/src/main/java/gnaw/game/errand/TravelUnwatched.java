package gnaw.game.errand;

import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Point;

/** Travels to a place that can be used, as long as no foe is in view: with one beside him nobody means to set out. */
public record TravelUnwatched(Point goal) implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return Onlookers.unlessWatched(world, rules, () -> Travel.to(goal, world, rules));
    }
}
