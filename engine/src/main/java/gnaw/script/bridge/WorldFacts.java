package gnaw.script.bridge;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Meters;
import gnaw.game.Question;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Direction;
import gnaw.map.Flight;
import gnaw.map.Level;
import gnaw.map.Pocket;
import gnaw.map.Point;
import gnaw.map.dig.Grid;
import gnaw.script.value.Malformed;
import gnaw.script.value.WrongArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;

/** The facts of the world: turn and depth, who is here, its meters, and cheap questions about the map. */
final class WorldFacts implements FactTable.Belongings<World> {
    /** A border, and a cell inside. */
    private static final int SHORTEST = 3;

    static final FactTable<World> TABLE = FactTable.<World>of(
                    "World", "The world. Meters whose owner is \"world\" are facts too.")
            .with("WorldMeters", new WorldFacts())
            .fact("turn", "number", "The number of the turn; 1 is the first.", (world, _) -> world.turn())
            .fact("depth", "number", "How deep the hero is; 1 is the first level.", (world, _) -> world.depth())
            .perhaps(
                    "place",
                    "PlaceId",
                    "In which place beside the dungeon the hero is, a row of `places`.",
                    (world, in) -> in.view(world.where().named()))
            .fact("deepest", "number", "How deep the hero has been.", (world, _) -> world.deepest())
            .fact(
                    "level",
                    "Level",
                    "The level that the hero is on.",
                    (world, in) -> in.view(new Question.Visit(world.stage(), false)))
            .fact(
                    "predecessors",
                    "readonly Predecessor[]",
                    "Who died in earlier games, at most one for each level; nobody if the player does not want to meet them.",
                    (world, in) -> in.list(world.predecessors()))
            .fact("hero", "Creature", "Whom one plays.", (world, in) -> in.view(world.hero()))
            .fact(
                    "creatures",
                    "readonly Creature[]",
                    "Everybody on this level.",
                    (world, in) -> in.list(
                            world.stage(),
                            world.stage().changesOfCreatures(),
                            world.stage().creatures()))
            .fact(
                    "floorItems",
                    "readonly Item[]",
                    "Everything that lies on this level.",
                    (world, in) -> in.list(floorItems(world)))
            .lookup(
                    "creatureAt(place: Place): Creature",
                    "Who stands there, or undefined.",
                    1,
                    (world, in, given) -> in.view(world.stage().creatureAt(point(given[0]))))
            .lookup(
                    "itemsAt(place: Place): readonly Item[]",
                    "What lies there.",
                    1,
                    (world, in, given) -> in.list(world.stage().itemsAt(point(given[0]))))
            .lookup(
                    "tileAt(place: Place): Tile",
                    "The tile there.",
                    1,
                    (world, in, given) -> in.cell(ReferenceReader.onLevel(
                            point(given[0]), world.stage().level())))
            .lookup(
                    "tiles(tile: TileId): readonly Point[]",
                    "All cells of that tile on this level, in reading order.",
                    1,
                    (world, in, given) ->
                            in.list(world.stage().level().cells(in.row("tiles", given[0].asString(), "world.tiles"))))
            .call(
                    "grid(width: number, height: number, tile: TileId): Grid",
                    "An empty grid all of one tile, to make a level on.",
                    3,
                    (world, in, given) -> in.view(grid(world, in, given)))
            .lookup(
                    "sees(from: Place, to: Place): boolean",
                    "Whether one sees the other: a creature no farther than its sight, a place as far as nothing lies between.",
                    2,
                    (world, _, given) -> sees(world, given))
            .lookup(
                    "next(place: Place, direction: Direction): Point",
                    "The cell beside a place in that direction, also outside of the level.",
                    2,
                    (_, in, given) -> in.view(point(given[0]).plus(Direction.named(given[1].asString()))))
            .call(
                    "line(from: Place, to: Place): readonly Point[]",
                    "The cells on the straight line to a place, whatever is in the way: without the first, with the last.",
                    2,
                    (world, in, given) -> in.list(Flight.line(cell(world, given[0]), cell(world, given[1]))))
            .call(
                    "path(from: Place, to: Place): readonly Point[]",
                    "The cells that a missile flies over on its way to a place: up to a wall, or to the first who stands there.",
                    2,
                    (world, in, given) -> in.list(world.eyesight().path(cell(world, given[0]), cell(world, given[1]))))
            .call(
                    "burst(centre: Place, radius: number): readonly Point[]",
                    "The cells that a blast fills: seen from its centre, walls not among them, the nearest first.",
                    2,
                    (world, in, given) -> in.list(Flight.burst(
                            world.stage().level(), cell(world, given[0]), size(given[1], "world.burst", "the radius"))))
            .call(
                    "cone(from: Place, to: Place, range: number): readonly Point[]",
                    "The cells that a breath towards a place fills, as wide as it is long, the nearest first.",
                    3,
                    (world, in, given) -> in.list(cone(world, given)))
            .call(
                    "freeNear(place: Place): Point",
                    "The free cell nearest to a place, or undefined.",
                    1,
                    (world, in, given) -> in.view(world.stage().freeNear(point(given[0]))))
            .call(
                    "free(dice: Dice, wish?: { from?: Place; distance?: number }): Point",
                    "A free cell by chance: anywhere, or so far from a place, and in no pocket of fewer than nine cells as long as there is another. Undefined if there is none.",
                    1,
                    (world, in, given) -> in.view(free(world, given)))
            .call(
                    "around(centre: Place, radius: number): readonly Point[]",
                    "All cells within so many steps, the nearest first.",
                    2,
                    (world, in, given) -> in.list(around(
                            world, point(given[0]), ReferenceReader.cells(given[1], "world.around", "the radius"))))
            .lookup(
                    "distance(from: Place, to: Place): number",
                    "Steps between two places if nothing were in the way.",
                    2,
                    (_, _, given) -> point(given[0]).distance(point(given[1])))
            .lookup(
                    "meterOfKind(kind: ItemId, meter: MeterId): any",
                    "A meter of all things of a kind together, whether there is such a thing or not.",
                    2,
                    (world, in, given) -> meterOfKind(world, in, given))
            .call(
                    "nameOf(thing: Creature | Item): string",
                    "What somebody or something is called now: \"you\", \"a rat\", \"2 stones\".",
                    1,
                    (_, in, given) -> in.nameOf(thing(given[0])))
            .lookup(
                    "known(place: Place): boolean",
                    "Whether the hero remembers that cell.",
                    1,
                    (world, _, given) ->
                            world.stage().level().remembered(point(given[0])).isPresent())
            .lookup(
                    "inView(place: Place): boolean",
                    "Whether the hero sees that cell.",
                    1,
                    (world, _, given) -> world.eyesight().vision().sees(point(given[0])));

