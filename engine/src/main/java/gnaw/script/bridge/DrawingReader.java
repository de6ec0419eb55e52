package gnaw.script.bridge;

import gnaw.game.Catalog;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Finished;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads a level that is drawn whole: what lies round the drawing is cut off. */
record DrawingReader(LegendReader legend, Catalog catalog) {
    /** No level is wider or higher. */
    static final int MOST = 300;

    Finished read(StrictObject cells) {
        List<String> rows = rows(cells.text("drawing"));
        Map<Character, String> marks = legend.marks(cells);
        Level level = Level.drawn(String.join("\n", rows), tiles(legend.tiles(cells), marks));
        Map<String, List<Point>> places = new TreeMap<>();
        level.points().forEach(at -> {
            String mark = marks.getOrDefault(rows.get(at.y()).charAt(at.x()), "");
            if (!mark.isEmpty()) {
                places.computeIfAbsent(mark, _ -> new ArrayList<>()).add(at);
            }
        });
        return finished(level, places);
    }

    /** A level to which nothing is left to dig, if one can come in and walk through it. */
    Finished finished(Level level, Map<String, List<Point>> marks) {
        return new Finished(level, marks, catalog.ways(level, marks));
    }

    /** A blank is wall; what is only a mark lies on floor. */
    private static Map<Character, Tile> tiles(Map<Character, Tile> given, Map<Character, String> marks) {
        Map<Character, Tile> tiles = new TreeMap<>(given);
        if (given.containsKey('#')) {
            tiles.putIfAbsent(' ', given.get('#'));
        }
        if (given.containsKey('.')) {
            marks.keySet().forEach(mark -> tiles.putIfAbsent(mark, given.get('.')));
        }
        return tiles;
    }

    private static List<String> rows(String drawing) {
        List<String> rows = new ArrayList<>(drawing.lines().toList());
        while (!rows.isEmpty() && rows.getFirst().isBlank()) {
            rows.removeFirst();
        }
        while (!rows.isEmpty() && rows.getLast().isBlank()) {
            rows.removeLast();
        }
        List<String> cut = String.join("\n", rows).stripIndent().lines().toList();
        if (cut.size() > MOST || cut.stream().anyMatch(row -> row.length() > MOST)) {
            throw new Malformed("levelPlanned wants a drawing of at most " + MOST + " columns and rows.");
        }
        return cut;
    }
}
