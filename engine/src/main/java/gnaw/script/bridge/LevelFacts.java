package gnaw.script.bridge;

import gnaw.game.Catalog.TileTrait;
import gnaw.game.Meters;
import gnaw.game.Question;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Level;
import gnaw.map.Pocket;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Room;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;

/** The facts of a level that somebody enters: whether it is new, its rooms, and where there is a place for something. */
final class LevelFacts implements FactTable.Belongings<Question.Visit> {
    private static final int TRIES = 200;

    static final FactTable<Question.Visit> TABLE = FactTable.<Question.Visit>of(
                    "Level", "A level that somebody enters, or is on. Its meters are facts too.")
            .with("LevelMeters", new LevelFacts())
            .fact("depth", "number", "1 is the first.", (visit, _) -> visit.stage()
                    .depth())
            .perhaps(
                    "place",
                    "PlaceId",
                    "The place beside the dungeon to which it belongs, a row of `places`.",
                    (visit, in) -> in.view(visit.stage().where().named()))
            .fact("isNew", "boolean", "Whether nobody has been here before.", (visit, _) -> visit.isNew())
            .fact(
                    "rooms",
                    "readonly Room[]",
                    "Its rooms as they were dug; none when one comes back to it.",
                    (visit, in) -> in.list(rooms(visit)))
            .fact("width", "number", "Columns.", (visit, _) -> visit.stage()
                    .level()
                    .width())
            .fact("height", "number", "Rows.", (visit, _) -> visit.stage()
                    .level()
                    .height())
            .call(
                    "free(dice: Dice, wish?: { room?: Room; from?: Place; distance?: number }): Point",
                    "A free cell by chance, where no thing lies: anywhere, in a room, or so far from a place, and in no pocket of fewer than nine cells as long as there is another. Undefined if there is none.",
                    1,
                    (visit, in, given) -> in.view(free(visit.stage(), in.world(), given)))
            .call(
                    "marks(name: string): readonly Point[]",
                    "The places that a drawn vault named so.",
                    1,
                    (visit, in, given) -> in.list(visit.stage().marks().getOrDefault(given[0].asString(), List.of())))
            .call(
                    "having(meter: MeterId): readonly Point[]",
                    "All cells that have more than 0 of a meter.",
                    1,
                    (visit, in, given) ->
                            in.list(in.world().sharedMeters().tilesHaving(visit.stage(), given[0].asString())))
            .call(
                    "tiles(tile: TileId): readonly Point[]",
                    "All cells of that tile.",
                    1,
                    (visit, in, given) ->
                            in.list(visit.stage().level().cells(in.row("tiles", given[0].asString(), "level.tiles"))));

    private LevelFacts() {}

    @Override
    public Optional<Object> meter(String name, Question.Visit visit, FactViews in) {
        return in.world().sharedMeters().ofLevel(visit.stage()).find(name);
    }

    @Override
    public List<Meters> meters(Question.Visit visit, FactViews in) {
        return List.of(in.world().sharedMeters().ofLevel(visit.stage()));
    }

    /** A kept game does not hold them, and must go on as one that was never put away. */
    private static List<Room> rooms(Question.Visit visit) {
        return visit.isNew() ? visit.stage().rooms() : List.of();
    }

    private static Optional<Point> free(Stage stage, World world, Value[] given) {
        Dice dice = DiceFacts.from(given[0]);
        Optional<Value> wish = wish(given, "level.free", List.of("room", "from", "distance"));
        Predicate<Point> isFar = isFar(wish, "level.free");
        List<Point> cells = wish.flatMap(wished -> Facts.subject(wished.getMember("room"), Room.class))
                .map(room -> inviting(room, stage.level(), world))
                .orElseGet(() -> inviting(stage.level(), world));
        Optional<Point> shut = Optional.empty();
        for (int tries = 0; tries < TRIES && !cells.isEmpty(); tries++) {
            Point cell = cells.get(dice.between(0, cells.size() - 1));
            if (isFit(cell, stage, world) && isFar.test(cell)) {
                if (!Pocket.isAround(cell, stage.level())) {
                    return Optional.of(cell);
                }
                cells = outOfPockets(cells, stage.level());
                shut = shut.or(() -> Optional.of(cell));
            }
        }
        return shut;
    }

    /** Those of some cells out of which one can walk. */
    static List<Point> outOfPockets(List<Point> cells, Level level) {
        return cells.stream().filter(cell -> !Pocket.isAround(cell, level)).toList();
    }

    /** What is wished of a free cell beside the dice. */
    static Optional<Value> wish(Value[] given, String asked, List<String> wishes) {
        if (given.length > 1 && ReferenceReader.point(given[1]).isPresent()) {
            throw new IllegalArgumentException(
                    asked + " wants { from, distance } after the dice, but got a place. Write { from: … } round it.");
        }
        Optional<Value> wish = given.length > 1 ? Optional.of(given[1]) : Optional.empty();
        wish.stream()
                .flatMap(wished -> wished.getMemberKeys().stream())
                .filter(name -> !wishes.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            asked + " knows no \"" + name + "\"." + DidYouMean.hint(name, wishes));
                });
        return wish;
    }

    /** Whether a cell is as far from a place as is wished. */
    static Predicate<Point> isFar(Optional<Value> wish, String asked) {
        Optional<Point> from = wish.flatMap(wished -> ReferenceReader.point(wished.getMember("from")));
        int least = wish.filter(wished -> wished.hasMember("distance"))
                .map(wished -> ReferenceReader.cells(wished.getMember("distance"), asked, "distance"))
                .orElse(0);
        return cell -> from.filter(start -> start.distance(cell) < least).isEmpty();
    }

    /** Where one can stand and would. The level may be another than the hero's. */
    static List<Point> inviting(Level level, World world) {
        return level.cells(tile -> tile.passable() && !isDaunting(tile, world));
    }

    private static List<Point> inviting(Room room, Level level, World world) {
        return room.floor().stream()
                .filter(cell -> !isDaunting(level.at(cell), world))
                .toList();
    }

    private static boolean isDaunting(Tile tile, World world) {
        return world.catalog().kindOf(tile).is(TileTrait.DAUNTING);
    }

    private static boolean isFit(Point cell, Stage stage, World world) {
        return stage.isFree(cell)
                && stage.itemsAt(cell).isEmpty()
                && world.catalog().kindOf(stage.level().at(cell)).leads().isEmpty()
                && stage.level().transparent(cell);
    }
}
