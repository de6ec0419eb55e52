package gnaw.testing.mutation;

import gnaw.testing.Arena;
import gnaw.workshop.mutation.Mutant;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes one mistake after the other in a copied game of its own, and runs the tests that come to its place until one fails. */
final class MutantWorker implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final CopiedGame game;
    private final Tests tests;
    private final KillCounts killCounts;

    MutantWorker(CopiedGame game, KillCounts killCounts) throws IOException {
        this.game = game;
        this.tests = new Tests(game);
        this.killCounts = killCounts;
    }

    /** Makes the mistake in its script and looks whether a test notices it. */
    JudgedMutant judge(CoveringTests covering) throws Exception {
        Mutant mutant = covering.mutant();
        if (covering.coming().isEmpty()) {
            return new JudgedMutant(mutant, Verdict.UNREACHED);
        }
        String script = game.read(mutant.file());
        game.write(mutant.file(), mutant.in(script));
        try (Arena arena = new Arena(game.home())) {
            return judge(covering, arena);
        } finally {
            game.write(mutant.file(), script);
        }
    }

    private JudgedMutant judge(CoveringTests covering, Arena arena) throws Exception {
        for (Batch batch : killCounts.bestFirst(covering)) {
            JudgedMutant judgement = judge(covering.mutant(), arena, batch);
            if (judgement.verdict() != Verdict.SURVIVED) {
                killCounts.noticed(covering, batch);
                return judgement;
            }
        }
        return new JudgedMutant(covering.mutant(), Verdict.SURVIVED);
    }

    private JudgedMutant judge(Mutant mutant, Arena arena, Batch batch) throws Exception {
        FutureTask<JudgedMutant> run =
                new FutureTask<>(() -> arena.call(() -> tests.run(batch)).judgement(mutant));
        Thread thread = new Thread(run, "mutant");
        thread.setDaemon(true);
        thread.start();
        Duration longest = PATIENCE.plus(batch.time().multipliedBy(10));
        try {
            return run.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            return new JudgedMutant(mutant, Verdict.ENDLESS);
        } catch (ExecutionException broken) {
            throw new IllegalStateException("The tests could not be run.", broken);
        }
    }

    @Override
    public void close() throws IOException {
        tests.close();
    }
}
