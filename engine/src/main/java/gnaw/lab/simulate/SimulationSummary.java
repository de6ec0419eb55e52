package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The summary of many games.
 *
 * @param ends how many games ended how, the most frequent first
 * @param turns how long they were
 * @param depth how deep the hero got
 * @param figures what was counted, in the order of the measures
 * @param worst the lost games with the fewest points, of equal ones the shortest first
 * @param failures what the rules that failed told, and in how many games
 */
public record SimulationSummary(
        int games,
        long won,
        long turnsPlayed,
        Map<String, Long> ends,
        Spread turns,
        Spread depth,
        Spread points,
        List<MeasureFigure> figures,
        List<GameResult> worst,
        Map<String, Long> failures) {
    private static final int WORST = 5;

    /** The findings from results that hold one story at least. */
    public static SimulationSummary of(SimulationResults results) {
        List<GameResult> stories = results.stories();
        return new SimulationSummary(
                stories.size(),
                stories.stream().filter(GameResult::won).count(),
                stories.stream().mapToLong(GameResult::turns).sum(),
                counted(stories.stream().map(GameResult::end).toList()),
                spread(stories, GameResult::turns),
                spread(stories, GameResult::depth),
                spread(stories, GameResult::points),
                results.terms().measures().stream()
                        .map(about -> MeasureFigure.of(about, stories))
                        .toList(),
                stories.stream()
                        .filter(story -> story.isOver() && !story.won())
                        .sorted(Comparator.comparingLong(GameResult::points).thenComparingInt(GameResult::turns))
                        .limit(WORST)
                        .toList(),
                counted(stories.stream()
                        .flatMap(story -> story.failures().stream().distinct())
                        .toList()));
    }

    private static Spread spread(List<GameResult> stories, ToDoubleFunction<GameResult> value) {
        return Spread.of(stories.stream().mapToDouble(value).boxed().toList());
    }

    private static Map<String, Long> counted(List<String> words) {
        return Ranking.mostFirst(
                words.stream().collect(Collectors.groupingBy(word -> word, TreeMap::new, Collectors.counting())),
                count -> count);
    }
}
