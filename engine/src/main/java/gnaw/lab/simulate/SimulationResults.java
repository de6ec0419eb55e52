package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The results of a simulation.
 *
 * @param stories one for each seed, in the order of the seeds
 */
public record SimulationResults(RunKey terms, List<GameResult> stories) {
    public SimulationResults {
        stories = List.copyOf(stories);
    }

    /** Results of stories in whatever order. */
    public static SimulationResults of(RunKey terms, Collection<GameResult> stories) {
        SortedMap<Long, GameResult> bySeed = new TreeMap<>();
        stories.forEach(story -> bySeed.put(story.seed(), story));
        return new SimulationResults(terms, List.copyOf(bySeed.values()));
    }
}
