package gnaw.terminal.atlas;

import gnaw.game.Appearance;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Depth;
import gnaw.game.Description;
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
import java.util.function.ToIntFunction;

/** All that the hero has ever seen and remembers, on every level. */
public record Atlas(Game game) {
    /** The levels that he has seen, the first of the dungeon first. */
    public List<Depth> levels() {
        return game.world().stages().stream().map(Stage::where).sorted().toList();
    }

    /** Those who stay where they were seen, things and places of all levels, the nearest first. */
    public List<Sighting> sightings() {
        ToIntFunction<Point> ways = Travel.ways(game.world(), game.world().hero());
        List<Sighting> all = new ArrayList<>();
        for (Stage stage : game.world().stages()) {
            stage.level().points().forEach(at -> add(stage, at, ways, all));
        }
        all.sort(Sighting.nearestTo(game.world().where()));
        return all;
    }

    private void add(Stage stage, Point at, ToIntFunction<Point> ways, List<Sighting> all) {
        Optional<Tile> tile = stage.level().remembered(at);
        if (tile.isEmpty()) {
            return;
        }
        Description of = game.description();
        stage.creatureAt(at)
                .filter(who -> who != game.world().hero() && of.stays(who))
                .ifPresent(who -> all.add(sighting(stage, at, VisibleList.name(game, who), of.looksOf(who), ways)));
        for (Item item : stage.itemsAt(at)) {
            all.add(sighting(stage, at, of.inscribedNameOf(item), of.looksOf(item), ways));
        }
        TileKind kind = game.world().catalog().kindOf(tile.get());
        if (isWorthAWalk(kind)) {
            all.add(sighting(stage, at, KnownFeatures.name(kind, game.world().catalog()), kind.look(), ways));
        }
    }

    private static boolean isWorthAWalk(TileKind kind) {
        return kind.leads().isPresent()
                || kind.place().isPresent()
                || kind.is(TileTrait.DISPLAY)
                || kind.is(TileTrait.LURE);
    }

    private Sighting sighting(Stage stage, Point at, String name, Appearance look, ToIntFunction<Point> ways) {
        boolean isHere = stage.where().equals(game.world().where());
        int steps = isHere ? ways.applyAsInt(at) : DistanceMap.UNREACHABLE;
        return new Sighting(
                stage.where(),
                at,
                name,
                look,
                steps == DistanceMap.UNREACHABLE ? OptionalInt.empty() : OptionalInt.of(steps));
    }
}
