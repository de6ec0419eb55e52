package gnaw.testing;

import com.google.gson.JsonParseException;
import gnaw.game.Catalog;
import gnaw.game.Intent;
import gnaw.game.Journal.Start;
import gnaw.save.ReplayFile;
import java.util.List;

/** A game that was recorded and shrunk: where it begins and what is decided in it. */
record Replayed(Start start, List<Intent> intents) {
    /**
     * As a test tells it; an {@link IllegalArgumentException} says what of it cannot be played.
     *
     * @param seed of a new game
     * @param predecessors who may be met in it, as JSON; "" for nobody
     * @param kept the state of a game that was continued, as JSON; "" for a new game
     * @param intents each as the JSON of a replay has it
     */
    static Replayed of(long seed, String predecessors, String kept, List<String> intents, Catalog catalog) {
        return new Replayed(start(seed, predecessors, kept), new IntentReader(catalog).read(intents));
    }

    private static Start start(long seed, String predecessors, String kept) {
        try {
            return kept.isEmpty()
                    ? new Start.Fresh(seed, ReplayFile.predecessors(predecessors.isEmpty() ? "[]" : predecessors))
                    : new Start.Kept(ReplayFile.game(kept));
        } catch (JsonParseException wrong) {
            throw new IllegalArgumentException(
                    "given.game cannot read " + (kept.isEmpty() ? "the predecessors" : "what is kept") + ": "
                            + wrong.getMessage(),
                    wrong);
        }
    }
}
