package gnaw.bench.jmh;

import gnaw.bench.ScriptMode;
import java.io.IOException;
import java.nio.file.Path;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks in both ways of running scripts, each in JVMs of its own. */
public final class JmhMain {
    private JmhMain() {}

    /** Takes JMH's own arguments and prints one table for each way. */
    public static void main(String... arguments) throws RunnerException, CommandLineOptionException, IOException {
        var asked = new CommandLineOptions(arguments);
        if (asked.shouldHelp()) {
            asked.showHelp();
            return;
        }
        for (ScriptMode way : ScriptMode.values()) {
            run(way, asked);
        }
    }

    private static void run(ScriptMode way, CommandLineOptions asked) throws RunnerException {
        System.out.printf("%nScripts %s%n", way.word());
        String[] flags = way.flags(Path.of("").toAbsolutePath()).toArray(String[]::new);
        new Runner(new OptionsBuilder().parent(asked).jvmArgsAppend(flags).build()).run();
    }
}
