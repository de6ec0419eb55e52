package gnaw.lab.simulate;

import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.Playthrough;
import java.util.BitSet;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Many games at once, each determined by its own seed alone: so the results are the same on any number of threads. Each thread has
 * rules of its own.
 */
public final class Simulation {
    private final SimulationOptions options;
    private final Supplier<? extends Rules> rules;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private Optional<Throwable> failure = Optional.empty();

    /** Games under the rules that {@code rules} makes for each thread. */
    public Simulation(SimulationOptions options, Supplier<? extends Rules> rules) {
        this.options = options;
        this.rules = rules;
    }

    /**
     * Plays until all games are over or {@link #stop} is called. What fails on a thread is thrown here.
     *
     * @param known of the games, by their number from 0, those that need not be played again
     * @param afterEach is told each game that was played, one at a time, in whatever order
     */
    public void run(BitSet known, ThreadFactory threads, Consumer<GameResult> afterEach) throws InterruptedException {
        PrimitiveIterator.OfLong seeds = options.seeds(known).iterator();
        var workers = IntStream.range(0, Math.min(options.threads(), options.games()))
                .mapToObj(_ -> threads.newThread(() -> work(seeds, afterEach)))
                .toList();
        workers.forEach(Thread::start);
        for (Thread worker : workers) {
            worker.join();
        }
        requireNoFailure();
    }

    /** Lets no further game begin; {@link #run} ends with those that have begun. */
    public void stop() {
        stopped.set(true);
    }

    private synchronized void requireNoFailure() {
        if (failure.isEmpty()) {
            return;
        }
        switch (failure.get()) {
            case Error fatal -> throw fatal;
            case RuntimeException failure -> throw failure;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    private void work(PrimitiveIterator.OfLong seeds, Consumer<GameResult> afterEach) {
        try {
            playAll(rules.get(), seeds, afterEach);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void playAll(Rules own, PrimitiveIterator.OfLong seeds, Consumer<GameResult> afterEach) {
        Rules.Mind bot = own.bot(options.bot()).orElseThrow(() -> LabMisuse.unknown("bot", options.bot(), own.bots()));
        for (Optional<Long> seed = next(seeds); seed.isPresent(); seed = next(seeds)) {
            tell(Playthrough.of(own, bot, seed.get(), options.turns()), afterEach);
        }
    }

    private synchronized Optional<Long> next(PrimitiveIterator.OfLong seeds) {
        return stopped.get() || !seeds.hasNext() ? Optional.empty() : Optional.of(seeds.next());
    }

    private synchronized void tell(GameResult result, Consumer<GameResult> afterEach) {
        afterEach.accept(result);
    }

    private synchronized void fail(Throwable e) {
        stop();
        failure = failure.or(() -> Optional.of(e));
    }
}
