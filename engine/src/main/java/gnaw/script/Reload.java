package gnaw.script;

import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;

/**
 * A game that goes on under scripts that were read again: same turn, same dice, same log.
 *
 * @param game the same game under the new rules
 * @param rules the scripts as they were read
 */
public record Reload(Game game, Rulebook rules) {
    /**
     * Reads the scripts and hands the game over to them. The rules before are closed then.
     *
     * @throws ScriptError if they cannot be loaded
     * @throws gnaw.game.LostKinds if the game has something that they no longer know; the old rules stay in force in both cases
     */
    public static Reload of(Game game, Scripts scripts) {
        Rulebook fresh = Rulebook.load(scripts);
        try {
            Game goesOn = Game.restore(fresh, migrated(game, fresh));
            if (game.rules() instanceof Rulebook old) {
                old.close();
            }
            return new Reload(goesOn, fresh);
        } catch (RuntimeException refused) {
            fresh.close();
            throw refused;
        }
    }

    private static SavedGame migrated(Game game, Rulebook fresh) {
        return game.rules() instanceof Rulebook old
                ? fresh.migrated(game.save(), old.scripts().versions())
                : game.save();
    }
}
