package gnaw.cli.option;

import gnaw.lab.simulate.SimulationOptions;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that lets a bot play many games at once. */
public final class SweepOptions extends GamesOptions {
    private static final int GAMES = 100;
    private static final int TURNS = 3000;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (as many as there are cores).")
    private Optional<Integer> threads = Optional.empty();

    SweepOptions() {
        super(GAMES, TURNS);
    }

    @Override
    public SimulationOptions options() {
        return options(threads.orElse(Runtime.getRuntime().availableProcessors()));
    }
}
