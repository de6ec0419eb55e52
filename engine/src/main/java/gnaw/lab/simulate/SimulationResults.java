package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import java.util.List;

/**
 * The results of a simulation.
 *
 * @param results one for each seed, in the order of the seeds
 */
public record SimulationResults(RunKey key, List<GameResult> results) {
    public SimulationResults {
        results = List.copyOf(results);
    }
}
