package gnaw.game;

import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Stacks of items, in packs and on the floor of the hero's level: how they are found, joined and parted. */
final class ItemStacks {
    private ItemStacks() {}

    /** The item of that number, wherever it is on this level. */
    static Optional<Item> find(World world, int id) {
        return packs(world)
                .flatMap(List::stream)
                .filter(item -> item.id() == id)
                .findFirst()
                .or(() -> lying(world, id));
    }

    /** Puts an item into a pack, onto an equal stack if there is one; answers that stack. */
    static Optional<Item> add(List<Item> pack, Item item) {
        Optional<Item> equal = pack.stream().filter(item::stacksWith).findFirst();
        equal.ifPresentOrElse(stack -> stack.join(item), () -> pack.add(item));
        return equal;
    }

    /** Takes so many of a stack out of wherever it is. */
    static Optional<Item> split(World world, Spawner spawner, Ref ref, int count) {
        return ref instanceof Ref.OfItem(int id)
                ? find(world, id).map(item -> take(world, spawner, item, Math.min(count, item.count())))
                : Optional.empty();
    }

    /** Takes a whole stack out of wherever it is. */
    static void remove(World world, Item item) {
        packs(world).forEach(pack -> pack.remove(item));
        for (Point at : List.copyOf(world.stage().placesWithItems())) {
            if (world.stage().itemsAt(at).contains(item)) {
                world.stage().lift(item, at);
            }
        }
    }

    /** Takes so many of a stack, at most all of it, out of wherever it is. */
    static Item take(World world, Spawner spawner, Item item, int count) {
        if (count == item.count()) {
            remove(world, item);
            return item;
        }
        item.count(item.count() - count);
        Map<String, Object> meters = item.meters().all();
        Item part = spawner.item(item.kind(), count, meters);
        part.inscribe(item.inscription());
        return part;
    }

    private static Stream<List<Item>> packs(World world) {
        return world.stage().creatures().stream().map(Creature::openPack);
    }

    private static Optional<Item> lying(World world, int id) {
        return world.stage().placesWithItems().stream()
                .flatMap(at -> world.stage().itemsAt(at).stream())
                .filter(item -> item.id() == id)
                .findFirst();
    }
}
