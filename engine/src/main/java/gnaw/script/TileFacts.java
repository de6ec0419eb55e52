package gnaw.script;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** What a rule may know of a cell of the level: where it is, and the cells of its tile's row. */
final class TileFacts extends Facts {
    static final List<String> OWN = List.of("tile", "at", "x", "y");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final Tile tile;
    private final Point at;

    TileFacts(FactBook book, Tile tile, Point at) {
        this.book = book;
        this.tile = tile;
        this.at = at;
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name) || cells().containsKey(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "tile" -> tile.id();
            case "at" -> new PointFacts(at);
            case "x" -> at.x();
            case "y" -> at.y();
            default -> cells().get(name);
        };
    }

    @Override
    List<String> names() {
        List<String> names = new ArrayList<>(OWN);
        names.addAll(cells().keySet());
        return names;
    }

    private Map<String, Value> cells() {
        return book.cells("tiles", tile.id());
    }
}
