package gnaw.app;

import gnaw.game.Game;
import gnaw.game.Journal.Pulse;
import gnaw.game.SavedGame;
import gnaw.save.JournalFile;
import gnaw.save.Kept;
import gnaw.save.UnwritableSave;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Keeps the game by itself while it is played: a snapshot now and then, and what is decided after it in a {@link Diary}, so that a process
 * that is killed costs the turn in hand. The state is taken on the thread of the game and written on another: no key waits for the disk.
 */
final class Autosave implements AutoCloseable {
    /** The most turns that a journal holds: so few are played again in a moment. */
    static final int TURNS = 20;

    private final Consumer<Kept> disk;
    private final Diary diary;
    private final ExecutorService writer = thread("gnaw-autosave");
    private final AtomicReference<Optional<Snapshot>> waiting = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<String>> untold = new AtomicReference<>(Optional.empty());
    private final AtomicReference<Optional<String>> trouble = new AtomicReference<>(Optional.empty());
    /** The number of the latest snapshot, which only the game's thread counts on. */
    private volatile int taken;
    /** The number of the latest that is on disk. */
    private volatile int written;

    private int depth;
    private int turn;

    /** A state that is to be written; {@code state} is asked when it is. */
    private record Snapshot(int number, Supplier<Kept> state) {}

    /** {@code disk} writes a state; it is called on one thread at a time. A power cut costs no more than {@code syncEvery} turns; that is asked anew each time. */
    Autosave(Consumer<Kept> disk, Supplier<JournalFile> journal, IntSupplier syncEvery) {
        this(disk, journal, syncEvery, Diary.PATIENCE);
    }

    /** The same with another patience for a disk that does not answer. */
    Autosave(Consumer<Kept> disk, Supplier<JournalFile> journal, IntSupplier syncEvery, Duration patience) {
        this.disk = disk;
        this.diary = new Diary(journal, syncEvery, patience, this::failed);
    }

    static ExecutorService thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    /** Follows a game from now on that is on disk in this state. */
    void followFrom(Game game, SavedGame state) {
        follow(game);
        written = taken;
        diary.begin(Pulse.of(state));
    }

    /** Follows a game from now on to which what is on disk leads. */
    void follow(Game game) {
        passes(game);
        taken++;
        diary.follow(game);
    }

    private void passes(Game game) {
        depth = game.world().depth();
        turn = game.world().turn();
    }

    /** Nothing of the game that begins is on disk. */
    void begins() {
        diary.leave();
    }

    /**
     * Keeps the game on a new level, and whenever some turns have passed; and notes what was decided.
     *
     * @param kept tells with what it is played; it is asked on the other thread
     * @return why an earlier state could not be written, once for each time that this begins; what becomes of the state of now is told later
     */
    Optional<String> pass(Game game, Function<SavedGame, Kept> kept) {
        Optional<String> news = untold.getAndSet(Optional.empty());
        boolean goesOn = diary.follows(game);
        if (goesOn) {
            diary.note(game);
        }
        if (!game.isOver() && (!goesOn || isDue(game))) {
            keepSoon(game, kept, goesOn);
        } else if (goesOn && diary.isDue(game)) {
            writer.execute(diary::force);
        }
        return news;
    }

    private boolean isDue(Game game) {
        return game.world().depth() != depth || Math.abs(game.world().turn() - turn) >= TURNS;
    }

    private void keepSoon(Game game, Function<SavedGame, Kept> kept, boolean goesOn) {
        SavedGame state = game.save();
        if (isOnDisk() || !goesOn) {
            diary.follow(game);
            diary.begin(game.pulse());
        }
        passes(game);
        waiting.set(Optional.of(next(() -> kept.apply(state))));
        writer.execute(this::writeLatest);
    }

    /** Whether the latest snapshot is on disk, so that nobody needs the journal before it. */
    private boolean isOnDisk() {
        return written == taken;
    }

    private Snapshot next(Supplier<Kept> state) {
        taken++;
        return new Snapshot(taken, state);
    }

    /** Where the disk is slower than the player, states that are no longer the latest are not written. */
    private void writeLatest() {
        waiting.getAndSet(Optional.empty()).ifPresent(this::attempt);
    }

    private void attempt(Snapshot latest) {
        try {
            write(latest);
        } catch (RuntimeException failure) {
            failed(failure);
        }
    }

    private void write(Snapshot snapshot) {
        disk.accept(snapshot.state().get());
        trouble.set(Optional.empty());
        written = snapshot.number();
    }

    private void failed(RuntimeException failure) {
        Optional<String> why = Optional.of(String.valueOf(failure.getMessage()));
        if (trouble.getAndSet(why).isEmpty()) {
            untold.set(why);
        }
    }

    /** Why the latest state that was to be written is not; empty while all is well. */
    Optional<String> trouble() {
        return trouble.get();
    }

    /**
     * Keeps a state of the game at once, in place of any that waits.
     *
     * @throws UnwritableSave if it cannot be
     */
    void keep(Game game, Supplier<Kept> state) {
        if (diary.follows(game)) {
            diary.note(game);
        }
        waiting.set(Optional.empty());
        finish();
        try {
            write(next(state));
        } catch (RuntimeException failure) {
            trouble.set(Optional.of(String.valueOf(failure.getMessage())));
            throw failure;
        }
    }

    /** Writes nothing more of the game; a write under way is over when this returns. */
    void forget() {
        diary.leave();
        waiting.set(Optional.empty());
        finish();
    }

    /** Waits until all is written. */
    void finish() {
        diary.finish();
        CompletableFuture.runAsync(() -> {}, writer).join();
    }

    @Override
    public void close() {
        diary.close();
        writer.close();
    }
}
