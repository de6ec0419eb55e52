package gnaw.map;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What is remembered of a level, each tile as it was when last seen; and what was found out about it, until something new is learnt. */
final class Memory {
    private final Tile[] tiles;
    private Optional<Barren> barren = Optional.empty();

    /**
     * Ground from which nothing is left to be found.
     *
     * @param law by which it can be walked on
     */
    private record Barren(BitSet cells, Object law) {}

    /** Nothing is remembered yet. */
    Memory(int cells) {
        this.tiles = new Tile[cells];
    }

    boolean has(int cell) {
        return tiles[cell] != null;
    }

    /** The tile of a cell that it has. */
    Tile of(int cell) {
        return tiles[cell];
    }

    Optional<Tile> find(int cell) {
        return Optional.ofNullable(tiles[cell]);
    }

    void learn(int cell, Tile tile) {
        if (tiles[cell] != tile) {
            tiles[cell] = tile;
            barren = Optional.empty();
        }
    }

    void forget(int cell) {
        tiles[cell] = null;
        barren = Optional.empty();
    }

    /** The first cell that is remembered as such a tile. */
    Optional<Integer> first(Predicate<Tile> wanted) {
        // A level is made of few tiles, so that each is looked at once.
        Map<Tile, Boolean> known = new IdentityHashMap<>();
        for (int cell = 0; cell < tiles.length; cell++) {
            if (tiles[cell] != null && known.computeIfAbsent(tiles[cell], wanted::test)) {
                return Optional.of(cell);
            }
        }
        return Optional.empty();
    }

    /** Whether it was found out of that cell, under the very same law, that nothing is left to be found from there. */
    boolean isBarren(int cell, Object law) {
        return barren.isPresent()
                && barren.get().law() == law
                && barren.get().cells().get(cell);
    }

    void noteBarren(BitSet cells, Object law) {
        barren = Optional.of(new Barren(cells, law));
    }
}
