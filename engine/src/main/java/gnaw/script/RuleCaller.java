package gnaw.script;

import gnaw.game.Look;
import gnaw.game.PortNames;
import gnaw.game.RuleFailure;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.mod.Scripts;
import gnaw.script.bridge.ActionReader;
import gnaw.script.bridge.AnswerReader;
import gnaw.script.bridge.EffectReader;
import gnaw.script.bridge.FactViews;
import gnaw.script.bridge.RecordReader;
import gnaw.script.context.RulesThread;
import gnaw.script.coverage.ReadTracker;
import gnaw.script.coverage.RowRecorder;
import gnaw.script.failure.RuleCall;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.Modules;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * Asks one row one question, within its budget. What goes wrong becomes a {@link RuleFailure} that names the rule and the place; a
 * context that was spent on it is thrown away and rebuilt, because nothing lives in it.
 */
public final class RuleCaller implements AutoCloseable {
    /** The time that an answer may take. */
    public static final Duration LONGEST_ANSWER = Duration.ofSeconds(1);

    /** The memory that an answer may take. */
    public static final long MOST_BYTES = 64L << 20;

    private static final int DEEPEST = 20;
    /** What is asked by screens and by simulations alone: looking at a game does not change it, so that failures here do not count. */
    private static final Set<String> LOOKED_AT = Stream.concat(
                    PortNames.in(Look.class).stream(), Stream.of("verbs", "bots", "measures"))
            .collect(Collectors.toUnmodifiableSet());

    private final Scripts scripts;
    private final Modules modules;
    private final Optional<ReadTracker> tracker;
    private final Consumer<RuleFailure> complaints;
    private final AuthorsLog log;
    private final PresentSession session;
    private Optional<Profile> profile = Optional.empty();
    private boolean remembers = true;
    private int depth;

    /** Things are called as {@code names} says; what costs no answer goes to the complaints. */
    public RuleCaller(Scripts scripts, BiFunction<Thing, World, String> names, Consumer<RuleFailure> complaints) {
        this(scripts, new Modules(scripts.mods()), names, complaints, new AuthorsLog(), LOOKED_AT);
    }

    private RuleCaller(
            Scripts scripts,
            Modules modules,
            BiFunction<Thing, World, String> names,
            Consumer<RuleFailure> complaints,
            AuthorsLog log,
            Set<String> uncounted) {
        this.scripts = scripts;
        this.tracker = RowRecorder.tracker(scripts);
        this.complaints = complaints;
        this.log = log;
        this.modules = modules;
        this.session = new PresentSession(scripts, modules, names, complaints, log, tracker, uncounted);
    }

    /** The same scripts, exactly as they were read, in a context of their own, with a patience of its own. */
    RuleCaller apart(BiFunction<Thing, World, String> namesThere) {
        RuleCaller other =
                RulesThread.opened(() -> new RuleCaller(scripts, modules, namesThere, complaints, log, Set.of()));
        other.remembers = remembers;
        return other;
    }

    /** From now on a rule is asked also where its answer is known. */
    void askEachTime() {
        remembers = false;
    }

    /** What the scripts have logged since this was asked last. */
    List<String> takeLogged() {
        return log.take();
    }

    /** The scripts that rules are called in. */
    public LoadedScripts loaded() {
        return session.loaded();
    }

    private Tables tables() {
        return session.tables();
    }

    /** No mod is set aside any more, as a new game needs: what fails in one game must not change the next. */
    public void forgive() {
        session.forgive();
    }

    SortedMap<String, String> sources() {
        return modules.sources();
    }

    Map<String, String> fingerprints() {
        return modules.fingerprints();
    }

    private FactViews views() {
        return session.views();
    }

    /** The views of that world, for whoever asks outside of a question. */
    FactViews views(World world) {
        views().open(world);
        return views();
    }

    /** A reader of an answer that is given in that world. */
    public EffectReader effects(World world) {
        return new EffectReader(new RecordReader.Surroundings(tables(), Optional.of(world)));
    }

    /** Reads answers with the tables of the present context. */
    public AnswerReader answers() {
        return session.answers();
    }

    ActionReader actions() {
        return answers().actions();
    }

    /** Calls the function that a row of a question's table is. */
    public <T> T ask(String question, String row, World world, Object[] given, Function<Value, T> reader) {
        return ask(question, row, "answer", world, given, reader);
    }

    /** Calls the function in a cell of a row; a {@link gnaw.game.RuleFailure} tells why there is no answer. */
    public <T> T ask(String table, String row, String cell, World world, Object[] given, Function<Value, T> reader) {
        RuleCall asked = new RuleCall(table, row, cell, given);
        views().open(world);
        Value function = loaded().function(table, row, cell)
                .orElseThrow(() -> new RuleFailure("", "There is no rule " + table + "." + row + "."));
        if (tracker.isPresent()) {
            tracker.get().asked(table, row);
        }
        return depth > 0 ? measured(asked, function, reader) : begun(asked, function, reader);
    }

