package gnaw.script.bridge;

import gnaw.game.Catalog;
import gnaw.map.Tile;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.Map;
import java.util.TreeMap;
import org.graalvm.polyglot.Value;

/** Reads which tile and which mark a letter of a drawing stands for. */
record LegendReader(Tables tables, Catalog catalog) {
    /** The tile that a cell names. */
    Tile tile(StrictObject cells, String cell) {
        return tile(cells.title() + "." + cell, cells.text(cell));
    }

    /** The tiles by letter. */
    Map<Character, Tile> tiles(StrictObject cells) {
        Map<Character, Tile> tiles = new TreeMap<>();
        letters(cells, "tiles").forEach((letter, name) -> tiles.put(letter, tile(cells.title() + ".tiles", name)));
        return tiles;
    }

    /** The marks by letter. */
    Map<Character, String> marks(StrictObject cells) {
        return letters(cells, "marks");
    }

    /** The tile of that name. */
    Tile tile(String title, String name) {
        return tables.find("tiles", name)
                .map(catalog::tile)
                .orElseThrow(() -> new Malformed(title + ": the table tiles has no row \"" + name + "\"."
                        + DidYouMean.hint(name, tables.rows("tiles").keySet())));
    }

    private static Map<Character, String> letters(StrictObject cells, String name) {
        Map<Character, String> letters = new TreeMap<>();
        cells.given(name).ifPresent(given -> given.getMemberKeys()
                .forEach(key -> letters.put(letter(cells.title() + "." + name, key), text(given, key))));
        return letters;
    }

    private static String text(Value given, String key) {
        return StrictObject.text(given.getMember(key));
    }

    private static char letter(String title, String key) {
        if (key.length() != 1) {
            throw new Malformed(title + " wants a single letter for each name, but got \"" + key + "\".");
        }
        return key.charAt(0);
    }
}
