package gnaw.game;

import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Writes a level as rows of letters, each for a tile of a palette: from {@code A} on, a blank for none. */
final class TileLetters {
    private final Level level;
    private final List<String> palette = new ArrayList<>();
    // A level has thousands of cells and few tiles.
    private final Map<Tile, Character> letters = new IdentityHashMap<>();

    TileLetters(Level level) {
        this.level = level;
    }

    /** The ids of the tiles in the rows so far. */
    List<String> palette() {
        return palette;
    }

    /** What it is made of now. */
    List<String> rows() {
        return rows(cell -> Optional.of(level.at(cell)));
    }

    /** What is remembered of it. */
    List<String> memories() {
        return rows(level::remembered);
    }

    private List<String> rows(IntFunction<Optional<Tile>> tiles) {
        List<String> rows = new ArrayList<>(level.height());
        for (int y = 0; y < level.height(); y++) {
            rows.add(row(level.index(new Point(0, y)), tiles));
        }
        return rows;
    }

    private String row(int first, IntFunction<Optional<Tile>> tiles) {
        StringBuilder row = new StringBuilder(level.width());
        for (int cell = first; cell < first + level.width(); cell++) {
            Optional<Tile> tile = tiles.apply(cell);
            row.append(tile.isPresent() ? letter(tile.get()) : ' ');
        }
        return row.toString();
    }

    /** Play compiles Java so quickly that a lambda for each cell would take most of the time. */
    private char letter(Tile tile) {
        Character known = letters.get(tile);
        return known == null ? newLetter(tile) : known;
    }

    private char newLetter(Tile tile) {
        if (!palette.contains(tile.id())) {
            palette.add(tile.id());
        }
        char letter = (char) ('A' + palette.indexOf(tile.id()));
        letters.put(tile, letter);
        return letter;
    }
}
