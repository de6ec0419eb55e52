package gnaw.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** How long mods are borne with whose rules fail: one that fails again and again is set aside until the rules are read again. */
final class Patience {
    private static final int FAILURES = 5;
    private static final int TURNS = 20;

    private final Map<String, Deque<Integer>> failures = new HashMap<>();
    private final Set<String> setAside = new HashSet<>();

    /** A mod's rule has failed in a turn. Tells whether the mod is set aside with that. */
    boolean isLostBy(String mod, int turn) {
        Deque<Integer> turns = failures.computeIfAbsent(mod, _ -> new ArrayDeque<>());
        turns.addLast(turn);
        turns.removeIf(earlier -> earlier <= turn - TURNS);
        return !mod.equals(Mod.BASE) && turns.size() >= FAILURES && setAside.add(mod);
    }

    /** The mods whose rules are asked no more. The base game is never among them. */
    Set<String> setAside() {
        return Set.copyOf(setAside);
    }
}
