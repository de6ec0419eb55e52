package gnaw.map;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The cells of each kind of tile, found once and then kept. */
final class TileIndex {
    private final Map<Tile, BitSet> cells = new HashMap<>();

    TileIndex(Tile... tiles) {
        for (int cell = 0; cell < tiles.length; cell++) {
            add(cell, tiles[cell]);
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

    void changed(int cell, Tile was, Tile is) {
        cells.get(was).clear(cell);
        add(cell, is);
    }

    private void add(int cell, Tile tile) {
        cells.computeIfAbsent(tile, _ -> new BitSet()).set(cell);
    }
}
