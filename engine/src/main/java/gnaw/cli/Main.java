package gnaw.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;

/**
 * The command {@code gnaw}: without a subcommand it plays. Java looks at every method here before it begins, so that none may mention the
 * parser.
 */
@Command(
        name = "gnaw",
        description = "A roguelike for the terminal in which every rule is a script.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {
    @Mixin
    private PlayCommand play;

    /** What asks for little is answered without the parser: to read its commands takes as long as all else until the first screen. */
    public static void main(String... arguments) {
        // Only mods speak languages: digits in files, and of days and weeks, are the same wherever one plays.
        Locale.setDefault(Locale.ROOT);
        switch (String.join(" ", arguments)) {
            case "" -> end(Main::play);
            case "--version" -> end(err -> standardOutput().print(Version.line(), System.out.charset(), err));
            default -> Commands.run(arguments);
        }
    }

    private static int play(PrintWriter err) {
        try {
            return new PlayCommand().call();
        } catch (Exception thrown) {
            return ExecutionErrors.explain(thrown, err);
        } catch (OutOfMemoryError full) {
            return ExecutionErrors.say(err, LastWords.NO_MEMORY);
        }
    }

    static Output standardOutput() {
        return new Output(new FileOutputStream(FileDescriptor.out));
    }

    /** Ends the JVM with the exit code of what is done: 0 when all went well, 1 on failure, 2 on misuse, 70 on a fault. */
    static void end(ToIntFunction<PrintWriter> command) {
        PrintWriter err = new PrintWriter(System.err, true);
        try (LastWords _ = LastWords.of(err)) {
            System.exit(command.applyAsInt(err));
        }
    }

    @Override
    public Integer call() throws Exception {
        return play.call();
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {line()};
        }

        static String line() {
            return "Gnaw " + number();
        }

        /** The number alone. */
        static String number() {
            var version = Main.class.getPackage().getImplementationVersion();
            return version == null ? "(not from its jar)" : version;
        }
    }
}
