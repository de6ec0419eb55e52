package gnaw.workshop.test;

import gnaw.game.dice.FixedDice;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.bridge.FactTables;
import gnaw.script.bridge.FactViews;
import gnaw.script.context.Watchdog;
import gnaw.script.failure.RunningRules;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.ErrorCards;
import gnaw.script.source.ModProblem;
import gnaw.script.source.ModProblems;
import gnaw.script.source.Modules;
import gnaw.script.source.Place;
import gnaw.script.value.StrictObject;
import gnaw.text.Printable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * A file of tests, loaded beside the rules that it tests into a context of its own. Its library, which rules cannot import, exports
 * {@code connect(host, dice, facts)}, {@code cases()} and {@code run(index)}.
 */
public final class TestModule implements AutoCloseable {

    /** How the names of the library's own modules begin. */
    public static final String ENGINE = Mod.ENGINE + "/";

    private static final Duration LONGEST = Duration.ofMinutes(2);
    private static final long MOST_BYTES = 8L << 30;

    private final Scripts scripts;
    private final String file;
    private final TestHost host;
    private final Modules modules;
    private final Watchdog watchdog = new Watchdog();
    private Desk desk;

    /** The loaded scripts and what the library exports. */
    private record Desk(LoadedScripts loaded, Value library) {}

    /**
     * A test that a file holds.
     *
     * @param mode "run", "only", "skip" or "todo"
     * @param line where it stands in its file, from 1
     */
    public record Case(int index, String name, String mode, List<String> tags, int line, int column) {}

    private TestModule(Scripts scripts, String file, Map<String, String> library, TestHost host) {
        this.scripts = scripts;
        this.file = file;
        this.host = host;
        this.modules = new Modules(scripts.mods(), library);
        this.desk = open();
    }

    /**
     * Loads a file of tests.
     *
     * @param file as it would be imported: {@code base/rules/names.test.js}
     * @param library the text of the module {@link Modules#TEST_LIBRARY}, and of those that it imports, by the names under which that is done
     * @throws ScriptError that tells what is wrong with the file or the scripts
     */
    public static TestModule load(Scripts scripts, String file, Map<String, String> library, TestHost host) {
        return new TestModule(scripts, file, library, host);
    }

    /** The tests in the file, in its order. */
    public List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Value one : StrictObject.elements(desk.library().getMember("cases").execute())) {
            cases.add(read(cases.size(), new StrictObject(file, one)));
        }
        return List.copyOf(cases);
    }

    /** Runs a test; a {@link TestFailure} tells why it failed. */
    public void run(Case test) {
        LoadedScripts used = desk.loaded();
        used.context().resetLimits();
        watchdog.begin(
                LONGEST, MOST_BYTES, () -> used.context().close(true), () -> RunningRules.unstoppable(place(test)));
        try {
            desk.library().getMember("run").executeVoid(test.index());
        } catch (PolyglotException error) {
            if (error.isCancelled() || error.isResourceExhausted()) {
                desk = open();
            }
            throw failure(test, error);
        } finally {
            watchdog.end();
        }
    }

    private String place(Case test) {
        return file + ":" + test.line() + "  test \"" + test.name() + "\"";
    }

    @Override
    public void close() {
        watchdog.close();
        desk.loaded().close();
    }

    private Desk open() {
        LoadedScripts loaded = LoadedScripts.load(scripts, modules, watchdog);
        loaded.logTo(line -> host.call(TestHost.LOG, List.of(line)));
        try {
            Value library = loaded.evaluate("export * from \"" + Modules.TEST_LIBRARY + "\";", "test");
            library.getMember("connect")
                    .execute(
                            new HostCalls(host(loaded)),
                            (ProxyExecutable) results -> dice(results[0], loaded),
                            names(loaded));
            loaded.evaluate("import \"" + file + "\";", "tests");
            return new Desk(loaded, library);
        } catch (PolyglotException error) {
            loaded.close();
            throw told(error);
        }
    }

    /** The test's host; whatever is tried anew has a budget of its own. */
    private TestHost host(LoadedScripts loaded) {
        return (name, arguments) -> {
            if (name.equals(TestHost.ANEW)) {
                loaded.context().resetLimits();
            }
            return host.call(name, arguments);
        };
    }

    private ScriptError told(PolyglotException error) {
        String mod = file.substring(0, file.indexOf('/'));
        ModProblems problems = new ModProblems();
        problems.add(modules.takeBadImport()
                .map(bad -> ModProblem.of(mod, bad))
                .orElseGet(() -> ModProblem.of(mod, file, error, modules)));
        return problems.told();
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

    private static Case read(int index, StrictObject cells) {
        String where = cells.text("place");
        String name = cells.given("name").map(Value::asString).orElse("");
        if (!Printable.is(name)) {
            throw new ScriptError(
                    where + "  A test's name wants a text without control characters, but got \"" + name + "\".");
        }
        String[] place = where.split(":");
        return new Case(
                index,
                name,
                cells.text("mode"),
                cells.list("tags").stream().map(Value::asString).toList(),
                place.length > 1 ? Integer.parseInt(place[1]) : 1,
                place.length > 2 ? Integer.parseInt(place[2]) : 1);
    }

    private TestFailure failure(Case test, PolyglotException error) {
        Optional<Place> place = Place.of(error);
        int line = place.filter(where -> where.file().equals(file))
                .map(Place::line)
                .orElse(test.line());
        return new TestFailure(
                ErrorCards.told(error, "test \"" + test.name() + "\"", file + ":" + test.line()),
                line,
                member(error, "expected"),
                member(error, "actual"));
    }

    private static Optional<String> member(PolyglotException error, String name) {
        return Optional.ofNullable(error.getGuestObject())
                .filter(thrown -> thrown.hasMembers() && thrown.hasMember(name))
                .map(thrown -> thrown.getMember(name).toString());
    }
}
