package gnaw.cli;

import gnaw.cli.format.FailureReport;
import gnaw.cli.format.SimulationFormat;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.ClusterOption;
import gnaw.cli.option.ContentOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.cli.option.SweepOptions;
import gnaw.lab.LabMisuse;
import gnaw.lab.report.Destination;
import gnaw.lab.report.HtmlPage;
import gnaw.lab.simulate.ResultsFile;
import gnaw.lab.simulate.Simulated;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Scripts;
import gnaw.script.coverage.Content;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code gnaw simulate}: whole games by a bot, and what they come to. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Let a bot play whole games and tell what became of them.",
        footer = {
            "",
            "The first game has the seed of --seed, and each further game the next one. The same seeds give the same games"
                    + " on any number of threads. What is counted and plotted is a script: scripts/measures.js.",
            "",
            "Ctrl-C ends a run early and tells what is there; with --stop-and-go the same command goes on from there, and"
                    + " files of several runs can be merged:",
            "",
            "  ./gnaw simulate --games 500 --stop-and-go a.results",
            "  ./gnaw simulate --games 500 --seed 501 --stop-and-go b.results",
            "  ./gnaw simulate --merge a.results b.results --into ab.results --html ab.html",
            "",
            "The exit code is 1 when a rule failed in some game."
        })
final class SimulateCommand implements Callable<Integer> {
    /** What may stand beside --merge. */
    private static final Set<String> OF_MERGING =
            Set.of("--merge", "--into", "--html", "--format", "--content", "--content-file");

    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Mixin
    private SweepOptions games;

    @Mixin
    private ClusterOption spark;

    @Mixin
    private ContentOptions content;

    @Option(
            names = "--replays",
            paramLabel = "DIR",
            description = "Write the first game of each failure and the worst games there, for replay and shrink.")
    private Optional<Path> replays = Optional.empty();

    @Option(
            names = "--format",
            defaultValue = "table",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private SimulationFormat format;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with plots, too.")
    private Optional<Path> html = Optional.empty();

    @Option(
            names = "--stop-and-go",
            paramLabel = "FILE",
            description =
                    "Keep every game in this file as soon as it is over, and play only those that it does not hold yet.")
    private Optional<Path> kept = Optional.empty();

    @Option(
            names = "--merge",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Play nothing, but put the games of these files together.")
    private List<Path> merged = List.of();

    @Option(names = "--into", paramLabel = "FILE", description = "Where --merge keeps all games.")
    private Optional<Path> into = Optional.empty();

    @Override
    public Integer call() throws Exception {
        return LateUsageErrors.inArguments(command, () -> {
            if (!merged.isEmpty()) {
                requireNothingToPlay();
            }
            html.ifPresent(Destination::require);
            into.ifPresent(Destination::require);
            replays.ifPresent(Destination::requireFolder);
            if (into.isPresent() && merged.isEmpty()) {
                throw new LabMisuse(
                        "--into keeps what --merge puts together; games that are played are kept by --stop-and-go.");
            }
            return content.watching(() -> merged.isEmpty() ? play(games.options()) : merge());
        });
    }

    private void requireNothingToPlay() {
        command.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(name -> !OF_MERGING.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new LabMisuse("--merge plays nothing, so it takes no " + name + ".");
                });
    }

    private int merge() {
        Simulated results = ResultsFile.merge(merged);
        into.ifPresent(file -> ResultsFile.write(file, results.key(), results.games()));
        return report(results);
    }

    private int play(SimulationOptions options) throws Exception {
        Scripts wanted = scripts.scripts();
        try (Interruption interruption =
                        new Interruption(err(), "Interrupted while the rules were read: no game was played.");
                SimulationRun run = SimulationRun.open(options, wanted)) {
            run.on(spark.cluster());
            interruption.stops(run::stop);
            long start = System.nanoTime();
            Simulated results = play(options, run);
            tellSpeed(options, results, Duration.ofNanos(System.nanoTime() - start));
            int code = report(results);
            if (replays.isPresent() && results.tally().games() > 0) {
                err().println(new Recordings(replays.get(), wanted, options).write(results.tally()));
            }
            return code;
        }
    }

    private Simulated play(SimulationOptions options, SimulationRun run) throws Exception {
        try (StepBar bar = StepBar.of("Games", options.games())) {
            return run.play(kept, format.listsGames(), bar::step);
        }
    }

    /** On standard error: the report itself is the same on every machine. */
    private void tellSpeed(SimulationOptions options, Simulated results, Duration time) {
        double seconds = time.toNanos() / 1e9;
        err().println(String.format(
                Locale.ROOT,
                "%,d of %,d games by %s from seed %d, up to %,d turns each, %d at once: %.1f s, %.1f games and %,.0f turns a second.",
                results.tally().games(),
                options.games(),
                options.bot(),
                options.seed(),
                options.turns(),
                options.threads(),
                seconds,
                results.tally().games() / seconds,
                results.tally().turnsPlayed() / seconds));
        if (results.tally().games() < options.games()) {
            err().println(kept.map(file -> "It was stopped early; " + file
                            + " keeps what there is, and the same command goes on from there.")
                    .orElse("It was stopped early; with --stop-and-go FILE it could go on."));
        }
    }

    private int report(Simulated results) {
        if (results.tally().games() == 0) {
            err().println("No game was over yet.");
            return 1;
        }
        format.write(results, command.commandLine().getOut());
        Optional<Content> reached = content.reached(results);
        reached.ifPresent(rows -> content.tell(
                rows, format == SimulationFormat.table ? command.commandLine().getOut() : err(), err()));
        html.ifPresent(file -> {
            HtmlPage.write(file, results, reached.map(ContentOptions::tables).orElse(List.of()));
            err().println("Wrote " + file);
        });
        FailureReport failures = FailureReport.of(results.tally());
        failures.lines().forEach(err()::println);
        return failures.code();
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }
}
