package gnaw.script.load;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Catalog.Chapter;
import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Catalog.PlaceKind;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Creature;
import gnaw.game.MemoType;
import gnaw.map.Tile;
import gnaw.script.source.LoadWarning;
import gnaw.script.table.Change;
import gnaw.script.table.MemoReader;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;

/** Reads the tables that the engine itself knows into the game's catalog. */
final class CatalogReader {
    /** As deep as an effect leads. */
    private static final int DEEPEST = 1000;

    private final Tables tables;
    private final BiConsumer<Change, Malformed> blame;
    private final Consumer<LoadWarning> warn;
    private final MemoReader memos;
    private final Map<String, MeterKind> meters;
    private final Map<String, Set<String>> sides;

    /** {@code blame} is told what is wrong with a row, and who changed it last; {@code warn} what may surprise. */
    CatalogReader(Tables tables, BiConsumer<Change, Malformed> blame, Consumer<LoadWarning> warn) {
        this.tables = tables;
        this.blame = blame;
        this.warn = warn;
        this.memos = tables.memos();
        this.meters = rows("meters", this::meter);
        this.sides = rows("sides", this::hated);
    }

    Catalog read() {
        return new Catalog(
                sides,
                rows("places", CatalogReader::place),
                meters,
                withHero(rows("creatures", this::creature)),
                rows("items", this::item),
                rows("tiles", this::tile),
                rows("verbs", ActReader::verb),
                rows("actions", ActReader::act),
                rows("tones", (_, cells) -> ToneReader.tone(cells)),
                rows("palettes", ToneReader::palette),
                rows("manual", (_, cells) -> new Chapter(cells.text("title"), cells.text("text"))),
                rows("texts", (_, cells) -> cells.text("text")));
    }

    /** Games begin with the creature {@code hero}; the mod that took the row away is told of it. */
    private Map<String, CreatureKind> withHero(Map<String, CreatureKind> creatures) {
        if (tables.row("creatures", Catalog.HERO).isEmpty()) {
            blame.accept(
                    tables.lastChange("creatures", Catalog.HERO),
                    new Malformed("The table creatures has no row \"hero\": a game begins with that creature."
                            + DidYouMean.hint(Catalog.HERO, creatures.keySet())));
        }
        return creatures;
    }

    private <T> Map<String, T> rows(String table, BiFunction<String, StrictObject, T> reader) {
        Map<String, T> read = new LinkedHashMap<>();
        tables.rows(table).forEach((id, row) -> {
            try {
                read.put(id, reader.apply(id, new StrictObject(table + "." + id, row.given())));
            } catch (Malformed error) {
                blame.accept(tables.lastChange(table, id), error);
            }
        });
        return Collections.unmodifiableMap(read);
    }

    private MeterKind meter(String id, StrictObject cells) {
        MemoType holds = memos.typeOf(id);
        if (holds == MemoType.NUMBER) {
            requireNumber(cells);
        }
        Object start = holds == MemoType.NUMBER
                ? (Object) cells.number("start")
                : memos.memo(cells.title() + ".start", holds, cells.object().getMember("start"));
        return new MeterKind(id, start, memos.ownerOf(id), holds);
    }

    private static void requireNumber(StrictObject cells) {
        cells.given("start").filter(start -> !start.isNumber()).ifPresent(start -> {
            throw new Malformed(
                    cells.title() + " wants a number for start, but got " + StrictObject.shown(start)
                            + ". A meter that holds no number says what it holds: holds: \"text\", or holds: [\"text\"] for a list.");
        });
    }

