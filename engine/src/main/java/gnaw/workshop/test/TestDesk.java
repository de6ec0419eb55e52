package gnaw.workshop.test;

import gnaw.game.dice.FixedDice;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.bridge.FactTables;
import gnaw.script.bridge.FactViews;
import gnaw.script.context.Watchdog;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.ModProblem;
import gnaw.script.source.ModProblems;
import gnaw.script.source.Modules;
import gnaw.script.value.StrictObject;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * Rules and the library of tests in a context of their own, beside which files of tests are loaded: one after the other, because
 * loading the rules takes far longer than a file does. The library, which rules cannot import, exports {@code connect(host, dice, facts)},
 * {@code begin()}, {@code cases(first)} and {@code run(index)}. For one thread at a time.
 */
public final class TestDesk implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofMinutes(2);
    private static final long MOST_BYTES = 8L << 30;

    private final Scripts scripts;
    private final Map<String, String> library;
    private final Watchdog watchdog = new Watchdog();
    private Optional<Opened> opened = Optional.empty();
    private TestHost host = (_, _) -> {
        throw new IllegalStateException("Nobody tests here.");
    };

    /**
     * A context in use.
     *
     * @param modules what it was loaded from: what loading settles of a mod are the files that were read, so that each context has its own
     * @param library what the library exports
     * @param begun where, among all tests, those of each file that was loaded begin
     */
    private record Opened(Modules modules, LoadedScripts loaded, Value library, Map<String, Integer> begun) {}

    /**
     * For files that test these rules.
     *
     * @param library the text of the module {@link Modules#TEST_LIBRARY}, and of those that it imports, by the names under which that is done
     */
    public TestDesk(Scripts scripts, Map<String, String> library) {
        this.scripts = scripts;
        this.library = library;
    }

    /** The tests that a file registers, from its first on; a {@link ScriptError} tells what is wrong with the file or the scripts. */
    Value cases(String file, TestHost present) {
        int first = begin(file, present);
        return opened().library().getMember("cases").execute(first);
    }

    /** Runs a test of a file within the budget of one; after a failure that ends the context, the next begins with a fresh one. */
    void run(String file, int index, TestHost present, Watchdog.Listener unstoppable) {
        int first = begin(file, present);
        LoadedScripts used = opened().loaded();
        used.context().resetLimits();
        watchdog.begin(LONGEST, MOST_BYTES, () -> used.context().close(true), unstoppable);
        try {
            opened().library().getMember("run").executeVoid(first + index);
        } catch (PolyglotException error) {
            clearIfEnded(error);
            throw error;
        } finally {
            watchdog.end();
        }
    }

    private int begin(String file, TestHost present) {
        host = present;
        return opened().begun().computeIfAbsent(file, this::load);
    }

    private int load(String file) {
        try {
            int first = opened().library().getMember("begin").execute().asInt();
            opened().loaded().evaluate("import \"" + file + "\";", "tests");
            return first;
        } catch (PolyglotException error) {
            ScriptError told = told(file, error, opened().modules());
            clearIfEnded(error);
            throw told;
        }
    }

    private void clearIfEnded(PolyglotException error) {
        if (error.isCancelled() || error.isResourceExhausted()) {
            clear();
        }
    }

    private Opened opened() {
        if (opened.isEmpty()) {
            opened = Optional.of(open());
        }
        return opened.get();
    }

    /** The texts of the modules that are open, by file. */
    SortedMap<String, String> sources() {
        return opened.map(open -> open.modules().sources()).orElseGet(Collections::emptySortedMap);
    }

    private Opened open() {
        Modules modules = new Modules(scripts.mods(), library);
        LoadedScripts loaded = LoadedScripts.load(scripts, modules, watchdog);
        loaded.logTo(line -> host.call(TestHost.LOG, List.of(line)));
        Value words = loaded.evaluate("export * from \"" + Modules.TEST_LIBRARY + "\";", "test");
        words.getMember("connect")
                .execute(
                        new HostCalls(host(loaded)),
                        (ProxyExecutable) results -> dice(results[0], loaded),
                        names(loaded));
        return new Opened(modules, loaded, words, new HashMap<>());
    }

    /** The host of the test that runs; whatever is tried anew has a budget of its own. */
    private TestHost host(LoadedScripts loaded) {
        return (name, arguments) -> {
            if (name.equals(TestHost.ANEW)) {
                loaded.context().resetLimits();
            }
            return host.call(name, arguments);
        };
    }

    private static ProxyExecutable names(LoadedScripts loaded) {
        return what -> ProxyArray.fromList(List.copyOf(FactTables.names(what[0].asString(), loaded)));
    }

    /** Dice to hand to a rule: they fall as the list says. */
    private static Object dice(Value results, LoadedScripts loaded) {
        return FactViews.apart(loaded)
                .view(new FixedDice(StrictObject.elements(results).stream()
                        .map(Value::asDouble)
                        .toList()));
    }

    private static ScriptError told(String file, PolyglotException error, Modules modules) {
        String mod = file.substring(0, file.indexOf('/'));
        ModProblems problems = new ModProblems();
        problems.add(modules.takeBadImport()
                .map(bad -> ModProblem.of(mod, bad))
                .orElseGet(() -> ModProblem.of(mod, file, error, modules)));
        return problems.told();
    }

    private void clear() {
        opened.ifPresent(used -> used.loaded().close());
        opened = Optional.empty();
    }

    @Override
    public void close() {
        watchdog.close();
        clear();
    }
}
