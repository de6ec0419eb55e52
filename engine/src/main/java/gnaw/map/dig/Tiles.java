package gnaw.map.dig;

import gnaw.map.Tile;

/**
 * The tiles of the parts of a level.
 *
 * @param wall what nothing was dug out of; not passable
 * @param floor what rooms and open doorways are floored with; passable
 * @param door what closes a doorway, passable or to be opened first
 * @param secretDoor a door that looks like a wall; the wall itself if searching is to find it by place
 * @param stairsUp passable
 * @param stairsDown passable
 */
public record Tiles(Tile wall, Tile floor, Tile door, Tile secretDoor, Tile stairsUp, Tile stairsDown) {
    public Tiles {
        if (wall.passable()) {
            throw new IllegalArgumentException("A wall of \"" + wall.id() + "\" would not stop anyone");
        }
        requirePassable("floor", floor);
        requirePassable("staircase up", stairsUp);
        requirePassable("staircase down", stairsDown);
    }

    static void requirePassable(String part, Tile tile) {
        if (!tile.passable()) {
            throw new IllegalArgumentException("Nobody can walk on a " + part + " of \"" + tile.id() + "\"");
        }
    }

    /** Whether a walker gets through the tile, at once or by opening it. */
    boolean lettingThrough(Tile tile) {
        return tile.passable() || tile.equals(door);
    }
}
