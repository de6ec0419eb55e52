package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.ArrayList;
import java.util.List;

/**
 * What a simulation came to.
 *
 * @param games all its games, where they were wanted one by one; else none
 */
public record Simulated(RunKey key, Tally tally, GameList games) {
    /** Reads games one by one, once, for the tally. */
    public static Simulated of(RunKey key, GameList games) {
        Tally tally = new Tally(key);
        games.each(tally::add);
        return new Simulated(key, tally, games);
    }

    /** Its games as a list in memory. */
    public SimulationResults listed() {
        List<GameResult> results = new ArrayList<>();
        games.each(results::add);
        return new SimulationResults(key, results);
    }
}
