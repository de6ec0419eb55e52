package gnaw.script;

import gnaw.game.Catalog;
import gnaw.game.Question;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

/** Scripts that have been loaded into a context of their own: closed tables, ready to be asked. No state of a game lives here. */
final class Loaded implements AutoCloseable {
    private final Context context;
    private final Tables tables;
    private final Catalog catalog;
    private final List<MeasureRow> measures;
    private final List<String> warnings;
    private final Value nothing;
    private final Value arrayOf;
    private final Value freeze;

    Loaded(Context context, Tables tables, Catalog catalog, List<MeasureRow> measures, List<String> warnings) {
        this.context = context;
        this.tables = tables;
        this.catalog = catalog;
        this.measures = measures;
        this.warnings = warnings;
        this.nothing = context.eval("js", "undefined");
        this.arrayOf = context.eval("js", "Array.of");
        this.freeze = context.eval("js", "Object.freeze");
    }

    /** Loads the mods in order; a {@link ScriptError} tells everything that is wrong with them. */
    static Loaded load(Scripts scripts, Modules modules, Watchdog watchdog) {
        return load(scripts, modules, watchdog, Set.of(), Optional.empty());
    }

    /** The same without the functions of the mods that are set aside; their rows and plain values stay. What is read of them may be noted. */
    static Loaded load(
            Scripts scripts, Modules modules, Watchdog watchdog, Set<String> setAside, Optional<RowNotes> notes) {
        Context context = LockedContext.open(modules);
        try {
            return new Loading(context, modules, watchdog, setAside, notes).load(scripts);
        } catch (Malformed error) {
            context.close(true);
            throw new ScriptError(error.getMessage());
        } catch (RuntimeException error) {
            context.close(true);
            throw error;
        }
    }

    /** Evaluates a module after the scripts were loaded, within the budget of an answer; gives back what it exports. */
    Value evaluate(String text, String name) {
        context.resetLimits();
        return context.eval(Loading.module(text, name));
    }

    Context context() {
        return context;
    }

    Tables tables() {
        return tables;
    }

    Catalog catalog() {
        return catalog;
    }

    List<MeasureRow> measures() {
        return measures;
    }

    /** What is allowed, but may surprise. */
    List<String> warnings() {
        return warnings;
    }

    Value nothing() {
        return nothing;
    }

    /** The function in a cell of a row. */
    Optional<Value> function(String table, String row, String cell) {
        return tables.row(table, row).flatMap(found -> found.function(cell));
    }

    /** Where a function is written; where its row is made if that is not known. */
    String placeOf(String table, String row, String cell) {
        return function(table, row, cell)
                .map(Value::getSourceLocation)
                .map(Place::at)
                .filter(written -> !written.file().startsWith(Modules.ENGINE + "/"))
                .map(Place::name)
                .orElseGet(() -> tables.place(table, row));
    }

    /** The rows of a question with whom each is asked for. */
    Map<String, Audience> audience(Question<?> question) {
        String table = question.name();
        Map<String, Audience> audience = new LinkedHashMap<>();
        tables.rows(table)
                .keySet()
                .forEach(id -> audience.put(id, Audience.of(tables.cells(table, id), question.usualAudience())));
        return audience;
    }

    /** A frozen list as scripts make them. It costs no statement of a rule's. */
    Value list(Object[] elements) {
        return freeze.execute(arrayOf.execute(elements));
    }

    @Override
    public void close() {
        context.close(true);
    }
}
