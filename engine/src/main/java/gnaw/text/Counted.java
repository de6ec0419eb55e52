package gnaw.text;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names in a list, each once, with how often it stood there. */
public final class Counted {
    private Counted() {}

    /** Such as "a stone, a bat (2)"; in the order in which they came. */
    public static String listed(Stream<String> names) {
        Map<String, Long> counts =
                names.collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        return listed(counts.entrySet());
    }

    /** The same where somebody has counted them, in his order. */
    public static String listed(Collection<Map.Entry<String, Long>> counts) {
        return counts.stream()
                .map(of -> of.getValue() == 1 ? of.getKey() : of.getKey() + " (" + of.getValue() + ")")
                .collect(Collectors.joining(", "));
    }
}