    private WorldFacts() {}

    @Override
    public Optional<Object> meter(String name, World world, FactViews in) {
        return world.meters().find(name);
    }

    @Override
    public List<Meters> meters(World world, FactViews in) {
        return List.of(world.meters());
    }

    private static List<Item> floorItems(World world) {
        return world.stage().placesWithItems().stream()
                .flatMap(at -> world.stage().itemsAt(at).stream())
                .toList();
    }

    private static List<Point> around(World world, Point centre, int radius) {
        List<Point> cells = new ArrayList<>();
        int reach = Math.min(radius, FactViews.FARTHEST);
        for (int away = 0; away <= reach; away++) {
            addRing(cells, world.stage().level(), centre, away);
        }
        return cells;
    }

    /** The cells of a level that are so many steps away, in reading order. */
    private static void addRing(List<Point> into, Level level, Point centre, int away) {
        for (int down = -away; down <= away; down++) {
            int apart = away == 0 || Math.abs(down) == away ? 1 : 2 * away;
            for (int right = -away; right <= away; right += apart) {
                Point cell = centre.plus(right, down);
                if (level.contains(cell)) {
                    into.add(cell);
                }
            }
        }
    }

    private static Object meterOfKind(World world, FactViews in, Value[] given) {
        Meters ofKind = world.sharedMeters().ofKind(in.row("items", given[0].asString(), "world.meterOfKind"));
        String meter = in.row("meters", given[1].asString(), "world.meterOfKind");
        return ofKind.find(meter)
                .orElseThrow(() -> new Malformed("world.meterOfKind: kinds have no meter \"" + meter + "\"."));
    }

    private static Optional<Point> free(World world, Value[] given) {
        Predicate<Point> isFar =
                LevelFacts.isFar(LevelFacts.wish(given, "world.free", List.of("from", "distance")), "world.free");
        Level level = world.stage().level();
        List<Point> cells = LevelFacts.inviting(level, world).stream()
                .filter(world.stage()::isFree)
                .filter(isFar)
                .toList();
        Dice dice = DiceFacts.from(given[0]);
        return drawn(cells, dice)
                .map(cell -> Pocket.isAround(cell, level)
                        ? drawn(LevelFacts.outOfPockets(cells, level), dice).orElse(cell)
                        : cell);
    }

    private static Optional<Point> drawn(List<Point> cells, Dice dice) {
        return cells.isEmpty() ? Optional.empty() : Optional.of(cells.get(dice.between(0, cells.size() - 1)));
    }

    private static Grid grid(World world, FactViews in, Value[] given) {
        return new Grid(
                side(given[0], "the width"),
                side(given[1], "the height"),
                world.catalog().tile(in.row("tiles", given[2].asString(), "world.grid")));
    }

    private static int side(Value number, String name) {
        int side = ReferenceReader.cells(number, "world.grid", name);
        if (side < SHORTEST || side > DrawingReader.MOST) {
            throw new Malformed("world.grid wants a whole number from " + SHORTEST + " to " + DrawingReader.MOST
                    + " for " + name + ", but got " + side + ".");
        }
        return side;
    }

    private static boolean sees(World world, Value[] given) {
        Optional<Creature> who = ReferenceReader.creature(given[0]);
        Optional<Creature> other = ReferenceReader.creature(given[1]);
        Point to = point(given[1]);
        return who.isPresent() && other.isPresent()
                ? world.eyesight().sees(who.get(), other.get())
                : who.map(one -> world.eyesight().sees(one, to))
                        .orElseGet(() -> world.eyesight().sees(cell(world, given[0]), to));
    }

    private static List<Point> cone(World world, Value[] given) {
        Point from = cell(world, given[0]);
        Point to = cell(world, given[1]);
        if (from.equals(to)) {
            throw new Malformed("world.cone wants another place to point at than the one that it comes out of.");
        }
        return Flight.cone(world.stage().level(), from, to, size(given[2], "world.cone", "the range"));
    }

    private static Point cell(World world, Value value) {
        return ReferenceReader.onLevel(point(value), world.stage().level());
    }

    private static int size(Value number, String title, String name) {
        int size = ReferenceReader.cells(number, title, name);
        if (size < 0) {
            throw new Malformed(title + " wants no number below 0 for " + name + ", but got " + size + ".");
        }
        return size;
    }

    private static Thing thing(Value value) {
        return Facts.subject(value, Thing.class)
                .orElseThrow(() -> new WrongArgument("Somebody or something is", value));
    }

    private static Point point(Value value) {
        return ReferenceReader.point(value).orElseThrow(() -> new WrongArgument("A place is", value));
    }
}
