package gnaw.lab.simulate;

import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.Playthrough;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Many games at once, each determined by its own seed alone: so the stories are the same on any number of threads. Each thread has
 * rules of its own.
 */
public final class Simulation {
    private final SimulationOptions options;
    private final Supplier<? extends Rules> rules;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final SortedMap<Long, GameResult> told = new TreeMap<>();
    private Optional<Throwable> failure = Optional.empty();

    /** Games under the rules that {@code rules} makes for each thread. */
    public Simulation(SimulationOptions options, Supplier<? extends Rules> rules) {
        this.options = options;
        this.rules = rules;
    }

    /**
     * Plays until all games are over or {@link #stop} is called. What fails on a thread is thrown here.
     *
     * @param known games that need not be played again
     * @param afterEach is told each new story, one at a time
     * @return all stories, known and new, in the order of their seeds
     */
    public Collection<GameResult> run(
            Collection<GameResult> known, ThreadFactory threads, Consumer<GameResult> afterEach)
            throws InterruptedException {
        known.forEach(result -> told.put(result.seed(), result));
        Iterator<Long> seeds = seeds().boxed().toList().iterator();
        var workers = IntStream.range(0, Math.min(options.threads(), options.games()))
                .mapToObj(_ -> threads.newThread(() -> work(seeds, afterEach)))
                .toList();
        workers.forEach(Thread::start);
        for (Thread worker : workers) {
            worker.join();
        }
        return stories();
    }

    /** Lets no further game begin; {@link #run} gives the stories that are told by then. */
    public void stop() {
        stopped.set(true);
    }

    private LongStream seeds() {
        return LongStream.range(options.seed(), options.seed() + options.games())
                .filter(seed -> !told.containsKey(seed));
    }

    private synchronized Collection<GameResult> stories() {
        if (failure.isEmpty()) {
            return told.values();
        }
        switch (failure.get()) {
            case Error fatal -> throw fatal;
            case RuntimeException failure -> throw failure;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    private void work(Iterator<Long> seeds, Consumer<GameResult> afterEach) {
        try {
            playAll(rules.get(), seeds, afterEach);
        } catch (RuntimeException | OutOfMemoryError e) {
            fail(e);
        }
    }

    private void playAll(Rules own, Iterator<Long> seeds, Consumer<GameResult> afterEach) {
        Rules.Mind bot = own.bot(options.bot()).orElseThrow(() -> LabMisuse.unknown("bot", options.bot(), own.bots()));
        for (Optional<Long> seed = next(seeds); seed.isPresent(); seed = next(seeds)) {
            tell(Playthrough.of(own, bot, seed.get(), options.turns()), afterEach);
        }
    }

    private synchronized Optional<Long> next(Iterator<Long> seeds) {
        return stopped.get() || !seeds.hasNext() ? Optional.empty() : Optional.of(seeds.next());
    }

    private synchronized void tell(GameResult result, Consumer<GameResult> afterEach) {
        told.put(result.seed(), result);
        afterEach.accept(result);
    }

    private synchronized void fail(Throwable e) {
        stop();
        failure = failure.or(() -> Optional.of(e));
    }
}
