package gnaw.script;

import gnaw.game.RuleFailure;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.mod.Scripts;
import gnaw.script.bridge.AnswerReader;
import gnaw.script.bridge.FactViews;
import gnaw.script.context.Inspector;
import gnaw.script.context.RulesThread;
import gnaw.script.context.Watchdog;
import gnaw.script.coverage.ReadTracker;
import gnaw.script.failure.Blame;
import gnaw.script.failure.RunningRules;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.Modules;
import gnaw.script.table.Tables;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The session that rules are called in now, with a budget for each answer. One that was spent, or that was loaded when other mods were
 * set aside, is thrown away and opened anew, because nothing lives in it.
 */
final class PresentSession implements AutoCloseable {
    private static final Duration LONGEST_UNDER_INSPECTION = Duration.ofDays(1);

    private final Watchdog watchdog = new Watchdog();
    /** Whoever stands at a breakpoint is not hurried. */
    private final Duration longest =
            Inspector.asked().isPresent() ? LONGEST_UNDER_INSPECTION : RuleCaller.LONGEST_ANSWER;

    private final Supplier<ScriptSession> opening;
    private final Consumer<RuleFailure> complaints;
    private final Blame blame;
    private final RunningRules running = new RunningRules(this::tables);
    private ScriptSession session;

    /** Failures in answers to questions that do not count set no mod aside. */
    PresentSession(
            Scripts scripts,
            Modules modules,
            BiFunction<Thing, World, String> names,
            Consumer<RuleFailure> complaints,
            AuthorsLog log,
            Optional<ReadTracker> tracker,
            Set<String> uncounted) {
        this.complaints = complaints;
        this.blame = new Blame(uncounted, modules, this::tables);
        this.opening =
                () -> ScriptSession.open(scripts, modules, watchdog, Set.copyOf(blame.setAside()), names, log, tracker);
        this.session = first();
    }

    /** Where the scripts are broken nothing is left at work. */
    private ScriptSession first() {
        try {
            return opening.get();
        } catch (RuntimeException broken) {
            watchdog.close();
            throw broken;
        }
    }

    LoadedScripts loaded() {
        return session.loaded();
    }

    Tables tables() {
        return loaded().tables();
    }

    FactViews views() {
        return session.views();
    }

    AnswerReader answers() {
        return session.answers();
    }

    Blame blame() {
        return blame;
    }

    RunningRules running() {
        return running;
    }

    /** No mod is set aside any more. */
    void forgive() {
        blame.forgive();
        if (isOutdated()) {
            renew();
        }
    }

    /** An answer begins that no rule has asked for. */
    LoadedScripts begin(String question) {
        LoadedScripts present = loaded();
        blame.begin(question);
        present.context().resetLimits();
        watchdog.begin(longest, RuleCaller.MOST_BYTES, present::close, running);
        return present;
    }

    /** It is over. */
    void end(LoadedScripts begun) {
        boolean isWhole = watchdog.end();
        if (isOutdated() || !isWhole && loaded() == begun) {
            renew();
        }
    }

    /** Whether other mods are set aside now than when the scripts were loaded. */
    private boolean isOutdated() {
        return !session.without().equals(blame.setAside());
    }

    private void renew() {
        running.takeGreediest().ifPresent(greedy -> complaints.accept(blame.unseen(greedy, RunningRules.GREEDIEST)));
        loaded().close();
        open();
    }

    /**
     * Begins with a fresh context. The present one is left to whoever is at work in it. It is opened on a thread of its own: where these
     * scripts answer those of other ones, as for a name, it must not use up the time that those have, nor end with them.
     */
    void open() {
        session = RulesThread.opened(opening);
    }

    @Override
    public void close() {
        loaded().close();
        watchdog.close();
    }
}
