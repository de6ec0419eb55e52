package gnaw.cli.option;

import gnaw.cli.sweep.Cluster;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option of every command whose work other machines can do. */
public final class ClusterOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description =
                    "Work on a cluster of Apache Spark, such as spark://host:7077 or local[2]; the results are the same.")
    private Optional<String> master = Optional.empty();

    /** The cluster that is wanted; a {@link gnaw.lab.LabMisuse} says why it is not there. */
    public Optional<Cluster> cluster() {
        return master.map(name -> Cluster.at(name, command.name()));
    }
}
