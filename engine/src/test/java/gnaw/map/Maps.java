package gnaw.map;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Drawn and random maps for tests: '#' a wall, '.' the floor, '~' a chasm that one sees across but cannot walk. */
final class Maps {
    static final Tile WALL = new Tile("wall", false, false);
    static final Tile FLOOR = new Tile("floor", true, true);
    static final Tile CHASM = new Tile("chasm", false, true);
    static final Map<Character, Tile> LEGEND = Map.of('#', WALL, '.', FLOOR, '~', CHASM);

    private Maps() {}

    static Level drawn(String drawing) {
        return Level.drawn(drawing, LEGEND);
    }

    /** A level of the size, each cell a wall in so many of 100 cases. */
    static Level random(int width, int height, int walls, RandomGenerator dice) {
        Level level = new Level(width, height, FLOOR);
        level.points().filter(cell -> dice.nextInt(100) < walls).forEach(cell -> level.set(cell, WALL));
        return level;
    }

    static List<Point> floor(Level level) {
        return level.points().filter(level::passable).toList();
    }

    /** The level with unseen cells left blank and the eye as '@'. */
    static String seen(Level level, Point eye, int radius) {
        Vision vision = Sight.from(level, eye, radius);
        return level.draw(cell -> cell.equals(eye) ? '@' : vision.sees(cell) ? glyph(level.at(cell)) : ' ');
    }

    private static char glyph(Tile tile) {
        return LEGEND.entrySet().stream()
                .filter(entry -> entry.getValue().equals(tile))
                .findFirst()
                .orElseThrow()
                .getKey();
    }
}
