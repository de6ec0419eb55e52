package gnaw.testing.run;

import gnaw.testing.mutation.MutateCommand;

/** The commands that need the test kit: the launcher starts this class for them. */
public final class KitMain {
    private KitMain() {}

    /** Runs the command and ends the JVM with its exit code, as {@link gnaw.cli.Main#main} does. */
    public static void main(String... arguments) {
        gnaw.cli.Commands.run(arguments, new TestCommand(), new MutateCommand(), new TestWarmUp());
    }
}
