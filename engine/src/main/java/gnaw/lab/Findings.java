package gnaw.lab;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * What many stories come to.
 *
 * @param ends how many games ended how, the most frequent first
 * @param turns how long they were
 * @param depth how deep the hero got
 * @param worst the games with the fewest points, of equal ones the shortest first
 * @param failures what the rules that failed told, and in how many games
 */
public record Findings(
        int games,
        long won,
        long turnsPlayed,
        Map<String, Long> ends,
        Spread turns,
        Spread depth,
        Spread points,
        List<Story> worst,
        Map<String, Long> failures) {
    private static final int WORST = 5;

    /** The findings from stories, of which there must be one at least. */
    public static Findings of(List<Story> stories) {
        return new Findings(
                stories.size(),
                stories.stream().filter(Story::won).count(),
                stories.stream().mapToLong(Story::turns).sum(),
                mostFirst(counted(stories.stream().map(Story::end).toList())),
                spread(stories, Story::turns),
                spread(stories, Story::depth),
                spread(stories, Story::points),
                stories.stream()
                        .filter(story -> !story.won())
                        .sorted(Comparator.comparingLong(Story::points).thenComparingInt(Story::turns))
                        .limit(WORST)
                        .toList(),
                mostFirst(counted(stories.stream()
                        .flatMap(story -> story.failures().stream().distinct())
                        .toList())));
    }

    private static Spread spread(List<Story> stories, ToLongFunction<Story> value) {
        return Spread.of(stories.stream().mapToLong(value).sorted().toArray());
    }

    private static Map<String, Long> counted(List<String> words) {
        return words.stream().collect(Collectors.groupingBy(word -> word, TreeMap::new, Collectors.counting()));
    }

    private static Map<String, Long> mostFirst(Map<String, Long> counts) {
        Map<String, Long> sorted = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }
}
