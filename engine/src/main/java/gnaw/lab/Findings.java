package gnaw.lab;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * What many stories come to.
 *
 * @param ends how many games ended how, the most frequent first
 * @param turns how long they were
 * @param depth how deep the hero got
 * @param figures what was counted, in the order of the measures
 * @param worst the lost games with the fewest points, of equal ones the shortest first
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
        List<Figure> figures,
        List<Story> worst,
        Map<String, Long> failures) {
    private static final int WORST = 5;

    /** The findings from results that hold one story at least. */
    public static Findings of(Results results) {
        List<Story> stories = results.stories();
        return new Findings(
                stories.size(),
                stories.stream().filter(Story::won).count(),
                stories.stream().mapToLong(Story::turns).sum(),
                counted(stories.stream().map(Story::end).toList()),
                spread(stories, Story::turns),
                spread(stories, Story::depth),
                spread(stories, Story::points),
                results.terms().measures().stream()
                        .map(about -> Figure.of(about, stories))
                        .toList(),
                stories.stream()
                        .filter(story -> story.isOver() && !story.won())
                        .sorted(Comparator.comparingLong(Story::points).thenComparingInt(Story::turns))
                        .limit(WORST)
                        .toList(),
                counted(stories.stream()
                        .flatMap(story -> story.failures().stream().distinct())
                        .toList()));
    }

    private static Spread spread(List<Story> stories, ToDoubleFunction<Story> value) {
        return Spread.of(stories.stream().mapToDouble(value).boxed().toList());
    }

    private static Map<String, Long> counted(List<String> words) {
        return Ranking.mostFirst(
                words.stream().collect(Collectors.groupingBy(word -> word, TreeMap::new, Collectors.counting())),
                count -> count);
    }
}
