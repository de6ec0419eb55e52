package gnaw.lab;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The result of one game.
 *
 * @param turns how many turns of the world it took
 * @param depth the greatest depth that the hero has seen
 * @param points what it was worth; what it would have been worth, if it was broken off
 * @param end what he died of or how he won; {@link #UNFINISHED} where neither had happened when the turns were over
 * @param failures what the rules that failed told, the first few
 * @param counts what was counted, by measure
 * @param met how far the game met each of the rows in the key, as {@link gnaw.game.RowReached#digits} writes it
 */
public record GameResult(
        long seed,
        int turns,
        int depth,
        long points,
        boolean won,
        String end,
        List<String> failures,
        SortedMap<String, Counts> counts,
        String met)
        implements Serializable {
    /** The end of a game that was still going on. */
    public static final String UNFINISHED = "still going on";

    public GameResult {
        failures = List.copyOf(failures);
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
        met = Optional.ofNullable(met).orElse("");
    }

    /** Whether the game came to an end by itself. */
    public boolean isOver() {
        return !end.equals(UNFINISHED);
    }

    /** What was counted in a measure. */
    public Counts counts(String measure) {
        return counts.getOrDefault(measure, Counts.NONE);
    }
}
