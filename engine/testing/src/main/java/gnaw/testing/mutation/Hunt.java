package gnaw.testing.mutation;

import gnaw.cli.sweep.Work;
import gnaw.workshop.mutation.Mutant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Mutants one after the other, which one hunter judges.
 *
 * @param first the index of the first among all mutants
 */
record Hunt(int first, List<Trail> trails) implements Work<List<JudgedMutant>> {
    /** How many hunts there are for each core: the last ones may take longer than others. */
    private static final int FOR_EACH_CORE = 4;

    /** What is lost with a machine is never more than so many mutants. */
    private static final int MOST = 10;

    /** The hunts for all of these for so many cores. */
    static List<Hunt> of(List<Mutant> mutants, Function<Mutant, Trail> trail, int cores) {
        int most = Math.clamp(Math.ceilDiv(mutants.size(), cores * FOR_EACH_CORE), 1, MOST);
        return IntStream.range(0, Math.ceilDiv(mutants.size(), most))
                .map(number -> number * most)
                .mapToObj(first -> new Hunt(
                        first,
                        mutants.subList(first, Math.min(first + most, mutants.size())).stream()
                                .map(trail)
                                .toList()))
                .toList();
    }

    @Override
    public List<JudgedMutant> in(Path home) throws Exception {
        try (CopiedGame game = CopiedGame.of(home);
                Hunter hunter = new Hunter(game, new Noses())) {
            List<JudgedMutant> judged = new ArrayList<>();
            for (Trail trail : trails) {
                judged.add(hunter.judge(trail));
            }
            return judged;
        }
    }
}
