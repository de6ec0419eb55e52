package gnaw.game.errand;

import gnaw.game.Catalog.TileTrait;
import gnaw.game.Item;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.List;

/** Things that lie about and draw the hero to them. */
final class Lures {
    private Lures() {}

    /** Whether something lies there that he would pick up: nothing that he has left behind, and nothing that is on display. */
    static boolean isLure(World world, Point at) {
        List<Item> pile = world.stage().itemsAt(at);
        return !pile.isEmpty() && pile.stream().noneMatch(Item::leftBehind) && !isOnDisplay(world, at);
    }

    /** From how many steps off it is worth the way; the best thing of a pile counts. */
    static int within(World world, Point at) {
        return world.stage().itemsAt(at).stream()
                .mapToInt(item -> world.catalog().items().get(item.kind()).luresWithin())
                .max()
                .orElseThrow();
    }

    private static boolean isOnDisplay(World world, Point at) {
        return world.catalog().kindOf(world.stage().level().at(at)).is(TileTrait.DISPLAY);
    }
}
