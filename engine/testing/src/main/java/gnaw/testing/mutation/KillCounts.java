package gnaw.testing.mutation;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The files of tests that have noticed mistakes, which are the likeliest to notice the next one of the same script. */
final class KillCounts {
    /** How many mutants of a script the tests of a file have noticed, by both names. */
    private final Map<String, Integer> noticed = new ConcurrentHashMap<>();

    /** The tests that come to a mistake: first the file that has noticed most in that script. */
    List<Batch> bestFirst(CoveringTests covering) {
        return covering.coming().stream()
                .sorted(Comparator.comparing(batch -> -noticed.getOrDefault(key(covering, batch), 0)))
                .toList();
    }

    /** Keeps in mind that these tests have noticed the mistake. */
    void noticed(CoveringTests covering, Batch batch) {
        noticed.merge(key(covering, batch), 1, Integer::sum);
    }

    private static String key(CoveringTests covering, Batch batch) {
        return covering.mutant().file() + " " + batch.file();
    }
}