    private Set<String> hated(String id, StrictObject cells) {
        return cells.list("hates").stream()
                .map(StrictObject::text)
                .map(name -> named("sides", name, cells.title() + ".hates"))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** What is above a place leads out of it: so it has an above. */
    private static PlaceKind place(String id, StrictObject cells) {
        return new PlaceKind(id, name(cells), cells.whole("from", 2, DEEPEST));
    }

    private CreatureKind creature(String id, StrictObject cells) {
        Map<String, Object> start = start("creatures", cells);
        start.putIfAbsent(Creature.MAX_HIT_POINTS, cells.number(Creature.HIT_POINTS));
        String side =
                named("sides", cells.text("side", id.equals(Catalog.HERO) ? "hero" : "foes"), cells.title() + ".side");
        return new CreatureKind(
                id,
                name(cells),
                look(cells),
                side,
                cells.yes("companion"),
                Collections.unmodifiableMap(start),
                carried(id, cells),
                braved(cells));
    }

    private Set<String> braved(StrictObject cells) {
        return cells.list("braves").stream()
                .map(StrictObject::text)
                .map(name -> named("tiles", name, cells.title() + ".braves"))
                .collect(Collectors.toUnmodifiableSet());
    }

    private List<String> carried(String creature, StrictObject cells) {
        return cells.list("carries").stream()
                .map(StrictObject::text)
                .map(name -> carried(creature, name, cells))
                .toList();
    }

    private String carried(String creature, String name, StrictObject cells) {
        String id = named("items", name, cells.title() + ".carries");
        tables.warning("items", name, id)
                .ifPresent(what -> warn.accept(
                        new LoadWarning(tables.lastChange("creatures", creature).place(), what, List.of())));
        return id;
    }

    /** The id of the row that a cell names. */
    private String named(String table, String name, String cell) {
        return tables.find(table, name)
                .orElseThrow(() -> new Malformed(cell + ": the table " + table + " has no row \"" + name + "\"."
                        + DidYouMean.hint(name, tables.rows(table).keySet())));
    }

    private ItemKind item(String id, StrictObject cells) {
        return new ItemKind(
                id,
                name(cells),
                look(cells),
                cells.yes("stacks"),
                Collections.unmodifiableMap(start("items", cells)),
                cells.given("remembers").map(Value::asString).map(meter -> textOfItems(meter, cells)),
                (int) cells.number("luresWithin", ItemKind.ANY_WAY));
    }

    private String textOfItems(String meter, StrictObject cells) {
        MeterKind kind = meters.get(named("meters", meter, cells.title() + ".remembers"));
        if (kind.owner() != Owner.ITEM || !(kind.holds() instanceof MemoType.Text)) {
            throw new Malformed(cells.title() + ".remembers: the meter \"" + meter
                    + "\" must have the owner \"item\" and hold \"text\".");
        }
        return kind.name();
    }

    /** The row's cells that are meters: what such a thing starts with. */
    private Map<String, Object> start(String table, StrictObject cells) {
        Map<String, Object> start = new LinkedHashMap<>();
        for (MeterKind meter : meters.values()) {
            if (tables.described(table).contains(meter.name())) {
                cells.given(meter.name())
                        .filter(cell -> meter.holds() != MemoType.NUMBER || cell.isNumber())
                        .ifPresent(cell -> start.put(meter.name(), started(meter, cell, cells)));
            }
        }
        return start;
    }

    private Object started(MeterKind meter, Value cell, StrictObject cells) {
        return meter.holds() == MemoType.NUMBER
                ? (Object) cells.number(meter.name())
                : memos.memo(cells.title() + "." + meter.name(), meter.holds(), cell);
    }

    private TileKind tile(String id, StrictObject cells) {
        Tile tile = new Tile(id, cells.yes("passable"), cells.yes("transparent"));
        Optional<String> leads = cells.given("action").map(Value::asString);
        return new TileKind(
                tile,
                name(cells),
                look(cells),
                leads,
                cells.given("place").map(place -> named("places", StrictObject.text(place), cells.title() + ".place")),
                traits(cells),
                cells.given("eachTurn").isPresent(),
                (int) cells.number("light", 0));
    }

    private static Set<TileTrait> traits(StrictObject cells) {
        Set<TileTrait> traits = EnumSet.allOf(TileTrait.class);
        traits.removeIf(trait -> !cells.yes(trait.name().toLowerCase(Locale.ROOT)));
        return Collections.unmodifiableSet(traits);
    }

    /** What it is called: in one line, and not by nothing at all. */
    private static String name(StrictObject cells) {
        String name = cells.text("name");
        if (name.isBlank() || name.contains("\n")) {
            throw new Malformed(cells.title() + " wants a word or more in one line for name, but got \""
                    + name.replace("\n", "\\n") + "\".");
        }
        return name;
    }

    private static Appearance look(StrictObject cells) {
        String glyph = cells.text("glyph");
        return new Appearance(glyph, cells.text("plain", glyph), cells.text("tone", ""));
    }
}
