package gnaw.bench;

/** The command that measures: the launcher starts this class for it. */
public final class Main {
    private Main() {}

    /** Runs the command and ends the JVM with its exit code, as {@link gnaw.cli.Main#main} does. */
    public static void main(String... arguments) {
        gnaw.cli.Main.run(gnaw.cli.Main.commandLine(new BenchCommand(), new FiguresCommand()), arguments);
    }
}
