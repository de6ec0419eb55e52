package gnaw.app;

import gnaw.save.Burial;
import gnaw.save.Claim;
import gnaw.save.Kept;
import gnaw.save.Owner;
import gnaw.save.SaveFile;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.save.UnwritableSave;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** The one game of a player that can be continued. While another process plays, there is none here, and nothing is written. */
final class KeptGame implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration MOMENT = Duration.ofMillis(50);

    private final Claim claim;
    private final SaveFile save;
    private final Burial burial;

    /** In a folder that need not be there yet. */
    KeptGame(Path data) {
        Path saves = data.resolve("saves");
        this.claim = new Claim(saves);
        this.save = new SaveFile(saves);
        this.burial = new Burial(save, new Scores(data));
    }

    /** The game as it was written last; what a process that was killed has left of the end of one is settled first. */
    Optional<Kept> read() {
        if (rival().isPresent()) {
            return Optional.empty();
        }
        burial.finish();
        return save.read();
    }

    /**
     * Keeps a game in place of the last.
     *
     * @throws UnwritableSave if it cannot be
     */
    void write(Kept kept) {
        claim.obstacle().ifPresent(why -> {
            throw new UnwritableSave(save.file(), why);
        });
        save.write(kept);
    }

    /** Ends the game. Answers what could not be done, and why. */
    Optional<String> bury(Optional<ScoreLine> score) {
        return claim.obstacle()
                .map(why -> "The end of the game cannot be written down: " + why + ".")
                .or(() -> burial.bury(score));
    }

    /** Who plays elsewhere. */
    Optional<Owner> rival() {
        return claim.rival();
    }

    /** Lets whoever plays elsewhere keep his game and end; whether he has. */
    boolean takeOver() {
        rival().ifPresent(Owner::tellToEnd);
        Instant end = Instant.now().plus(PATIENCE);
        while (rival().isPresent() && Instant.now().isBefore(end)) {
            LockSupport.parkNanos(MOMENT.toNanos());
        }
        return rival().isEmpty();
    }

    @Override
    public void close() {
        claim.close();
    }
}
