package gnaw.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map drawn as text, every row as long as the first. */
final class Drawing {
    private final List<String> rows;

    Drawing(String text) {
        rows = text.lines().toList();
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("An empty text draws no map");
        }
        for (int y = 0; y < rows.size(); y++) {
            requireLength(y, rows.getFirst().length());
        }
    }

    private void requireLength(int y, int width) {
        int length = rows.get(y).length();
        if (length != width) {
            throw new IllegalArgumentException(
                    "Row " + (y + 1) + " of the drawn map has " + length + " cells, the first has " + width);
        }
    }

    Level level(Map<Character, Tile> legend) {
        Level level = new Level(rows.getFirst().length(), rows.size(), tile(new Point(0, 0), legend));
        level.points().forEach(cell -> level.set(cell, tile(cell, legend)));
        return level;
    }

    private Tile tile(Point cell, Map<Character, Tile> legend) {
        char drawn = rows.get(cell.y()).charAt(cell.x());
        return Optional.ofNullable(legend.get(drawn))
                .orElseThrow(() -> new IllegalArgumentException("Row " + (cell.y() + 1) + ", column " + (cell.x() + 1)
                        + " of the drawn map: the legend has no tile for '" + drawn + "'"));
    }
}
