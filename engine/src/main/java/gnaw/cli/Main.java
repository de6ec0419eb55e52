package gnaw.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Spec;

/** The command {@code gnaw}: without a subcommand it plays. */
@Command(
        name = "gnaw",
        description = "A roguelike for the terminal in which every rule is a script.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {HelpCommand.class, SimulateCommand.class, TraceCommand.class, WhyCommand.class, WarmUp.class})
public final class Main implements Runnable {
    @Spec
    private CommandLine.Model.CommandSpec command;

    /** Runs the command and ends the JVM with its exit code: 0 when all went well, 1 on failure, 2 on misuse. */
    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    /** The command line as {@link #main} runs it. */
    static CommandLine commandLine() {
        return new CommandLine(new Main()).setParameterExceptionHandler(Misuse::explain);
    }

    @Override
    public void run() {
        command.commandLine().usage(command.commandLine().getOut());
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            var version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"Gnaw " + (version == null ? "(not from its jar)" : version)};
        }
    }
}
