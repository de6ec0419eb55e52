package gnaw.script;

import gnaw.game.Catalog;
import gnaw.game.Catalog.Act;
import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.Tone;
import gnaw.game.Catalog.Verb;
import gnaw.game.Creature;
import gnaw.game.Look;
import gnaw.map.Tile;
import gnaw.text.Nearest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** Reads the tables that the engine itself knows into the game's catalog. */
final class CatalogReader {
    private static final List<String> OWNERS = Stream.of(Owner.values())
            .map(owner -> owner.name().toLowerCase(Locale.ROOT))
            .toList();
    private final Tables tables;
    private final BiConsumer<Step, Malformed> blame;
    private final Consumer<String> warn;

    /** {@code blame} is told what is wrong with a row, and who changed it last; {@code warn} what may surprise. */
    CatalogReader(Tables tables, BiConsumer<Step, Malformed> blame, Consumer<String> warn) {
        this.tables = tables;
        this.blame = blame;
        this.warn = warn;
    }

    Catalog read() {
        return new Catalog(
                rows("meters", CatalogReader::meter),
                withHero(rows("creatures", this::creature)),
                rows("items", this::item),
                rows("tiles", CatalogReader::tile),
                rows("verbs", CatalogReader::verb),
                rows("actions", CatalogReader::act),
                rows("tones", (_, cells) -> new Tone(cells.text("fore", ""), cells.text("back", ""))),
                rows("texts", (_, cells) -> cells.text("text")));
    }

    /** Games begin with the creature {@code hero}; who took the row away is told of it. */
    private Map<String, CreatureKind> withHero(Map<String, CreatureKind> creatures) {
        if (tables.row("creatures", "hero").isEmpty()) {
            blame.accept(
                    tables.lastChange("creatures", "hero"),
                    new Malformed("The table creatures has no row \"hero\": a game begins with that creature."
                            + Nearest.hint("hero", creatures.keySet())));
        }
        return creatures;
    }

    private <T> Map<String, T> rows(String table, BiFunction<String, Cells, T> reader) {
        Map<String, T> read = new LinkedHashMap<>();
        tables.rows(table).forEach((id, row) -> {
            try {
                read.put(id, reader.apply(id, new Cells(table + "." + id, row.given())));
            } catch (Malformed error) {
                blame.accept(tables.lastChange(table, id), error);
            }
        });
        return Collections.unmodifiableMap(read);
    }

    private static MeterKind meter(String id, Cells cells) {
        String owner = cells.text("owner");
        if (!OWNERS.contains(owner)) {
            throw new Malformed(
                    cells.title() + ".owner is \"" + owner + "\", which nobody is." + Nearest.hint(owner, OWNERS));
        }
        return new MeterKind(id, cells.number("start"), Owner.valueOf(owner.toUpperCase(Locale.ROOT)));
    }

    private CreatureKind creature(String id, Cells cells) {
        Map<String, Double> start = start("creatures", cells);
        start.putIfAbsent(Creature.MAX_HIT_POINTS, cells.number(Creature.HIT_POINTS));
        String side = cells.text("side", id.equals("hero") ? "hero" : "dungeon");
        return new CreatureKind(
                id, cells.text("name"), look(cells), side, Collections.unmodifiableMap(start), carried(id, cells));
    }

    private List<String> carried(String creature, Cells cells) {
        return cells.list("carries").stream()
                .map(Cells::text)
                .map(name -> carried(creature, name, cells))
                .toList();
    }

    private String carried(String creature, String name, Cells cells) {
        String id = tables.find("items", name)
                .orElseThrow(() -> new Malformed(cells.title() + ".carries: the table items has no row \"" + name
                        + "\"." + Nearest.hint(name, tables.rows("items").keySet())));
        tables.warning("items", name, id)
                .ifPresent(told ->
                        warn.accept(tables.lastChange("creatures", creature).place() + told));
        return id;
    }

    private ItemKind item(String id, Cells cells) {
        return new ItemKind(
                id,
                cells.text("name"),
                look(cells),
                cells.yes("stacks"),
                Collections.unmodifiableMap(start("items", cells)));
    }

    /** The row's cells that are meters: what such a thing starts with. */
    private Map<String, Double> start(String table, Cells cells) {
        Map<String, Double> start = new LinkedHashMap<>();
        for (String meter : tables.rows("meters").keySet()) {
            if (tables.described(table).contains(meter)
                    && cells.given(meter).filter(Value::isNumber).isPresent()) {
                start.put(meter, cells.number(meter));
            }
        }
        return start;
    }

    private static TileKind tile(String id, Cells cells) {
        Tile tile = new Tile(id, cells.yes("passable"), cells.yes("transparent"));
        Optional<String> leads = cells.given("action").map(Value::asString);
        return new TileKind(tile, cells.text("name"), look(cells), leads, cells.yes("shunned"));
    }

    private static Verb verb(String id, Cells cells) {
        return new Verb(
                id,
                cells.text("key", ""),
                cells.text("menu"),
                cells.number("time"),
                cells.number("choosing", 0),
                cells.text("ask", ""),
                cells.text("none", ""),
                cells.yes("aimed"));
    }

    private static Act act(String id, Cells cells) {
        return new Act(
                id, cells.text("key", ""), cells.text("menu", id), cells.number("time"), cells.whole("lasts", 1));
    }

    private static Look look(Cells cells) {
        String glyph = cells.text("glyph");
        return new Look(glyph, cells.text("plain", glyph), cells.text("tone", ""));
    }
}
