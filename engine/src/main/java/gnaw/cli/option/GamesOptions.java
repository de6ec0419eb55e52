package gnaw.cli.option;

import gnaw.lab.simulate.SimulationOptions;
import picocli.CommandLine.Option;

/** The options of every command that lets a bot play games. */
public class GamesOptions {
    @Option(names = "--games", paramLabel = "N", description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--bot", paramLabel = "ID", description = "Who plays (${DEFAULT-VALUE}).")
    private String bot = "explorer";

    @Option(
            names = "--turns",
            paramLabel = "N",
            description = "The last turn of a game that does not end before (${DEFAULT-VALUE}).")
    private int turns;

    /** So many games and turns, unless the command line says otherwise. */
    public GamesOptions(int games, int turns) {
        this.games = games;
        this.turns = turns;
    }

    /** What they ask for, one game after the other; a {@link gnaw.lab.LabMisuse} when that cannot be. */
    public SimulationOptions options() {
        return options(1);
    }

    /** The same, so many games at once. */
    public final SimulationOptions options(int threads) {
        return new SimulationOptions(games, seed, bot, turns, threads);
    }
}
