package gnaw.map;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Where somebody can go, as far as a level is remembered, and where he would. Cells are the numbers of {@link Level#index}. */
public interface KnownGround {
    /** Whether he can be on that cell, of which he remembers that tile. */
    boolean isPassable(int cell, Tile tile);

    /** Whether he would walk there of his own will. */
    boolean isWanted(int cell, Tile tile);

    /** Which ground somebody would walk on of his own will. */
    interface Wish {
        boolean isFor(int cell, Tile tile);
    }

    /** As the tiles say. */
    static KnownGround ofTiles(Wish wanted) {
        return new KnownGround() {
            @Override
            public boolean isPassable(int cell, Tile tile) {
                return tile.passable();
            }

            @Override
            public boolean isWanted(int cell, Tile tile) {
                return wanted.isFor(cell, tile);
            }
        };
    }

    /** As somebody says of each cell, who is asked once. */
    static KnownGround ofCells(Level level, Predicate<Point> mayEnter, Wish wanted) {
        Map<Integer, Boolean> known = new HashMap<>();
        return new KnownGround() {
            @Override
            public boolean isPassable(int cell, Tile tile) {
                return known.computeIfAbsent(cell, asked -> mayEnter.test(level.point(asked)));
            }

            @Override
            public boolean isWanted(int cell, Tile tile) {
                return wanted.isFor(cell, tile);
            }
        };
    }
}
