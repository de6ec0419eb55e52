package gnaw.map;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What is remembered of a level, each tile as it was when last seen; and what was found out about it, until something new is learnt. */
final class Memory {
    private final Tile[] tiles;
    private Optional<Kept> kept = Optional.empty();

    /** A frontier, with what it has found, and what it is a frontier of. */
    private record Kept(Frontier frontier, Object law, List<Point> lures) {
        boolean isOf(Object otherLaw, List<Point> otherLures) {
            return law == otherLaw && lures.equals(otherLures);
        }
    }

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
            kept = Optional.empty();
        }
    }

    void forget(int cell) {
        tiles[cell] = null;
        kept = Optional.empty();
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

    /** The frontier with those lures under that law: the same as before until something new is learnt. */
    Frontier frontier(Object law, List<Point> lures, Supplier<Frontier> anew) {
        if (kept.filter(before -> before.isOf(law, lures)).isEmpty()) {
            kept = Optional.of(new Kept(anew.get(), law, lures));
        }
        return kept.orElseThrow().frontier();
    }
}
