package gnaw.game;

import gnaw.game.Catalog.Owner;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The meters of what is no creature and no single thing: of kinds, of cells and of levels. One that was never set is as at its start. */
public final class SharedMeters {
    /** What is kept beside a cell's meters: of which kind of tile it was when the hero stood there. No meter of a script's is called so. */
    private static final String KEPT_VISIT = ".visit";

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

    /** Notes that the hero stands on a cell of this level which had lured him there: it does so but once. */
    void visit(Point at) {
        Tile tile = world.stage().level().at(at);
        if (world.catalog().kindOf(tile).is(Catalog.TileTrait.LURE)) {
            openPlace(world.where(), Optional.of(at)).ifPresent(meters -> meters.put(KEPT_VISIT, tile.id()));
        }
    }

    /** Whether the hero has stood on a cell of this level since it became of the kind of tile that it is. */
    public boolean isVisited(Point at) {
        String tile = world.stage().level().at(at).id();
        return ofTile(world.where(), at).memo(KEPT_VISIT).filter(tile::equals).isPresent();
    }

    /** All kinds of which a meter was ever set. */
    Map<String, Meters> kinds() {
        return kinds;
    }
}
