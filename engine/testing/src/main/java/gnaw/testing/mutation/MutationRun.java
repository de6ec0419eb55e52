package gnaw.testing.mutation;

import gnaw.workshop.mutation.Mutant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** Several hunters at once. What they find is told in the order of the mutants, whoever is quicker. */
final class MutationRun {
    private static final long PATIENCE_SECONDS = 10;

    private final List<Mutant> mutants;
    private final Map<String, String> scripts;
    private final Consumer<JudgedMutant> afterEach;
    private final AtomicInteger next = new AtomicInteger();
    private final SortedMap<Integer, JudgedMutant> judged = new TreeMap<>();
    private int told;

    /** {@code scripts} are those that are changed, by file. */
    MutationRun(List<Mutant> mutants, Map<String, String> scripts, Consumer<JudgedMutant> afterEach) {
        this.mutants = mutants;
        this.scripts = scripts;
        this.afterEach = afterEach;
    }

    /** Lets them judge all mutants, each hunter on a thread of its own. If this thread is interrupted, that is the end. */
    void run(List<Hunter> hunters) throws Exception {
        BlockingQueue<Hunter> free = new LinkedBlockingQueue<>(hunters);
        ExecutorService threads = Executors.newFixedThreadPool(hunters.size(), task -> new Thread(task, "hunter"));
        try {
            List<Future<?>> ends = new ArrayList<>();
            for (int i = 0; i < hunters.size(); i++) {
                ends.add(threads.submit(() -> {
                    hunt(free.take());
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
            for (Hunter hunter : hunters) {
                hunter.close();
            }
        }
    }

    /** What became of those that were judged until now. */
    synchronized List<JudgedMutant> judged() {
        return List.copyOf(judged.values());
    }

    private void hunt(Hunter hunter) throws Exception {
        for (int index = next.getAndIncrement(); index < mutants.size(); index = next.getAndIncrement()) {
            Mutant mutant = mutants.get(index);
            note(index, hunter.judge(mutant, scripts.get(mutant.file())));
        }
    }

    private synchronized void note(int index, JudgedMutant judgement) {
        judged.put(index, judgement);
        while (judged.containsKey(told)) {
            afterEach.accept(judged.get(told));
            told++;
        }
    }
}
