package gnaw.testing.mutation;

import gnaw.cli.sweep.Work;
import gnaw.workshop.mutation.Mutant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Mutants that one worker judges one after the other.
 *
 * @param first the index of the first among all mutants
 */
record MutantBatch(int first, List<CoveringTests> mutants) implements Work<List<JudgedMutant>> {
    /** How many batches there are for each core: the last ones may take longer than others. */
    private static final int FOR_EACH_CORE = 4;

    /** What is lost with a machine is never more than so many mutants. */
    private static final int MOST = 10;

    /** Splits all mutants for so many cores. */
    static List<MutantBatch> of(List<Mutant> mutants, Function<Mutant, CoveringTests> covering, int cores) {
        int most = Math.clamp(Math.ceilDiv(mutants.size(), cores * FOR_EACH_CORE), 1, MOST);
        return IntStream.range(0, Math.ceilDiv(mutants.size(), most))
                .map(number -> number * most)
                .mapToObj(first -> new MutantBatch(
                        first,
                        mutants.subList(first, Math.min(first + most, mutants.size())).stream()
                                .map(covering)
                                .toList()))
                .toList();
    }

    @Override
    public List<JudgedMutant> in(Path home) throws Exception {
        try (CopiedGame game = CopiedGame.of(home);
                MutantWorker worker = new MutantWorker(game, new KillCounts())) {
            List<JudgedMutant> judged = new ArrayList<>();
            for (CoveringTests mutant : mutants) {
                judged.add(worker.judge(mutant));
            }
            return judged;
        }
    }
}
