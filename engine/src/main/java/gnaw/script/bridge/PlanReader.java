package gnaw.script.bridge;

import gnaw.game.Catalog;
import gnaw.map.Tile;
import gnaw.map.dig.Lake;
import gnaw.map.dig.Plan;
import gnaw.map.dig.Style;
import gnaw.map.dig.Tiles;
import gnaw.map.dig.Vault;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads how a level is to be dug. */
public final class PlanReader {
    private static final int MOST_LAKES = 50;
    /** A lake is tried in many places and sizes, and each time all of it. */
    private static final int LARGEST_LAKE = 100;

    private static final int MOST_VAULTS = 100;

    private final Tables tables;
    private final Catalog catalog;

    /** Reads plans whose tiles and vaults are rows of these tables. */
    public PlanReader(Tables tables, Catalog catalog) {
        this.tables = tables;
        this.catalog = catalog;
    }

    Plan read(Value value) {
        StrictObject cells = new StrictObject("levelPlanned", value);
        return new Plan(
                within(cells, "width", 80, 300),
                within(cells, "height", 50, 300),
                tiles(new StrictObject(
                        "levelPlanned.tiles",
                        cells.given("tiles")
                                .orElseThrow(() -> new Malformed(
                                        "levelPlanned lacks tiles, which names the tile of each part.")))),
                Style.named(cells.text("style", "mixed")),
                within(cells, "rooms", 12, 200),
                cells.whole("loopDistance", 20),
                cells.whole("secretPercent", 0),
                lakes(cells),
                atMost(MOST_VAULTS, "vaults", cells.list("vaults")).stream()
                        .map(vault -> vault(new StrictObject("levelPlanned.vaults", vault)))
                        .toList(),
                cells.yes("up"),
                cells.yes("down"));
    }

    /** A whole number that a digger can manage; what is too small it tells itself. */
    private static int within(StrictObject cells, String name, int otherwise, int most) {
        return cells.given(name).isPresent() ? cells.whole(name, -most, most) : otherwise;
    }

    private Tiles tiles(StrictObject cells) {
        return new Tiles(
                tile(cells, "wall"),
                tile(cells, "floor"),
                tile(cells, "door"),
                tile(cells, "secretDoor"),
                tile(cells, "stairsUp"),
                tile(cells, "stairsDown"));
    }

    private Tile tile(StrictObject cells, String part) {
        return tile(cells.title() + "." + part, cells.text(part));
    }

    private Tile tile(String title, String name) {
        return tables.find("tiles", name)
                .map(catalog::tile)
                .orElseThrow(() -> new Malformed(title + ": the table tiles has no row \"" + name + "\"."
                        + DidYouMean.hint(name, tables.rows("tiles").keySet())));
    }

    private List<Lake> lakes(StrictObject cells) {
        List<Lake> lakes = atMost(MOST_LAKES, "lakes", cells.list("lakes")).stream()
                .map(lake -> lake(new StrictObject("levelPlanned.lakes", lake)))
                .toList();
        int all = lakes.stream().mapToInt(Lake::howMany).sum();
        if (all > MOST_LAKES) {
            throw tooMany(MOST_LAKES, "lakes", all);
        }
        return lakes;
    }

    private static List<Value> atMost(int most, String what, List<Value> list) {
        if (list.size() > most) {
            throw tooMany(most, what, list.size());
        }
        return list;
    }

    private static Malformed tooMany(int most, String what, int all) {
        return new Malformed("levelPlanned wants at most " + most + " " + what + ", but got " + all + ".");
    }

    private Lake lake(StrictObject cells) {
        return new Lake(
                tile(cells, "tile"),
                tile(cells, "wreath"),
                Math.max(0, within(cells, "howMany", 1, MOST_LAKES)),
                within(cells, "size", 10, LARGEST_LAKE));
    }

    private Vault vault(StrictObject cells) {
        Map<Character, Tile> tilesDrawn = new LinkedHashMap<>();
        Map<Character, String> marks = new LinkedHashMap<>();
        letters(cells, "tiles").forEach((letter, name) -> tilesDrawn.put(letter, tile(cells.title() + ".tiles", name)));
        letters(cells, "marks").forEach(marks::put);
        return new Vault(cells.text("name"), cells.text("drawing"), tilesDrawn, marks);
    }

    private static Map<Character, String> letters(StrictObject cells, String name) {
        Map<Character, String> letters = new LinkedHashMap<>();
        Optional<Value> given = cells.given(name);
        given.ifPresent(legend -> legend.getMemberKeys()
                .forEach(key -> letters.put(
                        letter(cells.title() + "." + name, key),
                        legend.getMember(key).asString())));
        return letters;
    }

    private static char letter(String title, String key) {
        if (key.length() != 1) {
            throw new Malformed(title + " wants a single letter for each name, but got \"" + key + "\".");
        }
        return key.charAt(0);
    }
}
