package gnaw.game;

import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.map.dig.Plan;
import gnaw.map.dig.Style;
import gnaw.map.dig.Tiles;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A level of rooms with stairs both ways, of the first tiles that serve: what is dug where the rules plan none that can be dug. */
final class FallbackPlan {
    private static final int WIDTH = 80;
    private static final int HEIGHT = 40;
    private static final int ROOMS = 12;
    private static final int LOOP_DISTANCE = 20;

    private FallbackPlan() {}

    /** The plan; empty if the rules have no wall, floor or stairs. */
    static Optional<Plan> among(Catalog catalog) {
        return tiles(catalog)
                .map(tiles -> new Plan(
                        WIDTH, HEIGHT, tiles, Style.ROOMS, ROOMS, LOOP_DISTANCE, 0, List.of(), List.of(), true, true));
    }

    private static Optional<Tiles> tiles(Catalog catalog) {
        Optional<TileKind> wall =
                find(catalog, kind -> !kind.tile().passable() && !kind.tile().transparent());
        Optional<TileKind> floor = find(
                catalog,
                kind -> kind.tile().passable()
                        && kind.tile().transparent()
                        && kind.leads().isEmpty()
                        && !kind.is(TileTrait.SHUNNED));
        Optional<TileKind> up = find(catalog, kind -> leads(kind, Catalog.ASCEND));
        Optional<TileKind> down = find(catalog, kind -> leads(kind, Catalog.DESCEND));
        return wall.isPresent() && floor.isPresent() && up.isPresent() && down.isPresent()
                ? Optional.of(new Tiles(
                        wall.get().tile(),
                        floor.get().tile(),
                        floor.get().tile(),
                        wall.get().tile(),
                        up.get().tile(),
                        down.get().tile()))
                : Optional.empty();
    }

    private static boolean leads(TileKind kind, String act) {
        return kind.tile().passable() && kind.leads().filter(act::equals).isPresent();
    }

    private static Optional<TileKind> find(Catalog catalog, Predicate<TileKind> wanted) {
        return catalog.tiles().values().stream().filter(wanted).findFirst();
    }
}
