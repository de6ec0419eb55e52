package gnaw.mods;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.lab.replay.Lockstep;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped mods that say nothing of each other may be loaded in any order: the game is the same, turn by turn. */
class OrderTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    @Test
    void twoModsMakeTheSameGameInEitherOrder() throws Exception {
        assertSameInEveryOrder(List.of("mango", "thirst"), 1, 20);
    }

    /** Sets of mods in which each pair that may be loaded in either order is turned round once at least, and as few as come by themselves. */
    static List<List<String>> sets() {
        List<String> ids = List.copyOf(shipped().found().keySet());
        List<List<String>> sets = new ArrayList<>();
        Set<Set<String>> turned = new HashSet<>();
        for (String id : ids) {
            for (String other : ids.subList(ids.indexOf(id) + 1, ids.size())) {
                Set<String> pair = Set.of(id, other);
                if (!turned.contains(pair) && turnedIn(List.of(id, other)).contains(pair)) {
                    List<String> set = filledUp(pair, ids);
                    turned.addAll(turnedIn(set));
                    sets.add(set);
                }
            }
        }
        return sets;
    }

    /** The pair, and each further mod that goes with it and does not keep its two from being turned round. */
    private static List<String> filledUp(Set<String> pair, List<String> ids) {
        List<String> set = new ArrayList<>(pair);
        for (String more : ids) {
            List<String> larger =
                    Stream.concat(set.stream(), Stream.of(more)).distinct().toList();
            if (turnedIn(larger).contains(pair)) {
                set = new ArrayList<>(larger);
            }
        }
        return set;
    }

    /** The pairs among these mods, and those that they require, whose order is another when all are loaded backwards. */
    private static Set<Set<String>> turnedIn(List<String> ids) {
        Set<Set<String>> turned = new HashSet<>();
        if (goTogether(ids)) {
            List<Mod> usual = shipped().choose(ids).mods();
            List<Mod> backwards = backwards(usual);
            for (Mod mod : usual) {
                for (Mod later : usual.subList(usual.indexOf(mod) + 1, usual.size())) {
                    if (backwards.indexOf(later) < backwards.indexOf(mod)) {
                        turned.add(Set.of(mod.id(), later.id()));
                    }
                }
            }
        }
        return turned;
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("sets")
    void soDoAllPairs(List<String> set) throws Exception {
        ResolvedMods resolved = shipped().choose(set);
        assertSame(resolved, List.of(backwards(resolved.mods())), List.of(1L, 2L), 150);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void soDoAllModsThatGoTogether(long seed) throws Exception {
        List<String> together = new ArrayList<>();
        for (String id : shipped().found().keySet()) {
            together.add(id);
            if (!goTogether(together)) {
                together.removeLast();
            }
        }
        assertThat(together).hasSizeGreaterThan(2);
        assertSameInEveryOrder(together, seed, 100);
    }

    private static boolean goTogether(List<String> ids) {
        try {
            shipped().choose(ids);
            return true;
        } catch (ScriptError apart) {
            return false;
        }
    }

    /** All backwards, and every mod once at the front: as far as none says what it comes after. */
    private static void assertSameInEveryOrder(List<String> ids, long seed, int turns) throws Exception {
        ResolvedMods resolved = shipped().choose(ids);
        List<List<Mod>> others = orders(resolved.mods()).stream()
                .filter(order -> !order.equals(resolved.mods()) && isAllowed(order))
                .toList();
        assertSame(resolved, others, List.of(seed), turns);
    }

    private static void assertSame(ResolvedMods resolved, List<List<Mod>> others, List<Long> seeds, int turns)
            throws Exception {
        RulesThread.call("order", () -> {
            try (Rulebook usual = rules(resolved, resolved.mods())) {
                for (List<Mod> order : others) {
                    try (Rulebook other = rules(resolved, order)) {
                        seeds.forEach(seed -> assertThat(Lockstep.of(usual, other, "explorer", seed, turns)
                                        .map(Lockstep.Parting::told))
                                .as("the order %s against %s", names(order), names(resolved.mods()))
                                .isEmpty());
                    }
                }
            }
            return others;
        });
    }

    private static Rulebook rules(ResolvedMods resolved, List<Mod> order) {
        return Rulebook.load(Scripts.with(HOME.resolve("scripts"), order, resolved.settings(List.of())));
    }

    private static List<List<Mod>> orders(List<Mod> mods) {
        List<List<Mod>> orders = new ArrayList<>(List.of(backwards(mods)));
        for (Mod first : mods) {
            List<Mod> order = new ArrayList<>(mods);
            order.remove(first);
            order.addFirst(first);
            orders.add(order);
        }
        return orders.stream().distinct().toList();
    }

    /** The last that need not wait for another comes first. */
    private static List<Mod> backwards(List<Mod> mods) {
        List<Mod> left = new ArrayList<>(mods);
        List<Mod> backwards = new ArrayList<>();
        while (!left.isEmpty()) {
            Mod next = left.reversed().stream()
                    .filter(mod -> left.stream().noneMatch(other -> comesAfter(mod, other)))
                    .findFirst()
                    .orElseThrow();
            left.remove(next);
            backwards.add(next);
        }
        return backwards;
    }

    private static boolean isAllowed(List<Mod> order) {
        for (int i = 0; i < order.size(); i++) {
            Mod mod = order.get(i);
            if (order.subList(i + 1, order.size()).stream().anyMatch(later -> comesAfter(mod, later))) {
                return false;
            }
        }
        return true;
    }

    private static boolean comesAfter(Mod mod, Mod other) {
        return mod.after().contains(other.id()) || mod.requires().containsKey(other.id());
    }

    private static List<String> names(List<Mod> mods) {
        return mods.stream().map(Mod::id).toList();
    }

    private static Mods shipped() {
        return Mods.find(List.of(HOME.resolve("mods")));
    }
}
