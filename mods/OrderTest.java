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
import java.util.List;
import java.util.Optional;
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

    static List<List<String>> pairs() {
        List<String> ids = List.copyOf(shipped().found().keySet());
        List<List<String>> pairs = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            for (String other : ids.subList(i + 1, ids.size())) {
                Optional.of(List.of(ids.get(i), other))
                        .filter(OrderTest::goTogether)
                        .ifPresent(pairs::add);
            }
        }
        return pairs;
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("pairs")
    void soDoAllPairs(List<String> pair) throws Exception {
        assertSameInEveryOrder(pair, 2, 100);
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

    /** Every mod once at the front, and all backwards: as far as none says what it comes after. */
    private static void assertSameInEveryOrder(List<String> ids, long seed, int turns) throws Exception {
        ResolvedMods resolved = shipped().choose(ids);
        for (List<Mod> order : orders(resolved.mods())) {
            if (!order.equals(resolved.mods()) && isAllowed(order)) {
                Optional<Lockstep.Parting> parting =
                        RulesThread.call("order", () -> parting(resolved, order, seed, turns));
                assertThat(parting.map(Lockstep.Parting::told))
                        .as("the order %s against %s", names(order), names(resolved.mods()))
                        .isEmpty();
            }
        }
    }

    private static Optional<Lockstep.Parting> parting(ResolvedMods resolved, List<Mod> order, long seed, int turns) {
        try (Rulebook usual = rules(resolved, resolved.mods());
                Rulebook other = rules(resolved, order)) {
            return Lockstep.of(usual, other, "explorer", seed, turns);
        }
    }

    private static Rulebook rules(ResolvedMods resolved, List<Mod> order) {
        return Rulebook.load(Scripts.with(HOME.resolve("scripts"), order, resolved.settings(List.of())));
    }

    private static List<List<Mod>> orders(List<Mod> mods) {
        List<List<Mod>> orders = new ArrayList<>(List.of(mods.reversed()));
        for (Mod first : mods) {
            List<Mod> order = new ArrayList<>(mods);
            order.remove(first);
            order.addFirst(first);
            orders.add(order);
        }
        return orders.stream().distinct().toList();
    }

    private static boolean isAllowed(List<Mod> order) {
        for (int i = 0; i < order.size(); i++) {
            Mod mod = order.get(i);
            boolean isEarly = order.subList(i + 1, order.size()).stream()
                    .anyMatch(later ->
                            mod.after().contains(later.id()) || mod.requires().containsKey(later.id()));
            if (isEarly) {
                return false;
            }
        }
        return true;
    }

    private static List<String> names(List<Mod> mods) {
        return mods.stream().map(Mod::id).toList();
    }

    private static Mods shipped() {
        return Mods.find(List.of(HOME.resolve("mods")));
    }
}
