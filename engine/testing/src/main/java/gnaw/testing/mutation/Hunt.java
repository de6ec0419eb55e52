package gnaw.testing.mutation;

import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.ScriptError;
import gnaw.script.coverage.Coverage;
import gnaw.script.coverage.ReachedFunction;
import gnaw.script.coverage.ScriptCoverage;
import gnaw.script.mutation.Mutant;
import gnaw.testing.Home;
import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Makes one mistake after the other in a copied game, and runs the tests that come to its place until one fails. */
final class Hunt {
    /** So many of the quickest are run first: most mutants are noticed by the first few. */
    private static final int FIRST = 10;

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final CopiedGame game;
    private final Tests tests;
    private final List<KnownTest> known;
    private final List<String> failing;
    private final Coverage coverage;

    private Hunt(CopiedGame game, Tests tests, Survey survey) {
        this.game = game;
        this.tests = tests;
        this.known = survey.passing().stream()
                .sorted(Comparator.comparing(KnownTest::time))
                .toList();
        this.failing = survey.failing();
        this.coverage = survey.coverage();
    }

    /** After all tests have been run once without a mistake, to learn what each reaches. */
    static Hunt after(Survey survey, CopiedGame game, Tests tests) {
        return new Hunt(game, tests, survey);
    }

    /** How many tests are run against mutants. */
    int tests() {
        return known.size();
    }

    /** Tests that fail without a mistake, and so can notice none. */
    List<String> failing() {
        return failing;
    }

    /** Makes the mistake and looks whether a test notices it. */
    Judgement judge(Mutant mutant, String text) throws Exception {
        List<KnownTest> coming = coming(mutant, text);
        if (coming.isEmpty()) {
            return new Judgement(mutant, Verdict.UNREACHED);
        }
        game.write(mutant.file(), mutant.in(text));
        try {
            return new Judgement(mutant, isReadable(mutant) ? verdict(coming) : Verdict.UNREADABLE);
        } finally {
            game.write(mutant.file(), text);
        }
    }

    /** The tests that reach the function around it; all tests, if it is made when the script is loaded. */
    private List<KnownTest> coming(Mutant mutant, String text) {
        Optional<ScriptCoverage> script = coverage.scripts().stream()
                .filter(one -> one.file().equals(mutant.file()) && one.text().equals(text))
                .findFirst();
        if (script.isEmpty()) {
            return List.of();
        }
        Optional<ReachedFunction> around = script.get().functions().stream()
                .filter(function -> function.holds(mutant.from()))
                .min(Comparator.comparingInt(function -> function.to() - function.from()));
        return around.map(function -> Survey.key(script.get(), function))
                .map(key -> known.stream()
                        .filter(test -> test.reached().contains(key))
                        .toList())
                .orElse(known);
    }

    private static boolean isReadable(Mutant mutant) throws Exception {
        try {
            RulesThread.call("mutant", () -> Rulebook.load(Home.find().scriptsOf(mutant.mod())))
                    .close();
            return true;
        } catch (ScriptError unreadable) {
            return false;
        }
    }

    private Verdict verdict(List<KnownTest> coming) throws IOException, InterruptedException {
        int first = Math.min(FIRST, coming.size());
        Verdict early = verdictOf(coming.subList(0, first));
        return early == Verdict.SURVIVED && first < coming.size()
                ? verdictOf(coming.subList(first, coming.size()))
                : early;
    }

    private Verdict verdictOf(List<KnownTest> some) throws IOException, InterruptedException {
        FutureTask<Boolean> run = new FutureTask<>(() -> tests.failsOneOf(some));
        Thread thread = new Thread(run, "mutant");
        thread.setDaemon(true);
        thread.start();
        Duration usual = some.stream().map(KnownTest::time).reduce(Duration.ZERO, Duration::plus);
        try {
            return run.get(PATIENCE.plus(usual.multipliedBy(10)).toMillis(), TimeUnit.MILLISECONDS)
                    ? Verdict.KILLED
                    : Verdict.SURVIVED;
        } catch (TimeoutException tooLong) {
            return Verdict.ENDLESS;
        } catch (ExecutionException broken) {
            throw new IllegalStateException("The tests could not be run.", broken);
        }
    }
}
