package gnaw.script.failure;

import gnaw.game.RuleFailure;
import gnaw.game.RuleFailure.Moment;
import gnaw.mod.Mod;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Sets a mod aside whose rules fail again and again, until the rules are read again. */
final class CircuitBreaker {
    private static final int FAILURES = 5;
    private static final int TURNS = 20;

    private final Set<String> uncounted;
    private final Map<String, Deque<Integer>> failures = new HashMap<>();
    // Whoever has asked compares it with what it is now: mostly one and the same.
    private Set<String> setAside = Set.of();

    /** Failures in answers to these questions do not count. */
    CircuitBreaker(Set<String> uncounted) {
        this.uncounted = uncounted;
    }

    /** Before anything has failed. */
    CircuitBreaker anew() {
        return new CircuitBreaker(uncounted);
    }

    /**
     * The failure with when it was, and with what becomes of the mod. The failure of a rule that another rule asked tells its own.
     *
     * @param begunWith the question that all began with
     */
    RuleFailure told(
            RuleFailure failure, RuleCall asked, String begunWith, Supplier<String> culprit, List<String> locals) {
        if (failure.moment() != Moment.UNKNOWN) {
            return failure;
        }
        String note = FailureContext.world(asked.given())
                .filter(_ -> !uncounted.contains(begunWith))
                .map(world -> counted(culprit.get(), world.turn()))
                .orElse("");
        return failure.at(asked.moment(locals, note));
    }

    /** What a further failure of a mod's changes; or "". */
    private String counted(String mod, int turn) {
        return isLostBy(mod, turn)
                ? mod + " is set aside until its scripts are read again: its rules fail again and again."
                : "";
    }

    /** A mod's rule has failed in a turn. Tells whether the mod is set aside with that. */
    private boolean isLostBy(String mod, int turn) {
        Deque<Integer> turns = failures.computeIfAbsent(mod, _ -> new ArrayDeque<>());
        turns.addLast(turn);
        turns.removeIf(earlier -> earlier <= turn - TURNS);
        return !mod.equals(Mod.BASE) && turns.size() >= FAILURES && putAside(mod);
    }

    private boolean putAside(String mod) {
        Set<String> all = new HashSet<>(setAside);
        boolean isNew = all.add(mod);
        setAside = Set.copyOf(all);
        return isNew;
    }

    /** The mods whose rules are asked no more. The base game is never among them. */
    Set<String> setAside() {
        return setAside;
    }
}
