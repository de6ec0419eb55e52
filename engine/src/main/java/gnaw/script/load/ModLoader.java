package gnaw.script.load;

import gnaw.game.Catalog;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.context.Watchdog;
import gnaw.script.coverage.ReadTracker;
import gnaw.script.failure.RunningRules;
import gnaw.script.source.LoadWarning;
import gnaw.script.source.ModProblem;
import gnaw.script.source.ModProblems;
import gnaw.script.source.Modules;
import gnaw.script.source.Place;
import gnaw.script.table.Change;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.Caption;
import gnaw.text.Printable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/**
 * Loads mods one after the other into a context. What is wrong with one does not hide what is wrong with another: all problems are told
 * together, and only mods that require a broken one are left out.
 */
public final class ModLoader {
    /** How often loading may begin its statement budget anew: 5 million statements in all. */
    public static final int BREATHS = 50;

    /** The time that a mod may take to load. */
    public static final Duration LONGEST = Duration.ofSeconds(1);

    private static final Duration LONGEST_FOR_BASE = Duration.ofSeconds(20);

    /** The memory that may be taken while a mod loads, twice what the base game takes: a list that doubles has so much before a second is over. */
    private static final long MOST_BYTES = 128L << 20;

    private static final long MOST_BYTES_FOR_BASE = 512L << 20;

    private static final Source LOADER = module("export * from \"gnaw/loading.js\";", "gnaw");

    private final Context context;
    private final Modules modules;
    private final Watchdog watchdog;
    private final Set<String> setAside;
    private final Optional<ReadTracker> tracker;
    private final ModProblems problems = new ModProblems();
    /** Mods of which nothing else is told: rows that they would have made are missing, and whatever names them would be wrong. */
    private final Set<String> endedEarly = new HashSet<>();

    private final AtomicInteger breaths = new AtomicInteger();
    private final AtomicReference<Consumer<String>> log = new AtomicReference<>(_ -> {});
    private final AtomicReference<ProxyExecutable> memory = new AtomicReference<>(ModLoader::withoutMemory);

    ModLoader(
            Context context, Modules modules, Watchdog watchdog, Set<String> setAside, Optional<ReadTracker> tracker) {
        this.context = context;
        this.modules = modules;
        this.watchdog = watchdog;
        this.setAside = setAside;
        this.tracker = tracker;
    }

    LoadedScripts load(Scripts scripts) {
        Value loading = open();
        loading.getMember("caption").execute(object(captions()));
        scripts.mods().forEach(mod -> loading.getMember("renamed")
                .execute(mod.id(), object(mod.renamed()), object(mod.oldWords())));
        for (Mod mod : scripts.mods()) {
            if (mod.requires().keySet().stream().noneMatch(problems::isOf) && !problems.isOf(Mod.BASE)) {
                load(mod, loading, scripts.settings().getOrDefault(mod.id(), Map.of()));
            }
        }
        return close(loading, scripts.renames());
    }

    private static Map<String, String> captions() {
        return Stream.of(Caption.values())
                .collect(Collectors.toMap(Caption::id, Caption::english, (one, _) -> one, LinkedHashMap::new));
    }

    private void load(Mod mod, Value loading, Map<String, Object> settings) {
        watch(mod.id().equals(Mod.BASE) ? LONGEST_FOR_BASE : LONGEST, mod.id() + "/" + Mod.MAIN);
        try {
            loading.getMember("beginMod").execute(mod.id(), object(settings), setAside.contains(mod.id()));
            Value main =
                    context.eval(module("import \"" + mod.id() + "/main.js\";\nexport const loaded = true;", mod.id()));
            if (!isLoaded(main)) {
                endedEarly.add(mod.id());
                problems.add(ModProblem.at(
                        mod.id(), "", "It waits for something that never comes: scripts cannot await.", modules));
            } else {
                settle(mod, loading);
            }
            modules.takeBadImport().ifPresent(bad -> problems.add(ModProblem.of(mod.id(), bad)));
        } catch (PolyglotException error) {
            endedEarly.add(mod.id());
            problems.add(modules.takeBadImport()
                    .map(bad -> ModProblem.of(mod.id(), bad))
                    .orElseGet(() -> ModProblem.of(mod.id(), error, modules)));
            if (error.isCancelled() || error.isResourceExhausted()) {
                throw problems.told();
            }
        } finally {
            watchdog.end();
        }
    }

    private void watch(Duration longest, String place) {
        context.resetLimits();
        long mostBytes = longest.equals(LONGEST) ? MOST_BYTES : MOST_BYTES_FOR_BASE;
        watchdog.begin(longest, mostBytes, () -> context.close(true), () -> RunningRules.unstoppable(place));
    }

