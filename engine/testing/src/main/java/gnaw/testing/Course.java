package gnaw.testing;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.game.Outcome;
import gnaw.game.RuleFailure;
import gnaw.game.dice.ImpossibleDie;
import gnaw.lab.Invariants;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The course of a test's game: each act, and what came of the last. A rule that fails meanwhile fails the test. */
final class Course {
    private final EventLog eventLog = new EventLog();
    private final TestDice dice;
    private Optional<Game> game = Optional.empty();

    /** A course without a game; that of its games will have these dice. */
    Course(TestDice dice) {
        this.dice = dice;
    }

    boolean hasBegun() {
        return game.isPresent();
    }

    Game game() {
        return game.orElseThrow();
    }

    /** What came of the last act. */
    EventLog eventLog() {
        return eventLog;
    }

    /** From now on this is the game; what came of the last act stays. */
    void take(Game other) {
        game = Optional.of(other);
        other.lendDice(dice::lent);
    }

    /** Carries out an effect of the test's; it is no action of the hero's. */
    void apply(Effect effect) {
        game().apply(List.of(effect));
        eventLog.add(game().takeEvents());
        requireNoFailure();
    }

    /** Does what a test wants done and notes what comes of it. */
    void act(Runnable work) {
        eventLog.begin();
        game().takeEvents();
        try {
            work.run();
        } catch (ImpossibleDie die) {
            throw new AssertionError(die.getMessage(), die);
        }
        eventLog.add(game().takeEvents());
        requireNoFailure();
    }

    /** Looks at the game as players do: rules that only answer what is seen may fail, too. */
    <T> T look(Supplier<T> at) {
        T seen = at.get();
        EventLog told = new EventLog();
        game().rules().takeFailures().forEach(failure -> told.add(List.of(new Event.RuleFailed(failure))));
        told.add(game().takeEvents());
        require(told);
        return seen;
    }

    /** Adds what an errand has already reported. */
    void note(List<Event> events) {
        eventLog.add(events);
    }

    /** So many turns pass, as one act; they end early with the game. */
    void pass(int turns) {
        int end = game().world().turn() + turns;
        act(() -> {
            while (game().world().turn() < end && !game().isOver()) {
                Offers.requireNone(game().world());
                passTurn();
            }
        });
    }

    /** The hero's part of a turn, if he has one, and then the others'. */
    private void passTurn() {
        if (game().heroMayAct() && game().perform(Action.await(), false) instanceof Outcome.Refused(String why)) {
            throw new AssertionError("The hero cannot wait: " + why);
        }
        if (!game().isOver() && !game().heroMayAct()) {
            game().pass();
        }
    }

    /** A whole game from its start, by these intents. What cannot be done any more, since rules were mended, is left out. */
    void play(Game begun, List<Intent> intents) {
        take(begun);
        eventLog.begin();
        eventLog.add(game().takeEvents());
        requireNoFailure();
        for (Intent intent : intents) {
            if (intent.mayBeDone(game())) {
                act(() -> note(intent.doIn(game())));
                requireOrder();
            }
        }
    }

    private void requireOrder() {
        List<String> broken = Invariants.brokenIn(game(), List.of());
        if (!broken.isEmpty()) {
            throw new AssertionError(String.join("\n", broken));
        }
    }

    void requireNoFailure() {
        require(eventLog);
    }

    private static void require(EventLog sound) {
        List<RuleFailure> failures = sound.failures();
        if (!failures.isEmpty()) {
            throw RuleBroke.of(failures);
        }
    }
}
