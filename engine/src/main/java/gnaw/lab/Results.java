package gnaw.lab;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a simulation has found.
 *
 * @param stories one for each seed, in the order of the seeds
 */
public record Results(Terms terms, List<Story> stories) {
    public Results {
        stories = List.copyOf(stories);
    }

    /** Results of stories in whatever order. */
    public static Results of(Terms terms, Collection<Story> stories) {
        SortedMap<Long, Story> bySeed = new TreeMap<>();
        stories.forEach(story -> bySeed.put(story.seed(), story));
        return new Results(terms, List.copyOf(bySeed.values()));
    }

    /** A {@link Mistake} unless these results, which {@code name} holds, were found under those terms. */
    void requireTerms(String name, Terms wanted, String there) {
        String difference = terms.differenceFrom(wanted);
        if (!difference.isEmpty()) {
            throw new Mistake(name + " does not fit " + there + ": " + difference + ".");
        }
    }
}
