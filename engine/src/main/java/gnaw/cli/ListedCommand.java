package gnaw.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Stands for a command of the test kit or of the benchmarks, so that it is listed here: the launcher starts those for it. */
abstract class ListedCommand implements Callable<Integer> {
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
