package gnaw.script;

import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Point;
import gnaw.map.dig.Room;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** A level that somebody enters: whether it is new, its rooms, and where there is a place for something. */
final class LevelFacts extends Facts {
    static final List<String> OWN = List.of("depth", "isNew", "rooms", "width", "height", "free", "marks", "tiles");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private static final int TRIES = 200;
    private final FactBook book;
    private final World world;
    private final Stage stage;
    private final boolean isNew;

    LevelFacts(FactBook book, World world, Stage stage, boolean isNew) {
        this.book = book;
        this.world = world;
        this.stage = stage;
        this.isNew = isNew;
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "depth" -> stage.depth();
            case "isNew" -> isNew;
            case "width" -> stage.level().width();
            case "height" -> stage.level().height();
            case "rooms" ->
                list(rooms().stream().map(room -> new RoomFacts(room)).toList());
            case "free" -> new Call("level.free", 1, this::free);
            case "marks" ->
                new Call(
                        "level.marks",
                        1,
                        arguments -> points(stage.marks().getOrDefault(arguments[0].asString(), List.of())));
            default ->
                new Call(
                        "level.tiles",
                        1,
                        arguments -> points(stage.level()
                                .points()
                                .filter(at -> stage.level().at(at).id().equals(arguments[0].asString()))
                                .toList()));
        };
    }

    /** A kept game does not hold them, and must go on as one that was never put away. */
    private List<Room> rooms() {
        return isNew ? stage.rooms() : List.of();
    }

    /** {@code free(dice)} or {@code free(dice, { room, from, distance })}: a free cell without a thing, by chance. */
    private Object free(Value[] arguments) {
        gnaw.game.Dice dice = DiceFacts.from(arguments[0]);
        Optional<Value> wish = arguments.length > 1 ? Optional.of(arguments[1]) : Optional.empty();
        Optional<Point> from = wish.flatMap(given -> Pointing.point(given.getMember("from")));
        int least = wish.filter(given -> given.hasMember("distance"))
                .map(given -> (int) given.getMember("distance").asDouble())
                .orElse(0);
        List<Point> cells = wish.flatMap(given -> RoomFacts.from(given.getMember("room")))
                .map(Room::floor)
                .orElseGet(() ->
                        stage.level().points().filter(stage.level()::passable).toList());
        for (int tries = 0; tries < TRIES && !cells.isEmpty(); tries++) {
            Point cell = cells.get(dice.between(0, cells.size() - 1));
            if (isFit(cell)
                    && from.filter(start -> start.distance(cell) < least).isEmpty()) {
                return new PointFacts(cell);
            }
        }
        return book.orNothing(Optional.empty());
    }

    private boolean isFit(Point cell) {
        String tile = stage.level().at(cell).id();
        return stage.isFree(cell)
                && stage.itemsAt(cell).isEmpty()
                && world.catalog().tiles().get(tile).leads().isEmpty()
                && stage.level().transparent(cell);
    }

    private static Object points(List<Point> points) {
        return list(points.stream().map(PointFacts::new).toList());
    }

    @Override
    List<String> names() {
        return OWN;
    }
}
