package gnaw.map.dig;

import gnaw.map.Tile;
import java.util.List;
import java.util.Map;

/** Plans to dig in tests. */
final class Plans {
    static final Tile WALL = new Tile("wall", false, false);
    static final Tile FLOOR = new Tile("floor", true, true);
    static final Tile DOOR = new Tile("door", true, false);
    static final Tile SECRET = new Tile("secret door", false, false);
    static final Tile UP = new Tile("stairs up", true, true);
    static final Tile DOWN = new Tile("stairs down", true, true);
    static final Tile WATER = new Tile("water", false, true);
    static final Tile SHALLOWS = new Tile("shallows", true, true);
    static final Tile GRASS = new Tile("grass", true, true);
    static final Tile ALTAR = new Tile("altar", true, true);
    static final Tiles TILES = new Tiles(WALL, FLOOR, DOOR, SECRET, UP, DOWN);
    static final Map<Character, Tile> LEGEND = Map.of(
            '#', WALL, '.', FLOOR, '+', DOOR, 's', SECRET, '<', UP, '>', DOWN, '~', WATER, ',', SHALLOWS, '_', ALTAR,
            '"', GRASS);
    static final Vault SHRINE =
            new Vault("shrine", """
            #######
            #..~.c#
            +..._.+
            #c~...#
            #######""", Map.of('_', ALTAR, '~', WATER), Map.of('_', "altar", 'c', "candle"));

    private Plans() {}

    static Plan small(Style style) {
        return new Plan(20, 12, TILES, style, 5, 20, 0, List.of(), List.of(), true, true);
    }

    static Plan large(Style style) {
        List<Lake> lakes = List.of(new Lake(WATER, SHALLOWS, 2, 14));
        return new Plan(80, 50, TILES, style, 30, 20, 30, lakes, List.of(SHRINE), true, true);
    }

    /** Grass lies over floor and rock alike, and whoever walks through it takes a short cut. */
    static Plan overgrown() {
        List<Lake> lakes = List.of(new Lake(GRASS, GRASS, 6, 14));
        return new Plan(60, 36, TILES, Style.MIXED, 20, 20, 8, lakes, List.of(SHRINE), true, true);
    }

    /** Wide and low, wet, every door that may be is secret, and no way down. */
    static Plan last() {
        List<Lake> lakes = List.of(new Lake(WATER, SHALLOWS, 6, 20));
        return new Plan(79, 24, TILES, Style.MIXED, 14, 20, 100, lakes, List.of(SHRINE, SHRINE), true, false);
    }
}
