package gnaw.bench;

import gnaw.cli.Commands;

/** The command that measures: the launcher starts this class for it. */
public final class BenchMain {
    private BenchMain() {}

    /** Runs the command and ends the JVM with its exit code, as {@link Commands#run} does. */
    public static void main(String... arguments) {
        Commands.run(arguments, new BenchCommand(), new FiguresCommand());
    }
}
