package gnaw.cli.elsewhere;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** A command of the test kit or of the benchmarks that is only listed here: the launcher starts the other jar for it. */
public abstract class ListedCommand implements Callable<Integer> {
    @Unmatched
    private String[] arguments = {};

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() {
        throw new ParameterException(
                command.commandLine(),
                "This is beside the engine, and the launcher takes it along: ./gnaw " + command.name() + ".");
    }
}
