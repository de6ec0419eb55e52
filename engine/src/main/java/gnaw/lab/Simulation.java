package gnaw.lab;

import gnaw.game.Rules;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Many games at once, each determined by its own seed alone: so the stories are the same on any number of threads. Each thread has
 * rules of its own.
 */
public final class Simulation {
    private final SimulationOptions options;
    private final Supplier<? extends Rules> rules;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final SortedMap<Integer, Story> told = new TreeMap<>();
    private Optional<RuntimeException> failure = Optional.empty();

    /** Games under the rules that {@code rules} makes for each thread. */
    public Simulation(SimulationOptions options, Supplier<? extends Rules> rules) {
        this.options = options;
        this.rules = rules;
    }

    /**
     * Plays until all games are over or {@link #stop} is called. What fails on a thread is thrown here.
     *
     * @param afterEach is run after each game, on one thread at a time
     */
    public List<Story> run(ThreadFactory threads, Runnable afterEach) throws InterruptedException {
        List<Thread> workers = IntStream.range(0, Math.min(options.threads(), options.games()))
                .mapToObj(_ -> threads.newThread(() -> work(afterEach)))
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

    private synchronized List<Story> stories() {
        if (failure.isPresent()) {
            throw failure.get();
        }
        return List.copyOf(told.values());
    }

    private void work(Runnable afterEach) {
        try {
            playAll(rules.get(), afterEach);
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void playAll(Rules own, Runnable afterEach) {
        Rules.Mind bot = own.bot(options.bot()).orElseThrow(() -> Mistake.unknown("bot", options.bot(), own.bots()));
        for (int game = next.getAndIncrement();
                game < options.games() && !stopped.get();
                game = next.getAndIncrement()) {
            tell(game, Playthrough.of(own, bot, options.seed() + game, options.turns()), afterEach);
        }
    }

    private synchronized void tell(int game, Story story, Runnable afterEach) {
        told.put(game, story);
        afterEach.run();
    }

    private synchronized void fail(RuntimeException e) {
        stop();
        failure = failure.or(() -> Optional.of(e));
    }
}
