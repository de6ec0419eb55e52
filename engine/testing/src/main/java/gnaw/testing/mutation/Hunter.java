package gnaw.testing.mutation;

import gnaw.testing.Arena;
import gnaw.workshop.mutation.Mutant;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes one mistake after the other in a copied game of its own, and runs the tests that come to its place until one fails. */
final class Hunter implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final CopiedGame game;
    private final Tests tests;
    private final TestSelection hunt;

    Hunter(CopiedGame game, TestSelection hunt) throws IOException {
        this.game = game;
        this.tests = new Tests(game);
        this.hunt = hunt;
    }

    /** Makes the mistake in that script and looks whether a test notices it. */
    JudgedMutant judge(Mutant mutant, String script) throws Exception {
        List<List<KnownTest>> coming = hunt.coming(mutant);
        if (coming.isEmpty()) {
            return new JudgedMutant(mutant, Verdict.UNREACHED);
        }
        game.write(mutant.file(), mutant.in(script));
        try (Arena arena = new Arena(game.home())) {
            return judge(mutant, coming, arena);
        } finally {
            game.write(mutant.file(), script);
        }
    }

    private JudgedMutant judge(Mutant mutant, List<List<KnownTest>> coming, Arena arena) throws Exception {
        for (List<KnownTest> file : coming) {
            JudgedMutant judgement = judge(mutant, arena, file);
            if (judgement.verdict() != Verdict.SURVIVED) {
                hunt.noticed(mutant, file);
                return judgement;
            }
        }
        return new JudgedMutant(mutant, Verdict.SURVIVED);
    }

    private JudgedMutant judge(Mutant mutant, Arena arena, List<KnownTest> file) throws Exception {
        FutureTask<JudgedMutant> run =
                new FutureTask<>(() -> arena.call(() -> tests.run(file)).judgement(mutant));
        Thread thread = new Thread(run, "mutant");
        thread.setDaemon(true);
        thread.start();
        Duration longest = PATIENCE.plus(TestSelection.time(file).multipliedBy(10));
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
