package gnaw.script.bridge;

import gnaw.map.dig.Blueprint;
import gnaw.map.dig.Grid;
import gnaw.map.dig.Lake;
import gnaw.map.dig.Plan;
import gnaw.map.dig.Style;
import gnaw.map.dig.Tiles;
import gnaw.map.dig.Vault;
import gnaw.script.load.LoadedScripts;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** Reads how a level is to be dug. */
public final class PlanReader {
    private static final int MOST_LAKES = 50;
    /** A lake is tried in many places and sizes, and each time all of it. */
    private static final int LARGEST_LAKE = 100;

    private static final int MOST_VAULTS = 100;
    private static final List<String> CELLS = List.of(
            "width",
            "height",
            "tiles",
            "style",
            "rooms",
            "loopDistance",
            "secretPercent",
            "lakes",
            "vaults",
            "up",
            "down",
            "drawing",
            "marks");

    private final LegendReader legend;
    private final DrawingReader drawings;
    private final KnownConstants<Vault> vaults;

    /** Reads plans whose tiles and vaults are rows of the tables of these scripts. */
    PlanReader(LoadedScripts loaded) {
        this.legend = new LegendReader(loaded.tables(), loaded.catalog());
        this.drawings = new DrawingReader(legend, loaded.catalog());
        this.vaults = new KnownConstants<>(this::vault, drawn -> isConstant(drawn, loaded));
    }

    /** Whether nobody can change a vault, nor its letters, any more. */
    private static boolean isConstant(Value drawn, LoadedScripts loaded) {
        StrictObject cells = new StrictObject("levelPlanned.vaults", drawn);
        return loaded.isConstant(drawn)
                && Stream.of("tiles", "marks")
                        .flatMap(letters -> cells.given(letters).stream())
                        .allMatch(loaded::isConstant);
    }

    Blueprint read(Value value) {
        Optional<Grid> grid = Facts.subject(value, Grid.class);
        if (grid.isPresent()) {
            return drawings.finished(grid.get().level(), grid.get().marks());
        }
        if (value.isString() || value.isNumber() || value.isBoolean() || value.hasArrayElements()) {
            throw new Malformed("levelPlanned wants { tiles, rooms, … }, { drawing, tiles } or a grid, but got "
                    + StrictObject.shown(value) + ".");
        }
        StrictObject cells = new StrictObject("levelPlanned", value);
        misspelt(cells).ifPresent(what -> {
            throw new Malformed("levelPlanned " + what);
        });
        return cells.given("drawing").isPresent() ? drawings.read(cells) : plan(cells);
    }

    private Plan plan(StrictObject cells) {
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
                        .map(vaults::of)
                        .toList(),
                cells.yes("up"),
                cells.yes("down"));
    }

    /** That there is a cell which no plan has: it would be left out in silence. */
    private static Optional<String> misspelt(StrictObject cells) {
        return cells.object().getMemberKeys().stream()
                .filter(name -> !CELLS.contains(name))
                .findFirst()
                .map(name -> "knows no \"" + name + "\"." + DidYouMean.hint(name, CELLS));
    }

    /** A whole number that a digger can manage; what is too small it tells itself. */
    private static int within(StrictObject cells, String name, int otherwise, int most) {
        return cells.given(name).isPresent() ? cells.whole(name, -most, most) : otherwise;
    }

    private Tiles tiles(StrictObject cells) {
        return new Tiles(
                legend.tile(cells, "wall"),
                legend.tile(cells, "floor"),
                legend.tile(cells, "door"),
                legend.tile(cells, "secretDoor"),
                legend.tile(cells, "stairsUp"),
                legend.tile(cells, "stairsDown"));
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
                legend.tile(cells, "tile"),
                legend.tile(cells, "wreath"),
                Math.max(0, within(cells, "howMany", 1, MOST_LAKES)),
                within(cells, "size", 10, LARGEST_LAKE));
    }

    private Vault vault(Value drawn) {
        StrictObject cells = new StrictObject("levelPlanned.vaults", drawn);
        return new Vault(cells.text("name"), cells.text("drawing"), legend.tiles(cells), legend.marks(cells));
    }
}
