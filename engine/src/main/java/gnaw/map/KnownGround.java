package gnaw.map;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Where somebody can go, as far as a level is remembered, and where he would. Cells are the numbers of {@link Level#index}. */
public interface KnownGround {
    /** Whether he can be on that cell, of which he remembers that tile. */
    boolean isPassable(int cell, Tile tile);

    /** Whether he would walk there of his own will. */
    boolean isWanted(Tile tile);

    /** As the tiles say. */
    static KnownGround ofTiles(Predicate<Tile> wanted) {
        return new KnownGround() {
            @Override
            public boolean isPassable(int cell, Tile tile) {
                return tile.passable();
            }

            @Override
            public boolean isWanted(Tile tile) {
                return wanted.test(tile);
            }
        };
    }

    /** As somebody says of each cell, who is asked once. */
    static KnownGround ofCells(Level level, Predicate<Point> mayEnter, Predicate<Tile> wanted) {
        Map<Integer, Boolean> known = new HashMap<>();
        return new KnownGround() {
            @Override
            public boolean isPassable(int cell, Tile tile) {
                return known.computeIfAbsent(cell, asked -> mayEnter.test(level.point(asked)));
            }

            @Override
            public boolean isWanted(Tile tile) {
                return wanted.test(tile);
            }
        };
    }
}