    /** Asks, unless the answer is known. */
    <T> T recall(ScriptRule rule, World world, Object[] given, Function<Value, T> reader) {
        return recall(rule, world, given, () -> ask(rule.question(), rule.name(), world, given, reader));
    }

    /** The same of the function in a cell of a row. */
    <T> T recall(String table, String row, String cell, World world, Object[] given, Function<Value, T> reader) {
        Supplier<T> asking = () -> ask(table, row, cell, world, given, reader);
        return loaded().function(table, row, cell)
                .map(function -> recall(function, world, given, asking))
                .orElseGet(asking);
    }

    /** Whoever counts what is asked wants it asked each time. */
    private <T> T recall(Object rule, World world, Object[] given, Supplier<T> asking) {
        return !remembers || tracker.isPresent() || profile.isPresent()
                ? asking.get()
                : views(world).answerCache().recall(rule, world.where(), given, asking);
    }

    /** Asks what no other rule has asked: that has a budget. */
    private <T> T begun(RuleCall asked, Value function, Function<Value, T> reader) {
        LoadedScripts present = session.begin(asked.table());
        tracker.ifPresent(ReadTracker::begin);
        try {
            return measured(asked, function, reader);
        } finally {
            tracker.ifPresent(ReadTracker::end);
            session.end(present);
        }
    }

    /** Which rows are reached, while it is noted. */
    Optional<ReadTracker> tracker() {
        return tracker;
    }

    /** Whether a question is being asked at the moment. */
    boolean isBusy() {
        return depth > 0;
    }

    /** Whether the question that is being asked cannot go on: a rule that it asked has used up the context. */
    boolean isSpent() {
        return depth > 0 && session.blame().isSpent();
    }

    /** From now on it is noted what rules cost, until the profile is closed. */
    Profile profile(boolean countsStatements) {
        Optional<Engine> counted =
                countsStatements ? Optional.of(loaded().context().getEngine()) : Optional.empty();
        Profile begun = Profile.begin(tables(), counted, () -> profile = Optional.empty());
        profile = Optional.of(begun);
        return begun;
    }

    private <T> T measured(RuleCall asked, Value function, Function<Value, T> reader) {
        if (profile.isEmpty()) {
            return within(asked, function, reader);
        }
        Profile noting = profile.get();
        noting.enter(asked.table(), asked.row(), asked.cell());
        try {
            return within(asked, function, reader);
        } finally {
            noting.leave();
        }
    }

    /** Does something in the context within the budget of an answer. */
    <T> T bounded(Supplier<T> work) {
        LoadedScripts present = session.begin("");
        try {
            return work.get();
        } finally {
            session.end(present);
        }
    }

    /** Begins with a fresh context, though answers may be under way in the present one, which can be closed only when none is. */
    private void replace() {
        if (depth == 1) {
            loaded().close();
        }
        session.open();
    }

    /** Begins with a fresh context, because the present one was spent on what failed so. */
    void renewAfter(PolyglotException error) {
        if (error.isCancelled() || error.isResourceExhausted()) {
            session.open();
        }
    }

    /** Asks, perhaps while another rule is being asked, such as for a name. */
    private <T> T within(RuleCall asked, Value function, Function<Value, T> reader) {
        if (depth > DEEPEST) {
            throw new Malformed("The rules ask each other without end.");
        }
        depth++;
        Optional<RuleCall> asker = session.running().begin(asked);
        try {
            return answer(asked, function, reader);
        } finally {
            if (--depth > 0) {
                session.running().goesOn(asker);
            }
        }
    }

    private <T> T answer(RuleCall asked, Value function, Function<Value, T> reader) {
        try {
            return reader.apply(function.execute(views().views(asked.given())));
        } catch (PolyglotException error) {
            throw session.blame().of(asked, error, () -> repeat(asked, function), this::replace);
        } catch (Malformed
                | IllegalArgumentException
                | IllegalStateException
                | ClassCastException
                | UnsupportedOperationException error) {
            throw session.blame().of(asked, error.getMessage());
        } catch (OutOfMemoryError full) {
            throw session.blame().ofMemory(asked, this::replace);
        }
    }

    /** Asks the same once more, of dice that fall the same. What a rule asks of another one has no budget of its own to do that. */
    private void repeat(RuleCall asked, Value function) {
        if (depth == 1) {
            loaded().context().resetLimits();
            function.executeVoid(views().viewsAgain(asked.given()));
        }
    }

    /** The failure of a row whose answer has turned out to be none. */
    RuleFailure blame(RuleCall asked, String what) {
        return session.blame().of(asked, what);
    }

    /** Whether the mod of a row is not set aside. */
    boolean isAsked(String question, String row) {
        Set<String> setAside = session.blame().setAside();
        return setAside.isEmpty() || !setAside.contains(tables().mod(question, row));
    }

    @Override
    public void close() {
        session.close();
        tracker.ifPresent(ReadTracker::close);
    }
}
