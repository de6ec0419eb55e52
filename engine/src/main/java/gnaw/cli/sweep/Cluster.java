package gnaw.cli.sweep;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Scripts;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Machines that play games in the place of this process: a jar beside the engine, which the launcher takes along for {@code --spark}. */
public interface Cluster {
    /**
     * What is to be played.
     *
     * @param terms what the results must be found under, to be those of this process
     * @param seeds of the games, in ascending order
     */
    record Order(SimulationOptions options, Scripts scripts, RunKey terms, List<Long> seeds) {}

    /** Makes the connection to a cluster. */
    interface Provider {
        /** The cluster of that master; a {@link LabMisuse} says why there is none. */
        Cluster at(String master);
    }

    /** Plays until all games are over or {@link #stop} is called. Tells each, in whatever order, one at a time. */
    void play(Order order, Consumer<GameResult> afterEach);

    /** Lets no further game begin. */
    void stop();

    /** The cluster of that master, if the jar is there. */
    static Cluster at(String master) {
        return ServiceLoader.load(Provider.class)
                .findFirst()
                .orElseThrow(() -> new LabMisuse(
                        "--spark is beside the engine, and the launcher takes it along: ./gnaw simulate --spark "
                                + master + "."))
                .at(master);
    }
}
