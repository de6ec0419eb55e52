package gnaw.app.console;

import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.game.SavedGame;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The last turns of a game as they began, to go back to and forward again. */
final class TurnHistory {
    /** How far one can go back. */
    static final int TURNS_KEPT = 200;

    private final NavigableMap<Integer, SavedGame> turns = new TreeMap<>();
    private long seed;

    /** Keeps the game as it is at the beginning of its turn; what lay behind that turn has not happened any more once it differs. */
    void keep(Game game) {
        if (game.world().seed() != seed) {
            turns.clear();
            seed = game.world().seed();
        }
        SavedGame now = game.save().asTouched();
        if (!now.equals(turns.get(now.turn()))) {
            turns.tailMap(now.turn(), true).clear();
            turns.put(now.turn(), now);
        }
        while (turns.size() > TURNS_KEPT) {
            turns.pollFirstEntry();
        }
    }

    /**
     * The game so many turns from now, backward if negative, under these rules; empty if that turn is not kept. Turns that passed
     * without the hero's doing are skipped away from now.
     */
    Optional<Game> at(Game game, int turns, Rules rules) {
        int wanted = game.world().turn() + turns;
        Map.Entry<Integer, SavedGame> entry =
                turns < 0 ? this.turns.floorEntry(wanted) : this.turns.ceilingEntry(wanted);
        return Optional.ofNullable(entry).map(Map.Entry::getValue).map(saved -> Game.restore(rules, saved));
    }
}
