package gnaw.map;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The cells of each kind of tile, found once and then kept. */
final class TileIndex {
    private final Map<Tile, BitSet> cells = new HashMap<>();

    TileIndex(Tile... tiles) {
        // Most cells are of the same tile as the one before.
        BitSet places = new BitSet();
        for (int cell = 0; cell < tiles.length; cell++) {
            if (cell == 0 || tiles[cell] != tiles[cell - 1]) {
                places = placesOf(tiles[cell]);
            }
            places.set(cell);
        }
    }

    /** All cells of such tiles, as they are now. */
    BitSet of(Predicate<Tile> wanted) {
        BitSet all = new BitSet();
        cells.forEach((tile, places) -> {
            if (wanted.test(tile)) {
                all.or(places);
            }
        });
        return all;
    }

    /** Each tile of which some cell is made now. */
    List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(cells.size());
        cells.forEach((tile, places) -> {
            if (!places.isEmpty()) {
                tiles.add(tile);
            }
        });
        return tiles;
    }

    void changed(int cell, Tile was, Tile is) {
        cells.get(was).clear(cell);
        placesOf(is).set(cell);
    }

    private BitSet placesOf(Tile tile) {
        return cells.computeIfAbsent(tile, _ -> new BitSet());
    }
}
