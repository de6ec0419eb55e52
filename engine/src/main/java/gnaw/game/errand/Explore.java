package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Item;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Frontier;
import gnaw.map.Point;
import java.util.List;
import java.util.Optional;

/** Walks to whatever is nearest of what is not known yet, and to things that lie about, which are picked up. */
public final class Explore implements Errand {
    @Override
    public Next next(World world, Rules rules) {
        return Walk.unlessWatched(world, rules, () -> onward(world, world.hero()));
    }

    /** The next step of somebody who minds his foes himself, over what the hero remembers: none in view stops him. */
    public static Next onward(World world, Creature who) {
        if (isLure(world, who.at())) {
            return new Next.Go(new Action.PickUp(Optional.empty()));
        }
        List<Point> lures = world.stage().placesWithItems().stream()
                .filter(at -> isInReach(world, at) && isLure(world, at))
                .toList();
        Frontier frontier = new Frontier(world.stage().level(), lures, Walk.exploring(world, who));
        return Walk.next(world, frontier.step(who.at(), at -> Walk.isFree(world, who, at)), "explored");
    }

    /** What lies in deep water or on a trap is left there: nobody who explores would set foot on it. */
    private static boolean isInReach(World world, Point at) {
        return world.stage()
                .level()
                .remembered(at)
                .filter(tile -> Walk.isSafe(world, tile))
                .isPresent();
    }

    private static boolean isLure(World world, Point at) {
        List<Item> pile = world.stage().itemsAt(at);
        return !pile.isEmpty() && pile.stream().noneMatch(Item::leftBehind) && !isOnDisplay(world, at);
    }

    private static boolean isOnDisplay(World world, Point at) {
        return world.catalog().tiles().get(world.stage().level().at(at).id()).display();
    }
}
