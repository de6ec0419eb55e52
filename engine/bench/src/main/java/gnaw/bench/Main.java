package gnaw.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks in both ways of running scripts, each in JVMs of its own. */
public final class Main {
    /** As the launcher starts the engine: quiet, and free to use what GraalJS needs. */
    private static final List<String> FLAGS = List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Dpolyglot.engine.WarnInterpreterOnly=false",
            "-Dgnaw.home=" + Path.of("").toAbsolutePath());

    private static final List<String> COMPILED = List.of(
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:+EnableJVMCI",
            "--upgrade-module-path",
            Path.of("engine", "target", "compiler").toString());

    private Main() {}

    /** Takes JMH's own arguments and prints one table for each way. */
    public static void main(String... arguments) throws RunnerException, CommandLineOptionException, IOException {
        var asked = new CommandLineOptions(arguments);
        if (asked.shouldHelp()) {
            asked.showHelp();
            return;
        }
        run("Scripts interpreted", asked, List.of());
        run("Scripts compiled", asked, COMPILED);
    }

    private static void run(String way, CommandLineOptions asked, List<String> flags) throws RunnerException {
        System.out.printf("%n%s%n", way);
        var all = Stream.concat(FLAGS.stream(), flags.stream()).toArray(String[]::new);
        new Runner(new OptionsBuilder().parent(asked).jvmArgsAppend(all).build()).run();
    }
}
