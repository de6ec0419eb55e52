package gnaw.mod;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Mods in the order in which they are loaded.
 *
 * @param circles a sentence for mods that wait for each other, and so have no order
 */
record LoadOrder(List<Mod> mods, List<String> circles) {

    /** The order of mods that come sorted by id: each time the first that waits for nobody. */
    static LoadOrder of(List<Mod> sorted) {
        List<Mod> waiting = new ArrayList<>(sorted);
        List<Mod> placed = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Optional<Mod> next = waiting.stream()
                    .filter(mod -> awaited(mod, waiting).isEmpty())
                    .findFirst();
            if (next.isEmpty()) {
                return new LoadOrder(placed, List.of(circle(waiting)));
            }
            waiting.remove(next.get());
            placed.add(next.get());
        }
        return new LoadOrder(List.copyOf(placed), List.of());
    }

    private static List<Mod> awaited(Mod mod, List<Mod> waiting) {
        return waiting.stream()
                .filter(other ->
                        mod.requires().containsKey(other.id()) || mod.after().contains(other.id()))
                .toList();
    }

    /** Everybody waits for somebody, so whoever follows them comes back to one he has seen. */
    private static String circle(List<Mod> waiting) {
        List<Mod> path = new ArrayList<>();
        Mod mod = waiting.getFirst();
        while (!path.contains(mod)) {
            path.add(mod);
            mod = awaited(mod, waiting).getFirst();
        }
        List<String> circle = new ArrayList<>(path.subList(path.indexOf(mod), path.size()).stream()
                .map(Mod::id)
                .toList());
        circle.add(mod.id());
        return "These mods wait for each other: " + String.join(" after ", circle) + ".";
    }
}
