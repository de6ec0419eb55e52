package gnaw.script.coverage;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Look;
import gnaw.game.Offer;
import gnaw.game.Question;
import gnaw.game.RowCoverage;
import gnaw.game.RowReached;
import gnaw.game.Stage;
import gnaw.game.Status;
import gnaw.game.TableRow;
import gnaw.game.World;
import gnaw.mod.Scripts;
import gnaw.script.table.TableContents;
import gnaw.script.value.StrictObject;
import gnaw.text.Caption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/** Notes which rows the games of one rulebook reach; what that means, {@link gnaw.script.coverage.Content} says. */
public final class ReadTracker implements RowCoverage, AutoCloseable {
    /** Of these tables the engine itself sees when a row is used; to read one is nothing yet. */
    private static final Set<String> ENGINES_OWN = Set.of(
            "meters",
            "creatures",
            "items",
            "tiles",
            "verbs",
            "actions",
            "tones",
            "palettes",
            "manual",
            "bots",
            "measures",
            "places");

    /** The words of the screens are the engine's own, and no game looks at them. */
    private static final Set<String> CAPTIONS =
            Stream.of(Caption.values()).map(caption -> "texts." + caption.id()).collect(Collectors.toUnmodifiableSet());

    private final Scripts scripts;
    private final RowRecorder reach;
    private final Map<String, TableContents> tables = new LinkedHashMap<>();
    private final List<TableRow> rows = new ArrayList<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final TableReads reading = new TableReads(tables);
    private final Set<Stage> scanned = Collections.newSetFromMap(new WeakHashMap<>());
    private RowReached[] all = {};
    private RowReached[] latest = {};
    private Optional<Catalog> known = Optional.empty();
    private boolean isAnswering;

    ReadTracker(Scripts scripts, RowRecorder reach) {
        this.scripts = scripts;
        this.reach = reach;
    }

    /** What the scripts' own {@code seal} calls for each cell of a table. */
    public ProxyObject watch() {
        ProxyExecutable wants = of -> !ENGINES_OWN.contains(of[0].asString()) && !of[1].asBoolean();
        ProxyExecutable reading = of -> reading(of[0].asString(), of[1].asString(), of[2].asString(), of[3]);
        ProxyExecutable missing = of -> missing(of[0].asString(), of[1].asString(), of[2]);
        return ProxyObject.fromMap(Map.of("wants", wants, "reading", reading, "missing", missing));
    }

    private ProxyExecutable reading(String table, String row, String cell, Value value) {
        return _ -> {
            read(table, row, cell);
            return value;
        };
    }

    private ProxyExecutable missing(String table, String row, Value known) {
        Set<String> names = Set.copyOf(
                StrictObject.elements(known).stream().map(Value::asString).toList());
        return key -> {
            boolean isCell = names.contains(key[0].asString());
            if (isCell) {
                read(table, row, key[0].asString());
            }
            return isCell;
        };
    }

    private void read(String table, String row, String cell) {
        if (isAnswering) {
            reading.read(table, row, cell);
        }
    }

    /** These are the tables, as they were loaded first; a later context has the same rows. */
    public void learn(List<TableContents> contents) {
        if (!tables.isEmpty()) {
            return;
        }
        for (TableContents table : contents) {
            tables.put(table.name(), table);
            rowsOf(table).stream().filter(row -> !CAPTIONS.contains(row.path())).forEach(row -> {
                places.put(row.path(), rows.size());
                rows.add(row);
            });
        }
        all = new RowReached[rows.size()];
        Arrays.fill(all, RowReached.NEVER);
        latest = all.clone();
    }

    private static List<TableRow> rowsOf(TableContents table) {
        return table.rows().stream()
                .flatMap(row -> (table.flat()
                                ? table.cells().stream().map(TableContents.Cell::name)
                                : Stream.of(row.id()))
                        .map(id -> new TableRow(row.mod(), table.name(), id, line(row.place()))))
                .toList();
    }

    /** A place without its column: the rows of one statement are all made there. */
    private static String line(String place) {
        return place.replaceFirst("(:\\d+):\\d+$", "$1");
    }

    /** The same catalog, which tells what games look up: whatever is there, or done, or told by the engine. */
    public Catalog overseen(Catalog catalog) {
        known = Optional.of(catalog);
        return new Catalog(
                catalog.sides(),
                new ObservedMap<>(catalog.places(), (id, _) -> reached("places", id)),
                catalog.meters(),
                new ObservedMap<>(catalog.creatures(), (id, kind) -> seen("creatures", id, kind.look())),
                new ObservedMap<>(catalog.items(), (id, kind) -> seen("items", id, kind.look())),
                catalog.tiles(),
                catalog.verbs(),
                new ObservedMap<>(catalog.acts(), (id, _) -> reached("actions", id)),
                catalog.tones(),
                catalog.palettes(),
                catalog.manual(),
                new ObservedMap<>(catalog.texts(), (id, _) -> reached("texts", id)));
    }

