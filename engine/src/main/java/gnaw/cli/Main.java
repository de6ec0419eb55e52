package gnaw.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;

/** The command {@code gnaw}: without a subcommand it plays. */
@Command(
        name = "gnaw",
        description = "A roguelike for the terminal in which every rule is a script.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {
    @Mixin
    private PlayCommand play;

    public static void main(String... arguments) {
        run(arguments);
    }

    /**
     * Runs the command with this process's standard output and ends the JVM with its exit code: 0 when all went well, 1 on failure, 2 on
     * misuse, 70 on a fault. Commands from elsewhere take the place of those of the same name.
     */
    public static void run(String[] arguments, Object... others) {
        CommandLine line = commandLine(new Commands(arguments), others);
        try (LastWords _ = LastWords.of(line.getErr())) {
            Output out = new Output(new FileOutputStream(FileDescriptor.out));
            System.exit(out.run(line, System.out.charset(), arguments));
        }
    }

    /** The command line with every command, whatever is called. */
    public static CommandLine commandLine(Object... others) {
        return commandLine(Commands.WHOLE, others);
    }

    static CommandLine commandLine(Commands commands, Object... others) {
        CommandLine line = new CommandLine(new Main());
        commands.into(line);
        for (Object other : others) {
            CommandLine command = new CommandLine(other);
            line.getCommandSpec().removeSubcommand(command.getCommandName());
            line.addSubcommand(command);
        }
        WholeNumber.into(line);
        shorten(line);
        return line.setParameterExceptionHandler(Misuse::explain)
                .setExecutionStrategy(Mishap::run)
                .setExecutionExceptionHandler(Mishap::explain);
    }

    /** Help names all options below: the line above them, which would name them again, says only that there are some. */
    private static void shorten(CommandLine line) {
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
        line.getSubcommands().values().forEach(Main::shorten);
    }

    @Override
    public Integer call() throws Exception {
        return play.call();
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Gnaw " + number()};
        }

        /** The number alone. */
        static String number() {
            var version = Main.class.getPackage().getImplementationVersion();
            return version == null ? "(not from its jar)" : version;
        }
    }
}
