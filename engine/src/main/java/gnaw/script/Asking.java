package gnaw.script;

import gnaw.game.ImpossibleDie;
import gnaw.game.RuleFailure;
import gnaw.game.RuleFailure.Moment;
import gnaw.game.RuleFailure.Parts;
import gnaw.game.Thing;
import gnaw.game.World;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * Asks one row one question, within its budget. What goes wrong becomes a {@link RuleFailure} that names the rule and the place; a
 * context that was spent on it is thrown away and rebuilt, because nothing lives in it.
 */
final class Asking implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofSeconds(1);
    private static final Duration LONGEST_UNDER_INSPECTION = Duration.ofDays(1);
    private static final long MOST_BYTES = 64L << 20;
    private static final int DEEPEST = 20;
    private static final Set<String> LOOKED_AT = Set.of("statusOf", "describe", "verbs");

    private final Scripts scripts;
    private final Modules modules;
    private final Watchdog watchdog = new Watchdog();
    private Patience patience = new Patience();
    private Patience patienceOfViewers = new Patience();
    /** Who stands at a breakpoint is not hurried. */
    private final Duration longest = Inspector.asked().isPresent() ? LONGEST_UNDER_INSPECTION : LONGEST;

    private final BiFunction<Thing, World, String> names;
    private Desk desk;
    private Optional<Profile> profile = Optional.empty();
    private int depth;

    /** A loaded context with all that reads and writes for it. */
    private record Desk(Loaded loaded, FactBook book, ActionReader actions, PlanReader plans) {}

    Asking(Scripts scripts, BiFunction<Thing, World, String> names) {
        this(scripts, new Modules(scripts.mods()), names);
    }

    private Asking(Scripts scripts, Modules modules, BiFunction<Thing, World, String> names) {
        this.scripts = scripts;
        this.names = names;
        this.modules = modules;
        this.desk = open();
    }

    /** The same scripts, exactly as they were read, in a context of their own. */
    Asking apart() {
        return new Asking(scripts, modules, names);
    }

    Loaded loaded() {
        return desk.loaded();
    }

    /** No mod is set aside any more, as becomes a new game: what fails in one game must not change the next. */
    void forgive() {
        patience = new Patience();
        patienceOfViewers = new Patience();
    }

    /** What only screens ask has a patience of its own, so that looking at a game does not change it. */
    private Patience patience(String table) {
        return LOOKED_AT.contains(table) ? patienceOfViewers : patience;
    }

    SortedMap<String, String> sources() {
        return modules.sources();
    }

    FactBook book() {
        return desk.book();
    }

    /** A reader of an answer that is given in that world. */
    EffectReader effects(World world) {
        return new EffectReader(desk.loaded().tables(), world.stage().level());
    }

    ActionReader actions() {
        return desk.actions();
    }

    PlanReader plans() {
        return desk.plans();
    }

    <T> T ask(String question, String row, Object[] arguments, Function<Value, T> reader) {
        return ask(question, row, "answer", arguments, reader);
    }

    <T> T ask(String table, String row, String cell, Object[] arguments, Function<Value, T> reader) {
        Value function = loaded().function(table, row, cell)
                .orElseThrow(() -> new RuleFailure("", "There is no rule " + table + "." + row + "."));
        return depth > 0
                ? measured(table, row, cell, function, arguments, reader)
                : bounded(() -> measured(table, row, cell, function, arguments, reader));
    }

    /** From now on it is noted what rules cost, until the profile is closed. */
    Profile profile(boolean countsStatements) {
        Optional<Engine> counted =
                countsStatements ? Optional.of(loaded().context().getEngine()) : Optional.empty();
        Profile begun = Profile.begin(loaded().tables(), counted, () -> profile = Optional.empty());
        profile = Optional.of(begun);
        return begun;
    }

    private <T> T measured(
            String table, String row, String cell, Value function, Object[] arguments, Function<Value, T> reader) {
        if (profile.isEmpty()) {
            return within(table, row, function, arguments, reader);
        }
        Profile noting = profile.get();
        noting.enter(table, row, cell);
        try {
            return within(table, row, function, arguments, reader);
        } finally {
            noting.leave();
        }
    }

    /** Does something in the context within the budget of an answer. */
    <T> T bounded(Supplier<T> work) {
        Loaded asked = loaded();
        asked.context().resetLimits();
        watchdog.begin(longest, MOST_BYTES, () -> asked.context().close(true));
        try {
            return work.get();
        } finally {
            if (!watchdog.end() && loaded() == asked) {
                desk = open();
            }
        }
    }

    /** Begins with a fresh context, because the present one was spent on what failed so. */
    void renewAfter(PolyglotException error) {
        if (error.isCancelled() || error.isResourceExhausted()) {
            desk = open();
        }
    }

    /** Asks, perhaps while another rule is being asked, such as for a name. */
    private <T> T within(String table, String row, Value function, Object[] arguments, Function<Value, T> reader) {
        if (depth > DEEPEST) {
            throw new Malformed("The rules ask each other without end.");
        }
        depth++;
        try {
            return answer(table, row, function, arguments, reader);
        } finally {
            depth--;
        }
    }

    private <T> T answer(String table, String row, Value function, Object[] arguments, Function<Value, T> reader) {
        try {
            return reader.apply(function.execute(arguments));
        } catch (PolyglotException error) {
            throw inContext(failure(table, row, error), table, row, arguments, Locals.of(error));
        } catch (Malformed
                | IllegalArgumentException
                | IllegalStateException
                | ClassCastException
                | UnsupportedOperationException error) {
            RuleFailure failure = failure(table, row, place(table, row), error.getMessage(), "");
            throw inContext(failure, table, row, arguments, List.of());
        }
    }

    /** Adds when it was; the failure of a rule that another rule asked tells its own. */
    private RuleFailure inContext(
            RuleFailure failure, String table, String row, Object[] arguments, List<String> locals) {
        if (failure.moment() != Moment.UNKNOWN) {
            return failure;
        }
        String mod = loaded().tables().mod(table, row);
        boolean isLost = Circumstances.world(arguments)
                .filter(world -> patience(table).isLostBy(mod, world.turn()))
                .isPresent();
        String note = isLost
                ? "The rules of " + mod
                        + " have failed again and again: they are set aside until the rules are read again."
                : "";
        return failure.at(new Moment(Circumstances.given(arguments), locals, Circumstances.game(arguments), note));
    }

    /** The rows of a question that are asked: those of mods that are not set aside, in order. */
    List<String> rows(String question) {
        Tables tables = loaded().tables();
        return tables.rows(question).keySet().stream()
                .filter(row -> !patience(question).isSetAside(tables.mod(question, row)))
                .toList();
    }

    boolean isAsked(String question, String row) {
        return !patience(question).isSetAside(loaded().tables().mod(question, row));
    }

    /** A question that a rule asked of another rule fails as that other rule's failure; wrongly loaded dice are nobody's. */
    private RuleFailure failure(String table, String row, PolyglotException error) {
        if (error.isHostException() && error.asHostException() instanceof ImpossibleDie misloaded) {
            throw misloaded;
        }
        if (error.isHostException() && error.asHostException() instanceof RuleFailure inner) {
            return inner;
        }
        Optional<Place> place = Place.of(error);
        renewAfter(error);
        return failure(
                table,
                row,
                place.map(Place::name).orElseGet(() -> place(table, row)),
                Failures.what(error),
                place.map(Place::excerpt).orElse(""));
    }

    private RuleFailure failure(String table, String row, String place, String what, String excerpt) {
        String rule = "rule " + table + "." + row;
        String message = place + "  " + rule + "\n  " + what + (excerpt.isEmpty() ? "" : "\n" + excerpt);
        Sentence sentence = Sentence.of(what);
        String mod = loaded().tables().mod(table, row);
        return new RuleFailure(
                message,
                new Parts(
                        mod,
                        place,
                        rule,
                        sentence.what(),
                        sentence.expected(),
                        sentence.got(),
                        sentence.hint(),
                        excerpt),
                Moment.UNKNOWN);
    }

    /** Where a function is written; where its row is made if that is not known. */
    String placeOf(String table, String row, String cell) {
        return loaded().function(table, row, cell)
                .map(Value::getSourceLocation)
                .map(Place::at)
                .filter(written -> !written.file().startsWith(Modules.ENGINE + "/"))
                .map(Place::name)
                .orElseGet(() -> place(table, row));
    }

    @Override
    public void close() {
        loaded().close();
        watchdog.close();
    }

    private String place(String table, String row) {
        return loaded().tables().place(table, row);
    }

    private Desk open() {
        Loaded loaded = Loaded.load(scripts, modules, watchdog);
        return new Desk(
                loaded,
                new FactBook(loaded.tables(), loaded.nothing(), names),
                new ActionReader(loaded.tables()),
                new PlanReader(loaded.tables(), loaded.catalog()));
    }
}
