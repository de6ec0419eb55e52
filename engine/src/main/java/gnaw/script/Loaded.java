package gnaw.script;

import gnaw.game.Catalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** Scripts that have been loaded into a context of their own: closed tables, ready to be asked. No state of a game lives here. */
final class Loaded implements AutoCloseable {
    /** How often loading may begin its statement budget anew: 5 million statements in all. */
    private static final int BREATHS = 50;

    private final Context context;
    private final Tables tables;
    private final Catalog catalog;
    private final Value nothing;

    private Loaded(Context context, Tables tables, Catalog catalog) {
        this.context = context;
        this.tables = tables;
        this.catalog = catalog;
        this.nothing = context.eval("js", "undefined");
    }

    /** Loads the mods in order; a {@link ScriptError} tells everything that is wrong with them. */
    static Loaded load(List<Mod> mods, Modules modules, Map<String, Map<String, Object>> settings) {
        Context context = LockedContext.open(modules);
        try {
            Value loading = open(context);
            for (Mod mod : mods) {
                context.resetLimits();
                loading.getMember("beginMod")
                        .execute(mod.id(), object(context, settings.getOrDefault(mod.id(), Map.of())));
                context.eval(module("import \"" + mod.id() + "/main.js\";", mod.id()));
            }
            context.resetLimits();
            Tables tables = close(loading);
            return new Loaded(context, tables, new CatalogReader(tables).read());
        } catch (PolyglotException error) {
            context.close(true);
            if (error.isHostException() && error.asHostException() instanceof ScriptError told) {
                throw told;
            }
            throw new ScriptError(Failures.told(error, "while the scripts were loaded", "(no place)"));
        } catch (Malformed error) {
            context.close(true);
            throw new ScriptError(error.getMessage());
        } catch (ScriptError error) {
            context.close(true);
            throw error;
        }
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

    Value nothing() {
        return nothing;
    }

    /** The function in a cell of a row. */
    Optional<Value> function(String table, String row, String cell) {
        return tables.row(table, row).filter(cells -> cells.hasMember(cell)).map(cells -> cells.getMember(cell));
    }

    /** The rows of a question with whom each is asked for. */
    Map<String, String> audience(String question) {
        Map<String, String> audience = new LinkedHashMap<>();
        tables.rows(question)
                .forEach((id, row) -> audience.put(
                        id, row.hasMember("of") ? row.getMember("of").asString() : "hero"));
        return audience;
    }

    @Override
    public void close() {
        context.close(true);
    }

    private static Value open(Context context) {
        AtomicInteger breaths = new AtomicInteger();
        context.getBindings("js").putMember("__breath", (ProxyExecutable) _ -> {
            if (breaths.incrementAndGet() % 8 == 0 && breaths.get() / 8 < BREATHS) {
                context.resetLimits();
            }
            return true;
        });
        return context.eval(module("export * from \"gnaw/loading.js\";", "gnaw"));
    }

    private static Tables close(Value loading) {
        Value closed = loading.getMember("close").execute(new PlainFacts(Map.of()));
        List<String> faults = new ArrayList<>();
        for (Value fault : Cells.elements(closed.getMember("faults"))) {
            faults.add(fault.getMember("place").asString() + "  "
                    + fault.getMember("fault").asString());
        }
        if (!faults.isEmpty()) {
            throw new ScriptError(String.join("\n", faults));
        }
        return new Tables(closed.getMember("tables"));
    }

    private static Value object(Context context, Map<String, Object> cells) {
        Value object = context.eval("js", "({})");
        cells.forEach(object::putMember);
        return object;
    }

    private static Source module(String text, String name) {
        return Source.newBuilder("js", text, "gnaw/" + name + ".mjs")
                .mimeType("application/javascript+module")
                .buildLiteral();
    }
}
