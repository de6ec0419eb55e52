package gnaw.lab.simulate;

import gnaw.game.Rules;
import gnaw.lab.LabMisuse;
import java.io.Serializable;

/**
 * The conditions of a simulation.
 *
 * @param seed the seed of the first game; each further game has the next one
 * @param bot the id of the bot that plays
 * @param turns where a game is broken off
 * @param threads how many games are played at once
 */
public record SimulationOptions(int games, long seed, String bot, int turns, int threads) implements Serializable {
    public SimulationOptions {
        require("--games", games);
        require("--turns", turns);
        require("--threads", threads);
    }

    /** The bot that plays under these rules; a {@link LabMisuse} when they have none of that name. */
    public Rules.Mind mind(Rules rules) {
        return rules.bot(bot).orElseThrow(() -> LabMisuse.unknown("bot", bot, rules.bots()));
    }

    private static void require(String option, int number) {
        if (number < 1) {
            throw new LabMisuse(option + " must be 1 or more, but is " + number + ".");
        }
    }
}
