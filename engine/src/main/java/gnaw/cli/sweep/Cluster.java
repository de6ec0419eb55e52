package gnaw.cli.sweep;

import gnaw.lab.LabMisuse;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

/** Machines that work in the place of this process: a jar beside the engine, which the launcher takes along for {@code --spark}. */
public interface Cluster {
    /** Makes the connection to a cluster. */
    interface Provider {
        /** The cluster of that master; a {@link LabMisuse} says why there is none. */
        Cluster at(String master);
    }

    /**
     * Does all that is asked, or what is done until {@link #stop} is called. A {@link LabMisuse} says why it cannot be done.
     *
     * @param cut the work, cut into pieces for so many cores
     * @param afterEach is told each piece with what has come of it, in whatever order, one at a time
     */
    <R, W extends Work<R>> void run(Luggage luggage, IntFunction<List<W>> cut, BiConsumer<W, R> afterEach);

    /** Lets no further piece begin. */
    void stop();

    /** The cluster of that master, if the jar is there, for that command. */
    static Cluster at(String master, String command) {
        return ServiceLoader.load(Provider.class)
                .findFirst()
                .orElseThrow(
                        () -> new LabMisuse("--spark is beside the engine, and the launcher takes it along: ./gnaw "
                                + command + " --spark " + master + "."))
                .at(master);
    }
}
