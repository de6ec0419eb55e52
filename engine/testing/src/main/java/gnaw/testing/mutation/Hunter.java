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
final class Hunter implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final CopiedGame game;
    private final Tests tests;
    private final Noses noses;

    Hunter(CopiedGame game, Noses noses) throws IOException {
        this.game = game;
        this.tests = new Tests(game);
        this.noses = noses;
    }

    /** Makes the mistake in its script and looks whether a test notices it. */
    JudgedMutant judge(Trail trail) throws Exception {
        Mutant mutant = trail.mutant();
        if (trail.coming().isEmpty()) {
            return new JudgedMutant(mutant, Verdict.UNREACHED);
        }
        String script = game.read(mutant.file());
        game.write(mutant.file(), mutant.in(script));
        try (Arena arena = new Arena(game.home())) {
            return judge(trail, arena);
        } finally {
            game.write(mutant.file(), script);
        }
    }

    private JudgedMutant judge(Trail trail, Arena arena) throws Exception {
        for (Batch batch : noses.bestFirst(trail)) {
            JudgedMutant judgement = judge(trail.mutant(), arena, batch);
            if (judgement.verdict() != Verdict.SURVIVED) {
                noses.noticed(trail, batch);
                return judgement;
            }
        }
        return new JudgedMutant(trail.mutant(), Verdict.SURVIVED);
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
