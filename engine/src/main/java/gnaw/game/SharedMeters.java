package gnaw.game;

import gnaw.game.Catalog.Owner;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The meters of what is no creature and no single thing: of kinds, of cells and of levels. One that was never set is as at its start. */
public final class SharedMeters {
    private final World world;
    private final TreeMap<String, Meters> kinds = new TreeMap<>();
    private final Meters unknownKind;
    private final Meters unknownTile;
    private final Meters unknownLevel;

    SharedMeters(World world) {
        this.world = world;
        this.unknownKind = started(Owner.KIND);
        this.unknownTile = started(Owner.TILE);
        this.unknownLevel = started(Owner.LEVEL);
    }

    private Meters started(Owner owner) {
        return world.catalog().started(owner);
    }

    /** The meters of a kind of thing. */
    public Meters ofKind(String kind) {
        return kinds.getOrDefault(kind, unknownKind);
    }

    /** The meters of a cell of a level. */
    public Meters ofTile(Depth level, Point at) {
        return world.stage(level)
                .flatMap(stage -> stage.meters(Optional.of(at)))
                .orElse(unknownTile);
    }

    /** The meters of a level. */
    public Meters ofLevel(Stage stage) {
        return stage.meters(Optional.empty()).orElse(unknownLevel);
    }

    /** The cells of a level of which a meter is more than 0, in map order. */
    public List<Point> tilesHaving(Stage stage, String meter) {
        return stage.meters().entrySet().stream()
                .filter(place -> place.getKey().isPresent() && place.getValue().get(meter) > 0)
                .map(place -> place.getKey().get())
                .toList();
    }

    /** The meters of a kind of thing, to be set. */
    Meters openKind(String kind) {
        return kinds.computeIfAbsent(kind, _ -> started(Owner.KIND));
    }

    /** The meters of a cell of a level, or of the whole of it, to be set. */
    Optional<Meters> openPlace(Depth level, Optional<Point> at) {
        return world.stage(level).map(stage -> stage.meters()
                .computeIfAbsent(at, _ -> started(at.isPresent() ? Owner.TILE : Owner.LEVEL)));
    }

    /** All kinds of which a meter was ever set. */
    Map<String, Meters> kinds() {
        return kinds;
    }
}
