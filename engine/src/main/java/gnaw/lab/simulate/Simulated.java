package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.ArrayList;
import java.util.List;

/**
 * What a simulation came to.
 *
 * @param games all its games, where they were wanted one by one; else none
 */
public record Simulated(RunKey terms, Tally tally, GameList games) {
    /** Of games one by one, which are read once for the tally. */
    public static Simulated of(RunKey terms, GameList games) {
        Tally tally = new Tally(terms);
        games.each(tally::add);
        return new Simulated(terms, tally, games);
    }

    /** Its games as a list in memory. */
    public SimulationResults listed() {
        List<GameResult> stories = new ArrayList<>();
        games.each(stories::add);
        return new SimulationResults(terms, stories);
    }
}
