package gnaw.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Stands for a command of the test kit, so that it is listed here; the engine knows no JUnit, and the launcher starts the kit for it. */
abstract class KitCommand implements Callable<Integer> {
    @Unmatched
    private String[] arguments = {};

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() {
        throw new ParameterException(
                command.commandLine(),
                "Tests are run by the test kit, which the launcher starts: ./gnaw " + command.name() + ".");
    }
}
