package gnaw.game;

import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.map.Point;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Brings things into the world, with the meters that the tables give them: first the row's number, else the table's start. */
final class Spawner {
    private final World world;

    Spawner(World world) {
        this.world = world;
    }

    Creature creature(String kind, Point at, Map<String, Object> wished) {
        CreatureKind row = world.catalog().creatures().get(kind);
        Creature born = new Creature(world.newId(), kind, row.side(), at, new Meters());
        equip(born, false);
        wished.forEach(born.meters()::put);
        row.carries().forEach(item -> ItemStacks.add(born.openPack(), item(item, 1, Map.of())));
        return born;
    }

    Creature hero(String kind, Point at) {
        Creature hero = creature(kind, at, Map.of());
        equip(hero, true);
        hero.energy(Turns.FULL);
        return hero;
    }

    Item item(String kind, int count, Map<String, Object> wished) {
        Item made = new Item(world.newId(), world.catalog().items().get(kind), count, new Meters());
        complete(made);
        wished.forEach(made.meters()::put);
        return made;
    }

    /** So many of a kind for a taker: as one stack, or one by one where they do not share a place. */
    void items(String kind, int count, Map<String, Object> wished, Consumer<Item> taker) {
        boolean stacks = world.catalog().items().get(kind).stacks();
        for (int left = count; left > 0; left -= stacks ? count : 1) {
            taker.accept(item(kind, stacks ? count : 1, wished));
        }
    }

    /** Gives all on a level the meters that they have not yet: those that new rules have invented. */
    void complete(Stage stage) {
        Stream.concat(stage.creatures().stream(), stage.bound().keySet().stream())
                .forEach(who -> {
                    equip(who, who == world.hero());
                    who.pack().forEach(this::complete);
                });
        stage.placesWithItems().forEach(at -> stage.itemsAt(at).forEach(this::complete));
    }

    /** The same for those who died in earlier games. */
    void completePredecessors() {
        world.predecessors().stream().map(Predecessor::hero).forEach(hero -> {
            equip(hero, true);
            hero.pack().forEach(this::complete);
        });
    }

    /** Gives a creature the meters that it has not yet. */
    private void equip(Creature creature, boolean isHero) {
        Map<String, Object> row =
                world.catalog().creatures().get(creature.kind()).start();
        for (MeterKind meter : world.catalog().meters().values()) {
            if (meter.owner() == Owner.CREATURE
                    || isHero && meter.owner() == Owner.HERO
                    || row.containsKey(meter.name())) {
                creature.meters().putIfAbsent(meter.name(), row.getOrDefault(meter.name(), meter.start()));
            }
        }
    }

    /** The same for an item. */
    private void complete(Item item) {
        ItemKind row = world.catalog().items().get(item.kind());
        for (MeterKind meter : world.catalog().metersOf(Owner.ITEM)) {
            item.meters().putIfAbsent(meter.name(), row.start().getOrDefault(meter.name(), meter.start()));
        }
    }
}
