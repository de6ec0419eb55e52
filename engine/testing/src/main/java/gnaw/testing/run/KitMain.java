package gnaw.testing.run;

import gnaw.cli.Commands;
import gnaw.testing.mutation.MutateCommand;
import picocli.CommandLine;

/** The commands that need the test kit: the launcher starts this class for them. */
public final class KitMain {
    private KitMain() {}

    /** Runs the command and ends the JVM with its exit code, as {@link gnaw.cli.Main#main} does. */
    public static void main(String... arguments) {
        Commands.run(arguments, commands());
    }

    /** The command line with every command, also those of the kit. */
    public static CommandLine whole() {
        return Commands.whole(commands());
    }

    private static Object[] commands() {
        return new Object[] {new TestCommand(), new MutateCommand(), new TestWarmUp()};
    }
}
