package gnaw.lab.simulate;

import gnaw.game.Measure;
import java.util.Map;
import java.util.SortedMap;

/** The numbers behind the plot of one measure over many games. */
public sealed interface MeasureFigure {
    /** What was measured. */
    Measure.About about();

    /** How amounts are spread at each place: a turn, or a depth. Only the games that got so far count there. */
    record Along(Measure.About about, SortedMap<Integer, Spread> spreads) implements MeasureFigure {}

    /** How the amounts of all games are spread. */
    record Whole(Measure.About about, Spread spread) implements MeasureFigure {}

    /** How many of each name there were at each depth; the most frequent name first. */
    record Named(Measure.About about, Map<String, SortedMap<Integer, Double>> amounts) implements MeasureFigure {}

    /** The share of games whose amount is greater than this. */
    record Surviving(Measure.About about, SortedMap<Integer, Double> shares) implements MeasureFigure {}
}
