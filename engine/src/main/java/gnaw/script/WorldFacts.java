package gnaw.script;

import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** What a rule may know of the world: turn and depth, who is here, its meters, and cheap questions about the map. */
final class WorldFacts extends Facts {
    static final List<String> OWN = List.of(
            "turn",
            "depth",
            "deepest",
            "hero",
            "creatures",
            "creatureAt",
            "itemsAt",
            "tileAt",
            "sees",
            "freeNear",
            "around",
            "distance",
            "nameOf",
            "known",
            "inView",
            "free",
            "floorItems");
    private static final Set<String> PAIRED = Set.of("sees", "around", "distance");
    /** No level is larger, so that nobody asks for cells further away. */
    private static final int WIDEST = 500;

    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final World world;

    WorldFacts(FactBook book, World world) {
        this.book = book;
        this.world = world;
    }

    World world() {
        return world;
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name) || world.meters().has(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "turn" -> world.turn();
            case "depth" -> world.depth();
            case "deepest" -> world.deepest();
            case "hero" -> book.of(world.hero(), world);
            case "creatures" ->
                list(world.stage().creatures().stream()
                        .map(who -> book.of(who, world))
                        .toList());
            case "floorItems" ->
                list(world.stage().placesWithItems().stream()
                        .flatMap(at -> world.stage().itemsAt(at).stream())
                        .map(item -> book.of(item, world))
                        .toList());
            case "creatureAt",
                    "itemsAt",
                    "tileAt",
                    "sees",
                    "freeNear",
                    "around",
                    "distance",
                    "nameOf",
                    "known",
                    "inView",
                    "free" ->
                new Call("world." + name, PAIRED.contains(name) ? 2 : 1, arguments -> answer(name, arguments));
            default -> world.meters().get(name);
        };
    }

    private Object answer(String name, Value[] arguments) {
        return switch (name) {
            case "creatureAt" ->
                book.orNothing(world.stage().creatureAt(point(arguments[0])).map(who -> book.of(who, world)));
            case "itemsAt" ->
                list(world.stage().itemsAt(point(arguments[0])).stream()
                        .map(item -> book.of(item, world))
                        .toList());
            case "tileAt" ->
                tile(Pointing.onLevel(point(arguments[0]), world.stage().level()));
            case "sees" ->
                world.sees(
                        Pointing.creature(arguments[0]).orElseThrow(),
                        Pointing.creature(arguments[1]).orElseThrow());
            case "freeNear" ->
                book.orNothing(world.freeNear(point(arguments[0])).map(PointFacts::new));
            case "around" -> around(point(arguments[0]), (int) arguments[1].asDouble());
            case "distance" -> point(arguments[0]).distance(point(arguments[1]));
            case "nameOf" -> book.nameOf(thing(arguments[0]), world);
            case "inView" -> world.vision().sees(point(arguments[0]));
            case "free" -> book.orNothing(free(arguments).map(PointFacts::new));
            default -> world.stage().level().remembered(point(arguments[0])).isPresent();
        };
    }

    private TileFacts tile(Point at) {
        return new TileFacts(book, world.stage().level().at(at), at);
    }

    /** All cells of the level within so many steps, the nearest first. */
    private Object around(Point centre, int radius) {
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
        return list(cells.stream().map(PointFacts::new).toList());
    }

    /** A free cell by chance, at least so far from somebody: {@code free(dice, from, distance)}. */
    private Optional<Point> free(Value[] arguments) {
        Optional<Point> from = arguments.length > 1 ? Pointing.point(arguments[1]) : Optional.empty();
        int least = arguments.length > 2 ? (int) arguments[2].asDouble() : 0;
        List<Point> cells = world.stage()
                .level()
                .points()
                .filter(world.stage()::isFree)
                .filter(cell ->
                        from.filter(start -> start.distance(cell) < least).isEmpty())
                .toList();
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(cells.get(DiceFacts.from(arguments[0]).between(0, cells.size() - 1)));
    }

    private static Thing thing(Value value) {
        Optional<Thing> item = Pointing.item(value).map(thing -> thing);
        return item.or(() -> Pointing.creature(value))
                .orElseThrow(() -> new IllegalArgumentException(
                        "Somebody or something is wanted here, but got " + Cells.shown(value) + "."));
    }

    private static Point point(Value value) {
        return Pointing.point(value)
                .orElseThrow(() ->
                        new IllegalArgumentException("A place is wanted here, but got " + Cells.shown(value) + "."));
    }

    @Override
    List<String> names() {
        List<String> names = new ArrayList<>(OWN);
        names.addAll(world.meters().all().keySet());
        return names;
    }
}
