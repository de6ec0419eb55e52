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
    /** What is asked by screens and by simulations alone: looking at a game does not change it, so that failures here do not count. */
    private static final Set<String> LOOKED_AT =
            Set.of("statusOf", "describe", "nameOf", "scoreOf", "verbs", "bots", "measures");

    private final Scripts scripts;
    private final Modules modules;
    private final Watchdog watchdog = new Watchdog();
    private final Set<String> uncounted;
    private Patience patience = new Patience();
    /** Who stands at a breakpoint is not hurried. */
    private final Duration longest = Inspector.asked().isPresent() ? LONGEST_UNDER_INSPECTION : LONGEST;

    private final BiFunction<Thing, World, String> names;
    private Desk desk;
    private Optional<Profile> profile = Optional.empty();
    private Optional<RuleFailure> spentOn = Optional.empty();
    private String asked = "";
    private int depth;

    /** A loaded context with all that reads and writes for it. */
    private record Desk(Loaded loaded, Set<String> without, FactBook book, ActionReader actions, PlanReader plans) {}

    Asking(Scripts scripts, BiFunction<Thing, World, String> names) {
        this(scripts, new Modules(scripts.mods()), names, LOOKED_AT);
    }

    private Asking(Scripts scripts, Modules modules, BiFunction<Thing, World, String> names, Set<String> uncounted) {
        this.scripts = scripts;
        this.names = names;
        this.modules = modules;
        this.uncounted = uncounted;
        this.desk = open();
    }

    /** The same scripts, exactly as they were read, in a context of their own, with a patience of its own. */
    Asking apart(BiFunction<Thing, World, String> namesThere) {
        return new Asking(scripts, modules, namesThere, Set.of());
    }

    Loaded loaded() {
        return desk.loaded();
    }

    /** No mod is set aside any more, as becomes a new game: what fails in one game must not change the next. */
    void forgive() {
        patience = new Patience();
        if (isOutdated()) {
            renew();
        }
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
        if (depth > 0) {
            return measured(table, row, cell, function, arguments, reader);
        }
        asked = table;
        return bounded(() -> measured(table, row, cell, function, arguments, reader));
    }

    /** Whether a question is being asked at the moment. */
    boolean isBusy() {
        return depth > 0;
    }

    /** Whether the question that is being asked cannot go on: a rule that it asked has used up the context. */
    boolean isSpent() {
        return depth > 0 && spentOn.isPresent();
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
            return within(table, row, cell, function, arguments, reader);
        }
        Profile noting = profile.get();
        noting.enter(table, row, cell);
        try {
            return within(table, row, cell, function, arguments, reader);
        } finally {
            noting.leave();
        }
    }

    /** Does something in the context within the budget of an answer. */
    <T> T bounded(Supplier<T> work) {
        Loaded begun = loaded();
        spentOn = Optional.empty();
        begun.context().resetLimits();
        watchdog.begin(longest, MOST_BYTES, () -> begun.context().close(true));
        try {
            return work.get();
        } finally {
            boolean isWhole = watchdog.end();
            if (isOutdated() || !isWhole && loaded() == begun) {
                renew();
            }
        }
    }

    /** Whether other mods are set aside now than when the scripts were loaded. */
    private boolean isOutdated() {
        return !desk.without().equals(patience.setAside());
    }

    private void renew() {
        loaded().close();
        desk = open();
    }

    /** Begins with a fresh context, because the present one was spent on what failed so. */
    void renewAfter(PolyglotException error) {
        if (error.isCancelled() || error.isResourceExhausted()) {
            desk = open();
        }
    }

    /** Asks, perhaps while another rule is being asked, such as for a name. */
    private <T> T within(
            String table, String row, String cell, Value function, Object[] arguments, Function<Value, T> reader) {
        if (depth > DEEPEST) {
            throw new Malformed("The rules ask each other without end.");
        }
        depth++;
        try {
            return answer(table, row, cell, function, arguments, reader);
        } finally {
            depth--;
        }
    }

    private <T> T answer(
            String table, String row, String cell, Value function, Object[] arguments, Function<Value, T> reader) {
        try {
            return reader.apply(function.execute(arguments));
        } catch (PolyglotException error) {
            throw told(table, row, cell, arguments, error);
        } catch (Malformed
                | IllegalArgumentException
                | IllegalStateException
                | ClassCastException
                | UnsupportedOperationException error) {
            RuleFailure failure = failure(table, row, place(table, row), error.getMessage(), "");
            throw inContext(failure, () -> author(table, row, cell), arguments, List.of());
        }
    }

    private RuleFailure told(String table, String row, String cell, Object[] arguments, PolyglotException error) {
        boolean isSpent = spentOn.isEmpty() && (error.isCancelled() || error.isResourceExhausted());
        Optional<String> blamed = blamed(error);
        if (isSpent) {
            desk = open();
        }
        RuleFailure failure = inContext(
                failure(table, row, error),
                () -> blamed.orElseGet(() -> author(table, row, cell)),
                arguments,
                Locals.of(error));
        spentOn = isSpent ? Optional.of(failure) : spentOn;
        return failure;
    }

    /** Adds when it was; the failure of a rule that another rule asked tells its own. */
    private RuleFailure inContext(
            RuleFailure failure, Supplier<String> blamed, Object[] arguments, List<String> locals) {
        if (failure.moment() != Moment.UNKNOWN) {
            return failure;
        }
        String note = Circumstances.world(arguments)
                .filter(_ -> !uncounted.contains(asked))
                .map(world -> counted(blamed.get(), world.turn()))
                .orElse("");
        return failure.at(new Moment(Circumstances.given(arguments), locals, Circumstances.game(arguments), note));
    }

    /** What a further failure of a mod's changes; or "". */
    private String counted(String mod, int turn) {
        return patience.isLostBy(mod, turn)
                ? mod + " is set aside until its scripts are read again: its rules fail again and again."
                : "";
    }

    /** The innermost mod that an error came through. What comes through the base game's own functions alone is no mod's. */
    private static Optional<String> blamed(PolyglotException error) {
        return Place.all(error).stream()
                .map(Place::mod)
                .filter(mod -> !mod.equals(Mod.BASE))
                .findFirst();
    }

    private String author(String table, String row, String cell) {
        return loaded().tables().authorOf(table, row, cell);
    }

    /** The rows of a question that are asked: those of mods that are not set aside, in order. */
    List<String> rows(String question) {
        return loaded().tables().rows(question).keySet().stream()
                .filter(row -> isAsked(question, row))
                .toList();
    }

    boolean isAsked(String question, String row) {
        return !patience.setAside().contains(loaded().tables().mod(question, row));
    }

    /** A question that a rule asked of another rule fails as that other rule's failure; wrongly loaded dice are nobody's. */
    private RuleFailure failure(String table, String row, PolyglotException error) {
        if (error.isHostException() && error.asHostException() instanceof ImpossibleDie misloaded) {
            throw misloaded;
        }
        if (error.isHostException() && error.asHostException() instanceof RuleFailure inner) {
            return inner;
        }
        if (spentOn.isPresent()) {
            return spentOn.get();
        }
        Optional<Place> place = Place.of(error);
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

    /** If the other mods cannot do without the functions of those that are set aside, these stay. */
    private Loaded load(Set<String> without) {
        try {
            return Loaded.load(scripts, modules, watchdog, without);
        } catch (ScriptError needed) {
            if (without.isEmpty()) {
                throw needed;
            }
            return Loaded.load(scripts, modules, watchdog);
        }
    }

    private Desk open() {
        Set<String> without = patience.setAside();
        Loaded loaded = load(without);
        return new Desk(
                loaded,
                without,
                new FactBook(loaded.tables(), loaded.nothing(), names),
                new ActionReader(loaded.tables()),
                new PlanReader(loaded.tables(), loaded.catalog()));
    }
}
