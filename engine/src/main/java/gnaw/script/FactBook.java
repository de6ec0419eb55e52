package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Item;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.DistanceMap;
import gnaw.map.Point;
import gnaw.map.Vision;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.graalvm.polyglot.Value;

/** Makes the views that rules are given; one creature always has one view, so that scripts can compare them. */
final class FactBook {
    private final Tables tables;
    private final BiFunction<Thing, World, String> names;
    private final Value nothing;
    private final DiceFacts.Onlooker onlooker;
    private final Map<Thing, Facts> things = new HashMap<>();
    private Optional<WorldFacts> current = Optional.empty();
    private final Map<Point, DistanceMap> maps = new HashMap<>();
    private Optional<Vision> mapsDrawnFor = Optional.empty();

    FactBook(Tables tables, Value nothing, BiFunction<Thing, World, String> names, DiceFacts.Onlooker onlooker) {
        this.tables = tables;
        this.nothing = nothing;
        this.names = names;
        this.onlooker = onlooker;
    }

    DiceFacts of(Dice dice) {
        return new DiceFacts(dice, onlooker);
    }

    CreatureFacts of(Creature who, World world) {
        of(world);
        return (CreatureFacts) things.computeIfAbsent(who, _ -> new CreatureFacts(this, who, world));
    }

    ItemFacts of(Item item, World world) {
        return (ItemFacts) things.computeIfAbsent(item, _ -> new ItemFacts(this, item, world));
    }

    Facts of(Thing thing, World world) {
        return switch (thing) {
            case Creature who -> of(who, world);
            case Item item -> of(item, world);
        };
    }

    /** The view of a world. Another game than before begins with no views of things, so that none keeps an old game alive. */
    WorldFacts of(World world) {
        if (current.filter(facts -> facts.world() == world).isEmpty()) {
            things.clear();
            current = Optional.of(new WorldFacts(this, world));
        }
        return current.get();
    }

    /** What scripts call undefined, where there is nothing to give. */
    Object orNothing(Optional<?> fact) {
        return fact.isPresent() ? fact.get() : nothing;
    }

    /** A row that a thing's facts fall back on. */
    Map<String, Value> cells(String table, String id) {
        return tables.cells(table, id);
    }

    /** What a thing is called now. */
    String nameOf(Thing thing, World world) {
        return names.apply(thing, world);
    }

    /** How far everything is from a goal by walking; drawn once as long as nothing moves that could change it. */
    DistanceMap towards(World world, Point goal) {
        if (mapsDrawnFor.filter(vision -> vision == world.vision()).isEmpty()) {
            maps.clear();
            mapsDrawnFor = Optional.of(world.vision());
        }
        return maps.computeIfAbsent(goal, _ -> DistanceMap.from(world.stage().level(), List.of(goal)));
    }
}
