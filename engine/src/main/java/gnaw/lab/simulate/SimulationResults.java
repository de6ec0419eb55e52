package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.List;

/**
 * The results of a simulation.
 *
 * @param stories one for each seed, in the order of the seeds
 */
public record SimulationResults(RunKey terms, List<GameResult> stories) {
    public SimulationResults {
        stories = List.copyOf(stories);
    }
}
