package gnaw.testing.run;

import gnaw.testing.run.Result.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The results of a run of tests.
 *
 * @param all in the order in which they were run
 * @param unfit the names of tests that none of the wanted names fits
 * @param heldBack how many tests were not run for their tags, though wanted otherwise
 * @param loaded by the mod that tests belong to, the others that they loaded besides
 */
public record TestResults(
        List<Result> all, List<String> unfit, int heldBack, Map<String, Set<String>> loaded, Duration time) {
    public TestResults {
        all = List.copyOf(all);
        unfit = List.copyOf(unfit);
        loaded = Map.copyOf(loaded);
    }

    /** Those that failed. */
    public List<Result> failed() {
        return all.stream().filter(Result::isFailed).toList();
    }

    /** How many were not run because somebody ended the run. */
    public long interrupted() {
        return all.stream().filter(Result::isInterrupted).count();
    }

    /** How many ended so. */
    public long count(Verdict verdict) {
        return all.stream().filter(result -> result.verdict() == verdict).count();
    }
}
