package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.save.Kept;
import gnaw.save.UnwritableSave;
import gnaw.script.Rulebook;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Keeps the game that is played, as it begins or goes on, turn by turn, until it ends. */
final class Keeping implements AutoCloseable {
    private final KeptGames kept;
    private final Films films;
    private final Autosave autosave;
    private Optional<String> recovered = Optional.empty();

    /** {@code syncEvery} is asked after how many turns the disk must hold fast what was played. */
    Keeping(KeptGames kept, Films films, IntSupplier syncEvery) {
        this.kept = kept;
        this.films = films;
        this.autosave = new Autosave(kept::write, kept::journal, syncEvery);
    }

    /** A new game begins. */
    void begins() {
        autosave.begins();
        films.begins();
    }

    /** The kept game goes on where its journal ends, and is kept there at once. */
    void goesOn(Found found, Recovery recovery, Rulebook rules) {
        kept.goOn(found);
        films.goesOn(found.file().journal().until(found.kept().game()));
        tell(found, recovery, rules);
        Game game = recovery.game();
        if (found.since().isEmpty()) {
            autosave.followFrom(game, found.kept().game());
        } else {
            autosave.follow(game);
            keepRecovered(game, rules);
        }
    }

    private void keepRecovered(Game game, Rulebook rules) {
        try {
            write(game, rules);
            autosave.followFrom(game, game.save());
        } catch (UnwritableSave _) {
            // The game goes on, and is written down behind its old journal: the screen tells why it is not saved.
        }
    }

    /** What is left of a kept game goes on in place of it. */
    void goesOnInPlaceOf(Found found, Recovery recovery, Rulebook rules) {
        films.goesOn(Optional.empty());
        tell(found, recovery, rules);
        SavedGame left = recovery.game().save();
        kept.goOn(found);
        kept.replace(found, kept(left, rules));
        autosave.followFrom(recovery.game(), left);
    }

    /** What cannot be played again is copied away before anything is written in its place. */
    private void tell(Found found, Recovery recovery, Rulebook rules) {
        recovered = recovery.told(rules.catalog().captions(), () -> found.file().copyAside());
    }

    private Kept kept(SavedGame state, Rulebook rules) {
        return kept.kept(state, RecordedMods.of(rules), rules.scripts().settingWords());
    }

    /**
     * Writes the game as it is now.
     *
     * @throws UnwritableSave if it cannot be kept
     */
    void write(Game game, Rulebook rules) {
        autosave.keep(game, () -> kept(game.save(), rules));
    }

    /** Keeps what has just happened, some time soon; answers what the player must know about that. */
    Optional<String> passes(Game game, Rulebook rules) {
        Optional<String> news = recovered;
        recovered = Optional.empty();
        return autosave.pass(game, state -> kept(state, rules)).or(() -> news);
    }

    /** Why the game could not be kept when that was tried last. */
    Optional<String> trouble() {
        return autosave.trouble();
    }

    /** Waits until what {@link #passes} keeps is on disk. */
    void finish() {
        autosave.finish();
    }

    /** There is nothing to keep any more. */
    void ends() {
        autosave.forget();
    }

    @Override
    public void close() {
        autosave.close();
    }
}
