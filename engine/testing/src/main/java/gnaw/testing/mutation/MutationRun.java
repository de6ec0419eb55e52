package gnaw.testing.mutation;

import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.workshop.mutation.Mutant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Several workers at once, here or on a cluster. What they find is told in the order of the mutants, whoever is quicker. */
final class MutationRun {
    private static final long PATIENCE_SECONDS = 10;

    private final List<Mutant> mutants;
    private final TestSelection tests;
    private final Consumer<JudgedMutant> afterEach;
    private final AtomicInteger next = new AtomicInteger();
    private final SortedMap<Integer, JudgedMutant> judged = new TreeMap<>();
    private int told;

    MutationRun(List<Mutant> mutants, TestSelection tests, Consumer<JudgedMutant> afterEach) {
        this.mutants = mutants;
        this.tests = tests;
        this.afterEach = afterEach;
    }

    /** Lets them judge all mutants, each worker on a thread of its own. If this thread is interrupted, that is the end. */
    void run(List<MutantWorker> workers) throws Exception {
        BlockingQueue<MutantWorker> free = new LinkedBlockingQueue<>(workers);
        ExecutorService threads =
                Executors.newFixedThreadPool(workers.size(), task -> new Thread(task, "mutant worker"));
        try {
            List<Future<?>> ends = new ArrayList<>();
            for (int i = 0; i < workers.size(); i++) {
                ends.add(threads.submit(() -> {
                    judge(free.take());
                    return true;
                }));
            }
            for (Future<?> end : ends) {
                end.get();
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException("Mutants could not be judged.", broken);
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
            for (MutantWorker worker : workers) {
                worker.close();
            }
        }
    }

    /** Lets a cluster judge all mutants in this game, until it is stopped. */
    void run(Cluster cluster, Luggage game) {
        cluster.run(game, cores -> MutantBatch.of(mutants, tests::covering, cores), (batch, judgements) -> {
            for (int i = 0; i < judgements.size(); i++) {
                note(batch.first() + i, judgements.get(i));
            }
        });
        tellTheRest();
    }

    /** What became of those that were judged until now. */
    synchronized List<JudgedMutant> judged() {
        return List.copyOf(judged.values());
    }

    private void judge(MutantWorker worker) throws Exception {
        for (int index = next.getAndIncrement(); index < mutants.size(); index = next.getAndIncrement()) {
            note(index, worker.judge(tests.covering(mutants.get(index))));
        }
    }

    /** What was found behind a gap that is never filled. */
    private synchronized void tellTheRest() {
        judged.tailMap(told).values().forEach(afterEach);
    }

    private synchronized void note(int index, JudgedMutant judgement) {
        judged.put(index, judgement);
        while (judged.containsKey(told)) {
            afterEach.accept(judged.get(told));
            told++;
        }
    }
}