    /** An answer begins. */
    public void begin() {
        isAnswering = true;
    }

    /** It is over. */
    public void end() {
        isAnswering = false;
        reading.end(this::met);
    }

    /** The engine asks a function of a row. Whether a verb fits is asked of all of them. */
    public void asked(String table, String row) {
        if (!table.equals("verbs")) {
            reached(table, row);
        }
    }

    /** A rule has answered. */
    public void answered(Happening happening, World world, List<Effect> effects) {
        scan(world.stage(), world.catalog());
        if (happening instanceof Happening.ItemUsed(var _, String verb, var _, var _)) {
            reached("verbs", verb);
        }
        wished(effects);
    }

    /** Effects come true. */
    public void wished(List<Effect> effects) {
        effects.forEach(effect -> wished(effect, known.orElseThrow()));
    }

    private void scan(Stage stage, Catalog catalog) {
        if (scanned.add(stage)) {
            stage.level()
                    .points()
                    .map(at -> stage.level().at(at).id())
                    .distinct()
                    .forEach(tile -> tile(tile, catalog));
        }
    }

    private void tile(String tile, Catalog catalog) {
        seen("tiles", tile, catalog.tiles().get(tile).look());
    }

    private void wished(Effect effect, Catalog catalog) {
        switch (effect) {
            case Effect.Say say -> reached("tones", say.tone());
            case Effect.Change change -> reached("meters", change.meter());
            case Effect.Set set -> reached("meters", set.meter());
            case Effect.Remember remembered -> reached("meters", remembered.meter());
            case Effect.BecomeTile become -> tile(become.tile(), catalog);
            case Effect.Give give -> meters(give.meters());
            case Effect.Lay lay -> meters(lay.meters());
            case Effect.Spawn spawn -> meters(spawn.meters());
            case Effect.Damage _, Effect.Heal _ -> reached("meters", Creature.HIT_POINTS);
            case Effect.Kill _,
                    Effect.Stun _,
                    Effect.TakeTime _,
                    Effect.Drop _,
                    Effect.Hand _,
                    Effect.Spend _,
                    Effect.Move _,
                    Effect.Swap _,
                    Effect.Join _,
                    Effect.Follow _,
                    Effect.Leave _,
                    Effect.Enter _,
                    Effect.BecomeKind _,
                    Effect.Reveal _,
                    Effect.Hint _,
                    Effect.Interrupt _,
                    Effect.Ask _,
                    Effect.Aim _,
                    Effect.Flash _,
                    Effect.Win _,
                    Effect.Retire _ -> {}
        }
    }

    private void meters(Map<String, Object> given) {
        given.keySet().forEach(meter -> reached("meters", meter));
    }

    /** The rows of a question have answered. */
    public void answered(Question.Joined<?> question, Object answer) {
        if (question instanceof Look.StatusOf && answer instanceof Status status) {
            shown(status);
        } else if (question instanceof Look.TonesOf && answer instanceof Map<?, ?> tones) {
            tones.values().forEach(tone -> reached("tones", tone.toString()));
        }
    }

    private void shown(Status status) {
        status.bars().forEach(bar -> reached("tones", bar.tone()));
        status.labels().forEach(label -> reached("tones", label.tone()));
    }

    /** A row of each table that has a row for every option. */
    @Override
    public void chosen(Offer offer, Offer.Option taken) {
        List<String> ids = offer.options().stream().map(Offer.Option::id).toList();
        tables.values().stream()
                .filter(table ->
                        !ENGINES_OWN.contains(table.name()) && table.ids().containsAll(ids))
                .forEach(table -> reached(table.name(), taken.id()));
        wished(taken.effects());
    }

    /** Dice drew one of these names. */
    public void drawn(List<String> names, String name) {
        if (isAnswering) {
            reading.drawn(names, name, this::met);
        }
    }

    @Override
    public List<TableRow> rows() {
        return List.copyOf(rows);
    }

    @Override
    public List<RowReached> takeMet() {
        List<RowReached> taken = List.of(latest);
        Arrays.fill(latest, RowReached.NEVER);
        return taken;
    }

    /** How far they were met in all. */
    List<RowReached> met() {
        return List.of(all);
    }

    Scripts scripts() {
        return scripts;
    }

    private void seen(String table, String id, Appearance look) {
        reached(table, id);
        reached("tones", look.tone());
    }

    private void reached(String table, String id) {
        met(table, id, RowReached.REACHED);
    }

    private void met(String table, String id, RowReached met) {
        Optional.ofNullable(places.get(table + "." + id)).ifPresent(at -> {
            all[at] = all[at].or(met);
            latest[at] = latest[at].or(met);
        });
    }

    @Override
    public void close() {
        reach.take(this);
    }
}
