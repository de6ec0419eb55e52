package gnaw.game;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The meters in a saved game as plain data: by what has them ({@code world}, {@code creatures}), which of these, and their names. */
public final class SavedMeters {
    private final SavedGame saved;
    private final Map<String, Map<String, Map<String, Object>>> all = new TreeMap<>();

    /** The groups of which there is but one each: its meters lie under the name "". */
    public static final Set<String> SINGLE = Set.of("world", "hero");

    /** Those of that name alone that are wanted. */
    public SavedMeters(SavedGame saved, Predicate<String> wanted) {
        this.saved = saved;
        new Collecting(wanted).of(saved);
    }

    /** All of them. */
    public Map<String, Map<String, Map<String, Object>>> all() {
        return all;
    }

    /** The game with others in place of these: the meters of whoever is named there are those that stand there. */
    public SavedGame replacedBy(Map<String, Map<String, Map<String, Object>>> others) {
        return new Replacing(others).of(saved);
    }

    private static Map<String, Object> of(
            SavedGameChange.Bearer bearer,
            Map<String, Map<String, Map<String, Object>>> all,
            Map<String, Object> otherwise) {
        return all.getOrDefault(bearer.group(), Map.of()).getOrDefault(bearer.name(), otherwise);
    }

    /** Changes nothing. */
    private final class Collecting extends SavedGameChange {
        private final Predicate<String> wanted;

        Collecting(Predicate<String> wanted) {
            this.wanted = wanted;
        }

        @Override
        Map<String, Object> meters(Bearer of, Map<String, Object> meters) {
            Map<String, Object> chosen = new TreeMap<>(meters);
            chosen.keySet().removeIf(meter -> SaveMigration.isOurs(meter) || !wanted.test(meter));
            if (!chosen.isEmpty() || SINGLE.contains(of.group())) {
                all.computeIfAbsent(of.group(), _ -> new TreeMap<>()).put(of.name(), chosen);
            }
            return meters;
        }
    }

    /** Puts other meters in their place. */
    private final class Replacing extends SavedGameChange {
        private final Map<String, Map<String, Map<String, Object>>> others;

        Replacing(Map<String, Map<String, Map<String, Object>>> others) {
            this.others = others;
        }

        @Override
        Map<String, Object> meters(Bearer bearer, Map<String, Object> meters) {
            Map<String, Object> before = SavedMeters.of(bearer, all, Map.of());
            Map<String, Object> now = new TreeMap<>(meters);
            now.keySet().removeAll(before.keySet());
            now.putAll(SavedMeters.of(bearer, others, before));
            return now;
        }
    }
}
