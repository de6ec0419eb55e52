package gnaw.testing;

import com.google.gson.JsonParseException;
import gnaw.game.Intent;
import gnaw.game.Journal.Start;
import gnaw.save.ReplayFile;
import java.util.List;

/** A game that was recorded and shrunk: where it begins and what is decided in it. */
record Replayed(Start start, List<Intent> intents) {
    /**
     * As a test tells it.
     *
     * @param seed of a new game
     * @param kept the state of a game that was continued, as JSON; "" for a new game
     * @param intents as the JSON of a replay has them
     */
    static Replayed of(String seed, String kept, String intents) {
        try {
            Start start =
                    kept.isEmpty() ? new Start.Fresh(Long.parseLong(seed)) : new Start.Kept(ReplayFile.game(kept));
            return new Replayed(start, ReplayFile.intents(intents));
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("given.game wants a whole number for seed, but got " + seed + ".");
        } catch (JsonParseException wrong) {
            throw new IllegalArgumentException("plays cannot read this: " + wrong.getMessage());
        }
    }
}
