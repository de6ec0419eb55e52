package gnaw.script.load;

import gnaw.game.Catalog;
import gnaw.game.Question;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.context.LockedContext;
import gnaw.script.context.Watchdog;
import gnaw.script.coverage.ReadTracker;
import gnaw.script.source.LoadWarning;
import gnaw.script.source.Modules;
import gnaw.script.source.Place;
import gnaw.script.table.Audience;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** Scripts that have been loaded into a context of their own: closed tables, ready to be asked. No state of a game lives here. */
public final class LoadedScripts implements AutoCloseable {
    private final Context context;
    private final Tables tables;
    private final Catalog catalog;
    private final List<MeasureRow> measures;
    private final List<LoadWarning> warnings;
    private final AtomicReference<Consumer<String>> log;
    private final AtomicReference<ProxyExecutable> memory;
    private final Value nothing;
    private final Value arrayOf;
    private final Value freeze;
    private final Value fromEntries;
    private final Value isFrozen;
    private final Value cellsOf;

    LoadedScripts(
            Context context,
            Tables tables,
            Catalog catalog,
            List<MeasureRow> measures,
            List<LoadWarning> warnings,
            AtomicReference<Consumer<String>> log,
            AtomicReference<ProxyExecutable> memory) {
        this.context = context;
        this.tables = tables;
        this.catalog = catalog;
        this.measures = measures;
        this.warnings = warnings;
        this.log = log;
        this.memory = memory;
        this.nothing = context.eval("js", "undefined");
        this.arrayOf = context.eval("js", "Array.of");
        this.freeze = context.eval("js", "Object.freeze");
        this.fromEntries = context.eval("js", "Object.fromEntries");
        this.isFrozen = context.eval("js", "Object.isFrozen");
        this.cellsOf = context.eval("js", "Object.getOwnPropertyDescriptors");
    }

    /** Loads the mods in order; a {@link ScriptError} tells everything that is wrong with them. */
    public static LoadedScripts load(Scripts scripts, Modules modules, Watchdog watchdog) {
        return load(scripts, modules, watchdog, Set.of(), Optional.empty());
    }

    /** The same without the functions of the mods that are set aside; their rows and plain values stay. What is read of them may be noted. */
    public static LoadedScripts load(
            Scripts scripts, Modules modules, Watchdog watchdog, Set<String> setAside, Optional<ReadTracker> tracker) {
        Context context = LockedContext.open(modules);
        try {
            return new ModLoader(context, modules, watchdog, setAside, tracker).load(scripts);
        } catch (Malformed error) {
            context.close(true);
            throw new ScriptError(error.getMessage());
        } catch (RuntimeException error) {
            context.close(true);
            throw error;
        }
    }

    /** Evaluates a module after the scripts were loaded, within the budget of an answer; gives back what it exports. */
    public Value evaluate(String text, String name) {
        context.resetLimits();
        return context.eval(ModLoader.module(text, name));
    }

    /** From now on what scripts log goes there. */
    public void logTo(Consumer<String> lines) {
        log.set(lines);
    }

    /** From now on functions that are memoized are called so, where they are asked about creatures and things. */
    public void recallBy(ProxyExecutable calling) {
        memory.set(calling);
    }

    /** The same value of scripts, which nobody can change from now on. */
    public Value frozen(Value value) {
        return freeze.execute(value);
    }

    /** Whether an object of scripts holds the same plain values for ever: nobody can set a cell, and none is computed when it is read. */
    public boolean isConstant(Value object) {
        if (!isFrozen.execute(object).asBoolean()) {
            return false;
        }
        Value cells = cellsOf.execute(object);
        return cells.getMemberKeys().stream()
                .allMatch(cell -> cells.getMember(cell).hasMember("value"));
    }

    /** The context that the scripts live in. */
    public Context context() {
        return context;
    }

    /** The closed tables. */
    public Tables tables() {
        return tables;
    }

    /** The engine's view of the tables. */
    public Catalog catalog() {
        return catalog;
    }

    /** The rows of the table of measures. */
    public List<MeasureRow> measures() {
        return measures;
    }

    /** What is allowed, but may surprise. */
    public List<LoadWarning> warnings() {
        return warnings;
    }

    /** The undefined of this context. */
    public Value nothing() {
        return nothing;
    }

    /** The function in a cell of a row. */
    public Optional<Value> function(String table, String row, String cell) {
        return tables.row(table, row).flatMap(found -> found.function(cell));
    }

    /** Where a function is written; where its row is made if that is not known. */
    public String placeOf(String table, String row, String cell) {
        return function(table, row, cell)
                .map(Value::getSourceLocation)
                .map(Place::at)
                .filter(written -> !written.file().startsWith(Mod.ENGINE + "/"))
                .map(Place::name)
                .orElseGet(() -> tables.place(table, row));
    }

    /** The rows of a question with whom each is asked for. */
    public Map<String, Audience> audience(Question<?> question) {
        String table = question.name();
        Map<String, Audience> audience = new LinkedHashMap<>();
        tables.rows(table)
                .keySet()
                .forEach(id -> audience.put(id, Audience.of(tables.cells(table, id), question.usualAudience())));
        return audience;
    }

    /** A frozen list as scripts make them. It costs no statement of a rule's. */
    public Value list(Object[] elements) {
        return freeze.execute(arrayOf.execute(elements));
    }

    /** Plain data as a frozen value of scripts: lists, objects by the names of maps, and what is the same in both worlds. */
    public Object plain(Object data) {
        return switch (data) {
            case List<?> list -> list(list.stream().map(this::plain).toArray());
            case Map<?, ?> map ->
                freeze.execute(fromEntries.execute(list(map.entrySet().stream()
                        .map(part -> list(new Object[] {part.getKey(), plain(part.getValue())}))
                        .toArray())));
            default -> data;
        };
    }

    @Override
    public void close() {
        context.close(true);
    }
}
