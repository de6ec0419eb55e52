package gnaw.cli.option;

import gnaw.cli.sweep.Cluster;
import gnaw.lab.LabMisuse;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of every command whose work other machines can do. */
public final class ClusterOption {
    private static final String THREADS = "--threads";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description =
                    "Work on a cluster of Apache Spark, such as spark://host:7077 or local[2]; the results are the same.")
    private Optional<String> master = Optional.empty();

    /** The cluster that is wanted; a {@link LabMisuse} says why it is not there, or which other option it leaves nothing to. */
    public Optional<Cluster> cluster() {
        if (master.isPresent() && command.commandLine().getParseResult().hasMatchedOption(THREADS)) {
            throw new LabMisuse("--spark works with as many cores as its master gives, so it takes no " + THREADS
                    + ": local[2] has two.");
        }
        return master.map(name -> Cluster.at(name, command.name()));
    }
}
