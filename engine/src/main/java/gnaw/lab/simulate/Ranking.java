package gnaw.lab.simulate;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.ToDoubleFunction;

/** Puts what has names in the order of its weight. */
final class Ranking {
    private Ranking() {}

    /** The greatest weight first, equal ones by name. */
    static <T> Map<String, T> mostFirst(SortedMap<String, T> named, ToDoubleFunction<T> weight) {
        Map<String, T> sorted = new LinkedHashMap<>();
        named.entrySet().stream()
                .sorted(Comparator.comparingDouble(
                                (Map.Entry<String, T> entry) -> -weight.applyAsDouble(entry.getValue()))
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }
}
