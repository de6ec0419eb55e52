package gnaw.cli;

import gnaw.lab.Findings;
import gnaw.lab.Simulation;
import gnaw.lab.SimulationOptions;
import gnaw.lab.Story;
import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.Scripts;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code gnaw simulate}: whole games by a bot, and what they come to. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Lets a bot play whole games and tells what became of them.",
        footer = {
            "",
            "Game n has the seed of --seed and n more. The same seeds give the same games on any number of threads.",
            "Ctrl-C ends it early and keeps what is there. The exit code is 1 when a rule failed in some game."
        })
final class SimulateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--bot",
            paramLabel = "ID",
            defaultValue = "explorer",
            description = "Who plays (${DEFAULT-VALUE}).")
    private String bot;

    @Option(
            names = "--turns",
            paramLabel = "N",
            defaultValue = "3000",
            description = "Where a game is broken off (${DEFAULT-VALUE}).")
    private int turns;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once (as many as there are cores).")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--format", defaultValue = "table", description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private SimulationFormat format;

    private final Queue<Rulebook> rulebooks = new ConcurrentLinkedQueue<>();

    @Override
    public Integer call() throws Exception {
        int atOnce = threads.orElse(Runtime.getRuntime().availableProcessors());
        SimulationOptions options =
                Mistakes.inArguments(command, () -> new SimulationOptions(games, seed, bot, turns, atOnce));
        Scripts wanted = scripts.scripts();
        Queue<Rulebook> opened = new ConcurrentLinkedQueue<>();
        Simulation simulation = new Simulation(options, () -> open(wanted, opened));
        try (Interruption _ = new Interruption(simulation::stop)) {
            long start = System.nanoTime();
            List<Story> stories = play(simulation);
            return report(options, stories, Duration.ofNanos(System.nanoTime() - start));
        } finally {
            opened.forEach(Rulebook::close);
        }
    }

    private List<Story> play(Simulation simulation) throws Exception {
        try (GamesBar bar = GamesBar.of(games)) {
            return Mistakes.inArguments(
                    command, () -> simulation.run(task -> RulesThread.of("simulation", task), bar::step));
        }
    }

    private static Rulebook open(Scripts scripts, Queue<Rulebook> opened) {
        Rulebook rules = Rulebook.load(scripts);
        opened.add(rules);
        return rules;
    }

    private int report(SimulationOptions options, List<Story> stories, Duration time) {
        PrintWriter err = command.commandLine().getErr();
        if (stories.isEmpty()) {
            err.println("No game was finished.");
            return 1;
        }
        Findings findings = Findings.of(stories);
        format.write(options, stories, findings, time, command.commandLine().getOut());
        findings.failures()
                .forEach((failure, count) -> err.println("In " + count + " games a rule failed:\n" + failure));
        return findings.failures().isEmpty() ? 0 : 1;
    }
}
