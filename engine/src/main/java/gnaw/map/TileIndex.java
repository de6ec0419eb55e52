package gnaw.map;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/** The cells of each kind of tile, found once and then kept. */
final class TileIndex {
    private final Map<String, BitSet> cells = new HashMap<>();

    TileIndex(Tile... tiles) {
        for (int cell = 0; cell < tiles.length; cell++) {
            add(cell, tiles[cell]);
        }
    }

    /** In reading order. */
    IntStream of(String id) {
        return cells.getOrDefault(id, new BitSet()).stream();
    }

    void changed(int cell, Tile was, Tile is) {
        cells.get(was.id()).clear(cell);
        add(cell, is);
    }

    private void add(int cell, Tile tile) {
        cells.computeIfAbsent(tile.id(), _ -> new BitSet()).set(cell);
    }
}
