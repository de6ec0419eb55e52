package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Meters;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;

/** What a rule may know of the world: turn and depth, who is here, its meters, and cheap questions about the map. */
final class WorldFacts implements FactTable.Belongings<World> {
    /** No level is larger, so that nobody asks for cells further away. */
    private static final int WIDEST = 500;

    static final FactTable<World> TABLE = FactTable.<World>of(
                    "World", "The world. Meters whose owner is \"world\" are facts too.")
            .with("WorldMeters", new WorldFacts())
            .fact("turn", "number", "The number of the turn; 1 is the first.", (world, _) -> world.turn())
            .fact("depth", "number", "How deep the hero is; 1 is the first level.", (world, _) -> world.depth())
            .fact("deepest", "number", "How deep the hero has been.", (world, _) -> world.deepest())
            .fact("hero", "Creature", "Whom one plays.", (world, in) -> in.view(world.hero()))
            .fact(
                    "creatures",
                    "readonly Creature[]",
                    "Everybody on this level.",
                    (world, in) -> in.list(world.stage().creatures()))
            .fact(
                    "floorItems",
                    "readonly Item[]",
                    "Everything that lies on this level.",
                    (world, in) -> in.list(floorItems(world)))
            .call(
                    "creatureAt(place: Place): Creature",
                    "Who stands there, or undefined.",
                    1,
                    (world, in, given) -> in.view(world.stage().creatureAt(point(given[0]))))
            .call(
                    "itemsAt(place: Place): readonly Item[]",
                    "What lies there.",
                    1,
                    (world, in, given) -> in.list(world.stage().itemsAt(point(given[0]))))
            .call(
                    "tileAt(place: Place): Tile",
                    "The tile there.",
                    1,
                    (world, in, given) -> in.cell(
                            Pointing.onLevel(point(given[0]), world.stage().level())))
            .call(
                    "sees(who: Creature, other: Creature): boolean",
                    "Whether one sees the other.",
                    2,
                    (world, _, given) -> world.sees(creature(given[0]), creature(given[1])))
            .call(
                    "freeNear(place: Place): Point",
                    "The free cell nearest to a place, or undefined.",
                    1,
                    (world, in, given) -> in.view(world.freeNear(point(given[0]))))
            .call(
                    "free(dice: Dice, wish?: { from?: Place; distance?: number }): Point",
                    "A free cell by chance: anywhere, or so far from a place. Undefined if there is none.",
                    1,
                    (world, in, given) -> in.view(free(world, given)))
            .call(
                    "around(centre: Place, radius: number): readonly Point[]",
                    "All cells within so many steps, the nearest first.",
                    2,
                    (world, in, given) -> in.list(
                            around(world, point(given[0]), Pointing.cells(given[1], "world.around", "the radius"))))
            .call(
                    "distance(from: Place, to: Place): number",
                    "Steps between two places if nothing were in the way.",
                    2,
                    (_, _, given) -> point(given[0]).distance(point(given[1])))
            .call(
                    "nameOf(thing: Creature | Item): string",
                    "What somebody or something is called now: \"you\", \"a rat\", \"2 stones\".",
                    1,
                    (_, in, given) -> in.nameOf(thing(given[0])))
            .call(
                    "known(place: Place): boolean",
                    "Whether the hero remembers that cell.",
                    1,
                    (world, _, given) ->
                            world.stage().level().remembered(point(given[0])).isPresent())
            .call(
                    "inView(place: Place): boolean",
                    "Whether the hero sees that cell.",
                    1,
                    (world, _, given) -> world.vision().sees(point(given[0])));

    private WorldFacts() {}

    @Override
    public Optional<Double> meter(String name, World world, FactBook in) {
        return world.meters().find(name);
    }

    @Override
    public List<Meters> meters(World world, FactBook in) {
        return List.of(world.meters());
    }

    private static List<Item> floorItems(World world) {
        return world.stage().placesWithItems().stream()
                .flatMap(at -> world.stage().itemsAt(at).stream())
                .toList();
    }

    private static List<Point> around(World world, Point centre, int radius) {
        List<Point> cells = new ArrayList<>();
        int reach = Math.min(radius, WIDEST);
        for (int y = centre.y() - reach; y <= centre.y() + reach; y++) {
            for (int x = centre.x() - reach; x <= centre.x() + reach; x++) {
                Point cell = new Point(x, y);
                if (world.stage().level().contains(cell)) {
                    cells.add(cell);
                }
            }
        }
        cells.sort(Comparator.comparingInt(cell -> cell.distance(centre)));
        return cells;
    }

    private static Optional<Point> free(World world, Value[] given) {
        Predicate<Point> isFar = LevelFacts.isFar(LevelFacts.wish(given, "world.free"), "world.free");
        List<Point> cells = world.stage()
                .level()
                .points()
                .filter(world.stage()::isFree)
                .filter(isFar)
                .toList();
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(cells.get(DiceFacts.from(given[0]).between(0, cells.size() - 1)));
    }

    private static Creature creature(Value value) {
        return Pointing.creature(value).orElseThrow();
    }

    private static Thing thing(Value value) {
        return Facts.subject(value, Thing.class)
                .orElseThrow(() -> new IllegalArgumentException(
                        "Somebody or something is wanted here, but got " + Cells.shown(value) + "."));
    }

    private static Point point(Value value) {
        return Pointing.point(value)
                .orElseThrow(() ->
                        new IllegalArgumentException("A place is wanted here, but got " + Cells.shown(value) + "."));
    }
}
