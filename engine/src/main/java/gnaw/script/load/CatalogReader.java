package gnaw.script.load;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Catalog.Act;
import gnaw.game.Catalog.Chapter;
import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Catalog.PaletteKind;
import gnaw.game.Catalog.PlaceKind;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Catalog.Tone;
import gnaw.game.Catalog.Verb;
import gnaw.game.Creature;
import gnaw.game.MemoType;
import gnaw.game.Reach;
import gnaw.map.Tile;
import gnaw.script.source.LoadWarning;
import gnaw.script.table.Change;
import gnaw.script.table.MemoReader;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import gnaw.text.Numbers;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** Reads the tables that the engine itself knows into the game's catalog. */
final class CatalogReader {
    /** No level is wider. */
    private static final int FARTHEST = 500;

    /** What takes less time would be done a hundred times in a turn. */
    private static final double SHORTEST = 0.01;

    /** As deep as an effect leads. */
    private static final int DEEPEST = 1000;

    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

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
                rows("verbs", CatalogReader::verb),
                rows("actions", CatalogReader::act),
                rows("tones", (_, cells) -> tone(cells)),
                rows("palettes", CatalogReader::palette),
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

    private static Tone tone(StrictObject cells) {
        return new Tone(colour(cells, "fore"), colour(cells, "back"));
    }

    private static String colour(StrictObject cells, String cell) {
        String written = cells.text(cell, "");
        if (!written.isEmpty() && !COLOUR.matcher(written).matches()) {
            throw new Malformed(cells.title() + "." + cell + " is \"" + written
                    + "\", which is no colour. Write six hexadecimal digits, such as \"#ff8800\".");
        }
        return written;
    }

    private static PaletteKind palette(String id, StrictObject cells) {
        Map<String, Tone> tones = new LinkedHashMap<>();
        cells.objects("tones").forEach((name, tone) -> tones.put(name, tone(tone)));
        return new PaletteKind(cells.text("name"), cells.number("contrast", 1), tones);
    }

    /** What is above a place leads out of it: so it has an above. */
    private static PlaceKind place(String id, StrictObject cells) {
        return new PlaceKind(id, cells.text("name"), cells.whole("from", 2, DEEPEST));
    }

    private CreatureKind creature(String id, StrictObject cells) {
        Map<String, Object> start = start("creatures", cells);
        start.putIfAbsent(Creature.MAX_HIT_POINTS, cells.number(Creature.HIT_POINTS));
        String side =
                named("sides", cells.text("side", id.equals(Catalog.HERO) ? "hero" : "foes"), cells.title() + ".side");
        return new CreatureKind(
                id,
                cells.text("name"),
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
                cells.text("name"),
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
                cells.text("name"),
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

    private static Verb verb(String id, StrictObject cells) {
        return new Verb(
                id,
                cells.text("key", ""),
                cells.text("menu"),
                time("time", cells),
                cells.given("choosing").isPresent() ? time("choosing", cells) : 0,
                cells.text("ask", ""),
                cells.text("none", ""),
                reach(cells));
    }

    private static Optional<Reach> reach(StrictObject cells) {
        if (cells.yes("aimed")) {
            return Optional.of(new Reach(size("range", cells), size("radius", cells)));
        }
        Stream.of("range", "radius")
                .filter(cell -> cells.given(cell).isPresent())
                .findFirst()
                .ifPresent(cell -> {
                    throw new Malformed(
                            cells.title() + " has a " + cell + ", but no target: give it aimed: true, too.");
                });
        return Optional.empty();
    }

    private static int size(String cell, StrictObject cells) {
        return cells.given(cell).isPresent() ? cells.whole(cell, 0, FARTHEST) : 0;
    }

    /** Turns, or none at all: by steps in between a game would hardly move. */
    private static double time(String cell, StrictObject cells) {
        double turns = cells.number(cell);
        if (turns < 0 || turns > 0 && turns < SHORTEST) {
            throw new Malformed(cells.title() + " wants 0, or a number of turns from " + SHORTEST + " on, for " + cell
                    + ", but got " + Numbers.text(turns) + ".");
        }
        return turns;
    }

    private static Act act(String id, StrictObject cells) {
        return new Act(
                id,
                cells.text("key", ""),
                cells.text("menu", id),
                time("time", cells),
                cells.whole("lasts", 1),
                reach(cells),
                cells.given("does").isPresent(),
                cells.given("choices").map(_ -> new Catalog.Choosing(cells.text("ask", ""), cells.text("none", ""))));
    }

    private static Appearance look(StrictObject cells) {
        String glyph = cells.text("glyph");
        return new Appearance(glyph, cells.text("plain", glyph), cells.text("tone", ""));
    }
}
