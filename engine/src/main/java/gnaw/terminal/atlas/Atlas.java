package gnaw.terminal.atlas;

import gnaw.game.Appearance;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Stage;
import gnaw.game.errand.Travel;
import gnaw.map.DistanceMap;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** All that the hero has ever seen and remembers, on every level. */
public record Atlas(Game game) {
    /** The levels that he has seen, the first of the dungeon first. */
    public List<Depth> levels() {
        return game.world().stages().stream().map(Stage::where).sorted().toList();
    }

    /** Things and places of all levels, the nearest first. */
    public List<Sighting> sightings() {
        DistanceMap ways = Travel.ways(game.world(), game.world().hero());
        List<Sighting> all = new ArrayList<>();
        for (Stage stage : game.world().stages()) {
            stage.level().points().forEach(at -> add(stage, at, ways, all));
        }
        all.sort(Sighting.nearestTo(game.world().where()));
        return all;
    }

    private void add(Stage stage, Point at, DistanceMap ways, List<Sighting> all) {
        Optional<Tile> tile = stage.level().remembered(at);
        if (tile.isEmpty()) {
            return;
        }
        for (Item item : stage.itemsAt(at)) {
            all.add(sighting(
                    stage,
                    at,
                    game.description().inscribedNameOf(item),
                    game.description().looksOf(item),
                    ways));
        }
        TileKind kind = game.world().catalog().tiles().get(tile.get().id());
        if (isWorthAWalk(kind)) {
            all.add(sighting(stage, at, KnownFeatures.name(kind, game.world().catalog()), kind.look(), ways));
        }
    }

    private static boolean isWorthAWalk(TileKind kind) {
        return kind.leads().isPresent() || kind.place().isPresent() || kind.display() || kind.lure();
    }

    private Sighting sighting(Stage stage, Point at, String name, Appearance look, DistanceMap ways) {
        boolean isHere = stage.where().equals(game.world().where());
        int steps = isHere ? ways.at(at) : DistanceMap.UNREACHABLE;
        return new Sighting(
                stage.where(),
                at,
                name,
                look,
                steps == DistanceMap.UNREACHABLE ? OptionalInt.empty() : OptionalInt.of(steps));
    }
}
