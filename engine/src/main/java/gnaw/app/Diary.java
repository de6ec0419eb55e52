package gnaw.app;

import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.game.Journal.Pulse;
import gnaw.save.JournalFile;
import gnaw.save.JournalLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Notes in a journal what is decided in a game, on a thread that never waits for a snapshot. What was decided before is on disk then: a
 * player who is faster than the disk waits for it, but no longer than he would notice.
 */
final class Diary implements AutoCloseable {
    /** What a disk that does not answer costs, once: longer than any that works, and hardly noticed. */
    static final Duration PATIENCE = Duration.ofMillis(250);

    private final Supplier<JournalFile> journal;
    private final Consumer<RuntimeException> failed;
    private final IntSupplier syncEvery;
    private final Duration patience;
    private final ExecutorService writer = Autosave.thread("gnaw-journal");
    /** Only the writer's thread uses it: where a line cannot be written, those behind it are of no use. */
    private final List<JournalLine> unwritten = new ArrayList<>();

    private Future<?> lastLine = CompletableFuture.completedFuture(null);
    private boolean isAwaited = true;
    private Optional<Game> followed = Optional.empty();
    private int intents;
    private int forced;

    /** {@code syncEvery} is the most turns that a power cut costs; the disk is waited for with that patience. */
    Diary(Supplier<JournalFile> journal, IntSupplier syncEvery, Duration patience, Consumer<RuntimeException> failed) {
        this.syncEvery = syncEvery;
        this.patience = patience;
        this.journal = journal;
        this.failed = failed;
    }

    /** Whether what happens in that game is noted. */
    boolean follows(Game game) {
        return followed.filter(known -> known == game).isPresent();
    }

    /** From now on, and not what was before. */
    void follow(Game game) {
        followed = Optional.of(game);
        intents = game.intents();
        forced = game.world().turn();
    }

    /** No game is followed any more. */
    void leave() {
        followed = Optional.empty();
    }

    /** Begins a new journal with the state of a snapshot. */
    void begin(Pulse snapshot) {
        lastLine = writer.submit(() -> attempt(() -> begin(JournalLine.of(snapshot, List.of()))));
    }

    private void begin(JournalLine first) {
        if (unwritten.isEmpty()) {
            unwritten.add(first);
            journal.get().begin(first);
            unwritten.clear();
        } else {
            add(first);
        }
    }

    /** Writes what was decided in the game since this was called last. */
    void note(Game game) {
        List<Intent> decided = game.decidedAfter(intents);
        if (!decided.isEmpty()) {
            intents += decided.size();
            Pulse now = game.pulse();
            awaitLastLine();
            lastLine = writer.submit(() -> attempt(() -> add(JournalLine.of(now, decided))));
        }
    }

    /** A disk that was waited for in vain is not waited for until it answers. */
    private void awaitLastLine() {
        try {
            lastLine.get(isAwaited ? patience.toMillis() : 0, TimeUnit.MILLISECONDS);
            isAwaited = true;
        } catch (TimeoutException tooSlow) {
            isAwaited = false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("Failures are told, and not thrown.", e);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void add(JournalLine line) {
        unwritten.add(line);
        journal.get().add(unwritten);
        unwritten.clear();
    }

    /** Whether it is time to {@link #force}. */
    boolean isDue(Game game) {
        boolean isDue = Math.abs(game.world().turn() - forced) >= syncEvery.getAsInt();
        if (isDue) {
            forced = game.world().turn();
        }
        return isDue;
    }

    /** Lets what is written survive a power cut. */
    void force() {
        attempt(() -> journal.get().force());
    }

    private void attempt(Runnable writing) {
        try {
            writing.run();
        } catch (RuntimeException failure) {
            failed.accept(failure);
        }
    }

    /** Waits until all is written. */
    void finish() {
        CompletableFuture.runAsync(() -> {}, writer).join();
    }

    @Override
    public void close() {
        writer.close();
    }
}
