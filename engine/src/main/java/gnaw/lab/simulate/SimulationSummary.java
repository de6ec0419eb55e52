package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.List;
import java.util.Map;

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
        Map<String, Long> failures) {}