    /** Whoever imports what the mod exports cannot change it. */
    private void settle(Mod mod, Value loading) {
        context.resetLimits();
        String imports = modules.filesOf(mod).stream()
                .map(file -> "export * as \"" + file + "\" from \"" + file + "\"" + sort(file) + ";\n")
                .collect(Collectors.joining());
        loading.getMember("settle").execute(context.eval(module(imports, mod.id() + "-exports")));
    }

    /** An import has to say which files hold no scripts. */
    private static String sort(String file) {
        return file.endsWith(".json") ? " with { type: \"json\" }" : "";
    }

    /** A module that waits has not given its exports their values. */
    private static boolean isLoaded(Value main) {
        try {
            return main.getMember("loaded").asBoolean();
        } catch (PolyglotException notYet) {
            return false;
        }
    }

    private LoadedScripts close(Value loading, Map<String, List<String>> renames) {
        Value closed = closed(loading);
        // A script may have kept the function that gives breath: what is asked in play has none.
        breaths.set(BREATHS);
        StrictObject.elements(closed.getMember("problems")).stream()
                .map(this::problem)
                .filter(problem -> !endedEarly.contains(problem.mod()))
                .forEach(problems::add);
        if (!problems.isEmpty()) {
            throw problems.told();
        }
        Tables tables = new Tables(closed.getMember("tables"), context.eval("js", "undefined"), renames);
        List<LoadWarning> warnings = new ArrayList<>();
        Catalog catalog = new CatalogReader(tables, this::blame, warnings::add).read();
        List<MeasureRow> measures = new MeasureReader(tables, this::blame).read();
        if (!problems.isEmpty()) {
            throw problems.told();
        }
        StrictObject.elements(closed.getMember("warnings")).forEach(warning -> warnings.add(read(warning)));
        tracker.ifPresent(noting -> noting.learn(tables.contents()));
        return new LoadedScripts(
                context,
                tables,
                tracker.map(noting -> noting.overseen(catalog)).orElse(catalog),
                measures,
                List.copyOf(warnings),
                log,
                memory);
    }

    private ModProblem problem(Value told) {
        StrictObject cells = new StrictObject("problem", told);
        String what = Printable.of(told.getMember("problem").asString());
        List<String> keys = cells.list("keys").stream().map(Value::asString).toList();
        return ModProblem.at(cells.text("mod"), cells.text("place"), keys, what, modules);
    }

    private Value closed(Value loading) {
        // Of authors' scripts only validations run here, which draw no breath themselves. Rows may be many: the
        // watchdog alone bounds them.
        breaths.set(Integer.MIN_VALUE);
        watch(LONGEST_FOR_BASE, "");
        try {
            return loading.getMember("close").execute(closing());
        } catch (PolyglotException error) {
            problems.add(ModProblem.of(Place.of(error).map(Place::mod).orElse(Mod.BASE), error, modules));
            throw problems.told();
        } finally {
            watchdog.end();
        }
    }

    /** Any view of facts; and whoever wants to know what is read of the tables. */
    private Object[] closing() {
        Object sample = ProxyObject.fromMap(Map.of());
        return tracker.map(noting -> new Object[] {sample, noting.watch()}).orElse(new Object[] {sample});
    }

    private LoadWarning read(Value warning) {
        StrictObject cells = new StrictObject("warning", warning);
        List<String> keys = cells.list("keys").stream().map(Value::asString).toList();
        List<String> others = cells.list("others").stream().map(Value::asString).toList();
        return new LoadWarning(ModProblem.place(cells.text("place"), keys, modules), cells.text("text"), others);
    }

    private void blame(Change last, Malformed error) {
        problems.add(ModProblem.at(last.mod(), last.place(), List.of(last.row()), error.getMessage(), modules));
    }

    private Value open() {
        context.getBindings("js").putMember("__breath", (ProxyExecutable) _ -> {
            if (breaths.incrementAndGet() < BREATHS) {
                context.resetLimits();
            }
            return true;
        });
        context.getBindings("js").putMember("__log", (ProxyExecutable) line -> {
            log.get().accept(Printable.of(line[0].asString()));
            return true;
        });
        context.getBindings("js")
                .putMember("__recall", (ProxyExecutable) asked -> memory.get().execute(asked));
        return context.eval(LOADER);
    }

    /** A function that is memoized, asked each time. */
    private static Object withoutMemory(Value... asked) {
        return asked[1].execute(asked[2], asked[3]);
    }

    private Value object(Map<String, ?> cells) {
        // Names such as constructor are names like all others.
        Value object = context.eval("js", "({ __proto__: null })");
        cells.forEach(object::putMember);
        return object;
    }

    /** A module of the engine's own, which no mod can import by this name. It has the place of a file: so is seen who imports what. */
    public static Source module(String text, String name) {
        try {
            return Source.newBuilder("js", new File("/" + Mod.ENGINE + "/" + name + ".mjs"))
                    .content(text)
                    .mimeType("application/javascript+module")
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
