package gnaw.cli;

import gnaw.lab.SimulationOptions;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that lets a bot play many games. */
final class GamesOptions {
    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--bot",
            paramLabel = "ID",
            defaultValue = "explorer",
            description = "Who plays (${DEFAULT-VALUE}).")
    private String bot;

    @Option(
            names = "--turns",
            paramLabel = "N",
            defaultValue = "3000",
            description = "The last turn of a game that does not end before (${DEFAULT-VALUE}).")
    private int turns;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (as many as there are cores).")
    private Optional<Integer> threads = Optional.empty();

    /** What they ask for; a {@link gnaw.lab.Mistake} when that cannot be. */
    SimulationOptions options() {
        int atOnce = threads.orElse(Runtime.getRuntime().availableProcessors());
        return new SimulationOptions(games, seed, bot, turns, atOnce);
    }
}
