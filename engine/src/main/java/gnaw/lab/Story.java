package gnaw.lab;

import java.util.List;

/**
 * What became of one game.
 *
 * @param turns how many turns of the world it took
 * @param depth the greatest depth that the hero has seen
 * @param end what he died of or how he won; {@link #UNFINISHED} where neither had happened when the turns were over
 * @param failures what the rules that failed told, the first few
 */
public record Story(long seed, int turns, int depth, long points, boolean won, String end, List<String> failures) {
    /** The end of a game that was still going on. */
    public static final String UNFINISHED = "still going on";

    public Story {
        failures = List.copyOf(failures);
    }
}
