package gnaw.lab.simulate;

import gnaw.game.Rules;
import gnaw.lab.LabMisuse;
import java.io.Serializable;
import java.util.BitSet;
import java.util.stream.LongStream;

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

    /** The seeds of all games but those whose number, from 0, is among these. */
    public LongStream seeds(BitSet without) {
        return LongStream.range(0, games)
                .filter(game -> !without.get((int) game))
                .map(game -> seed + game);
    }

    /** Whether one of the games has that seed. */
    public boolean has(long wanted) {
        return wanted >= seed && wanted - seed < games;
    }

    private static void require(String option, int number) {
        if (number < 1) {
            throw new LabMisuse(option + " must be 1 or more, but is " + number + ".");
        }
    }
}
