package gnaw.map.dig;

import gnaw.map.Tile;

/**
 * Lakes of one kind. None ever cuts the level in two, whether its tile can be walked on or not.
 *
 * @param tile what fills the lake
 * @param wreath what lies around it instead of floor, such as shallows; passable
 * @param howMany as many as find a place, at most
 * @param size columns of the widest, 3 or more
 */
public record Lake(Tile tile, Tile wreath, int howMany, int size) {
    public Lake {
        Tiles.requirePassable("wreath", wreath);
        if (howMany < 0 || size < 3) {
            throw new IllegalArgumentException(
                    "Of \"" + tile.id() + "\" there cannot be " + howMany + " lakes " + size + " cells wide");
        }
    }
}
