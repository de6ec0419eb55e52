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
import gnaw.text.Caption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        TileKind kind = game.world().catalog().kindOf(tile.get());
        boolean isDisplay = kind.is(TileTrait.DISPLAY);
        List<Item> lying = stage.itemsAt(at);
        for (Item item : lying) {
            String name = of.inscribedNameOf(item);
            all.add(sighting(stage, at, isDisplay ? onDisplay(name, kind) : name, of.looksOf(item), ways));
        }
        if (isWorthAWalk(kind) && !(isDisplay && !lying.isEmpty())) {
            all.add(sighting(stage, at, KnownFeatures.name(kind, game.world().catalog()), kind.look(), ways));
        }
    }

    /** Whoever finds a ware in a list learns that it is one. */
    private String onDisplay(String name, TileKind place) {
        return game.world().catalog().captions().of(Caption.WAY_ASIDE, Map.of("name", name, "place", place.name()));
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
