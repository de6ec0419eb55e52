package gnaw.app;

import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.save.Kept;
import gnaw.save.UnwritableSave;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Keeps the game by itself while it is played, so that a process that is killed costs a few turns at most. The state is taken on the thread
 * of the game and written on another: no key waits for the disk.
 */
final class Autosave implements AutoCloseable {
    /** The most turns of the game that can be lost. */
    static final int TURNS = 20;

    private final Consumer<Kept> disk;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("gnaw-autosave").daemon().factory());
    private final AtomicReference<Optional<Supplier<Kept>>> waiting = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<String>> untold = new AtomicReference<>(Optional.empty());
    private volatile Optional<String> trouble = Optional.empty();
    private int depth;
    private int turn;

    /** {@code disk} writes a state; it is called on one thread at a time. */
    Autosave(Consumer<Kept> disk) {
        this.disk = disk;
    }

    /** This state is on disk. */
    void isKept(Game game) {
        depth = game.world().depth();
        turn = game.world().turn();
    }

    /** Nothing of the game that begins is on disk. */
    void begins() {
        depth = 0;
    }

    /**
     * Keeps the game on a new level, and whenever some turns have passed.
     *
     * @param kept tells with what it is played; it is asked on the other thread
     * @return why an earlier state could not be written, once for each time that this begins; what becomes of the state of now is told later
     */
    Optional<String> pass(Game game, Function<SavedGame, Kept> kept) {
        Optional<String> news = untold.getAndSet(Optional.empty());
        if (isDue(game)) {
            isKept(game);
            SavedGame state = game.save();
            waiting.set(Optional.of(() -> kept.apply(state)));
            writer.execute(this::writeLatest);
        }
        return news;
    }

    private boolean isDue(Game game) {
        return !game.isOver()
                && (game.world().depth() != depth || Math.abs(game.world().turn() - turn) >= TURNS);
    }

    /** Where the disk is slower than the player, states that are no longer the latest are not written. */
    private void writeLatest() {
        waiting.getAndSet(Optional.empty()).ifPresent(this::attempt);
    }

    private void attempt(Supplier<Kept> latest) {
        boolean isNew = trouble.isEmpty();
        try {
            write(latest);
        } catch (RuntimeException _) {
            untold.set(trouble.filter(_ -> isNew));
        }
    }

    private void write(Supplier<Kept> state) {
        try {
            disk.accept(state.get());
            trouble = Optional.empty();
        } catch (RuntimeException failure) {
            trouble = Optional.of(String.valueOf(failure.getMessage()));
            throw failure;
        }
    }

    /** Why the latest state that was to be written is not; empty while all is well. */
    Optional<String> trouble() {
        return trouble;
    }

    /**
     * Keeps a state at once, in place of any that waits.
     *
     * @throws UnwritableSave if it cannot be
     */
    void keep(Supplier<Kept> state) {
        forget();
        write(state);
    }

    /** Writes nothing more of what waits; a write under way is over when this returns. */
    void forget() {
        waiting.set(Optional.empty());
        finish();
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
