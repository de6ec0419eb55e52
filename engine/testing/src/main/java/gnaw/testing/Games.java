package gnaw.testing;

import gnaw.game.Measure;
import gnaw.lab.GameResult;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.text.Ids;
import java.util.List;

/**
 * Whole games by a bot, for tests of balance: {@code Games.simulate(200, "explorer")}. The same seeds give the same games everywhere, so
 * such a test never fails by chance; what its numbers say of other seeds, its message tells.
 *
 * @param bot who played
 * @param measures what was counted
 * @param results one for each game, in the order of their seeds
 */
public record Games(String bot, List<Measure.About> measures, List<GameResult> results) {
    private static final int TURNS = 3000;

    public Games {
        measures = List.copyOf(measures);
        results = List.copyOf(results);
    }

    /** So many games of the base game, from seed 1, up to 3,000 turns each. */
    public static Games simulate(int games, String bot) {
        return simulate(games, bot, TURNS);
    }

    /** So many games with these mods, from seed 1, up to so many turns each. */
    public static Games simulate(int games, String bot, int turns, String... mods) {
        try (PlayedGames played = new PlayedGames()) {
            return played.simulate(options(games, 1, bot, turns), new Setup(List.of(mods), List.of()));
        }
    }

    /** What each game comes to in a measure, in the order of the games. One that there is not is an error with the nearest name. */
    public List<Double> amounts(String measure) {
        String id = new Ids(measures.stream().map(Measure.About::id).toList()).named("measure", measure);
        Measure.About about =
                measures.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        return results.stream().map(result -> result.counts(id).amount(about)).toList();
    }

    static SimulationOptions options(int games, long seed, String bot, int turns) {
        return new SimulationOptions(
                games, seed, bot, turns, Runtime.getRuntime().availableProcessors());
    }
}
