package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.cli.format.ComparisonTable;
import gnaw.cli.format.FailureReport;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.ClusterOption;
import gnaw.cli.option.ScriptOptions;
import gnaw.cli.option.SweepOptions;
import gnaw.cli.sweep.Cluster;
import gnaw.lab.LabMisuse;
import gnaw.lab.report.Destination;
import gnaw.lab.report.HtmlPage;
import gnaw.lab.simulate.Comparison;
import gnaw.lab.simulate.Simulated;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code gnaw compare}: the same seeds under two sets of rules, and what is more than chance in the difference. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Play the same seeds under two sets of mods and tell what changed.",
        footer = {
            "",
            "  ./gnaw compare --mods classic                  from the base game to classic",
            "  ./gnaw compare --mods feast --against classic  from classic to feast",
            "  ./gnaw compare --working-tree                  from the last commit to now",
            "",
            "The same seeds are played on both sides, so that luck is shared as far as it can be."
                    + " The true difference lies in the 95 %% interval in 95 of 100 such comparisons."
        })
final class CompareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Mixin
    private SweepOptions games;

    @Mixin
    private ClusterOption spark;

    @Option(
            names = "--against",
            paramLabel = "ID",
            split = ",",
            description =
                    "The mods of the other side, which --mods are compared with; the base game alone if left out.")
    private List<String> against = new ArrayList<>();

    @Option(
            names = "--against-setting",
            paramLabel = "MOD.NAME=VALUE",
            description = "A setting of the other side. May be given several times.")
    private List<String> againstSettings = new ArrayList<>();

    @Option(
            names = "--working-tree",
            description = "Compare the scripts and mods as they are with those of the last commit.")
    private boolean isWithLastCommit;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with plots, too.")
    private Optional<Path> html = Optional.empty();

    /** A side of the comparison. */
    private record Side(String name, Scripts scripts) {}

    @Override
    public Integer call() throws Exception {
        return LateUsageErrors.inArguments(command, () -> {
            SimulationOptions options = games.options();
            if (options.games() < 2) {
                throw new LabMisuse("A comparison needs 2 games or more, but --games is 1.");
            }
            html.ifPresent(Destination::require);
            return isWithLastCommit ? compareWithLastCommit(options) : compare(options, before(), after());
        });
    }

    private int compareWithLastCommit(SimulationOptions options) throws Exception {
        if (!against.isEmpty() || !againstSettings.isEmpty()) {
            throw new LabMisuse("--working-tree compares with the last commit, so it takes no --against.");
        }
        try (LastCommit commit = LastCommit.of(XdgFolders.ofThisProcess().home())) {
            Side before = new Side("last commit", scripts.scriptsIn(commit.home()));
            return compare(options, before, new Side("working tree", scripts.scripts()));
        }
    }

    private Side before() {
        List<String> ids = against.stream()
                .filter(id -> !id.isBlank() && !id.equals(Mod.BASE))
                .toList();
        return new Side(name(ids), scripts.scriptsWith(ids, againstSettings));
    }

    private Side after() {
        return new Side(name(scripts.named()), scripts.scripts());
    }

    private static String name(List<String> ids) {
        return ids.isEmpty() ? Mod.BASE : String.join(" + ", ids);
    }

    private int compare(SimulationOptions options, Side before, Side after) throws Exception {
        try (Interruption interruption =
                        new Interruption(err(), "Interrupted while the rules were read: no game was played.");
                SimulationRun one = SimulationRun.open(options, before.scripts());
                SimulationRun other = SimulationRun.open(options, after.scripts())) {
            if (one.hasTheRulesOf(other)) {
                throw new LabMisuse("There is nothing to compare: " + before.name() + " and " + after.name()
                        + " are the same scripts with the same settings.");
            }
            Optional<Cluster> cluster = spark.cluster();
            one.on(cluster);
            other.on(cluster);
            interruption.stops(() -> {
                one.stop();
                other.stop();
            });
            return play(options, before, one, after, other, interruption)
                    .map(this::told)
                    .orElse(1);
        }
    }

    /** What was played, and what went wrong in it. */
    private record Compared(Comparison comparison, List<FailureReport> failures) {}

    private int told(Compared compared) {
        tell(compared.comparison());
        compared.failures().forEach(side -> side.lines().forEach(err()::println));
        return compared.failures().stream().mapToInt(FailureReport::code).max().orElseThrow();
    }

    private void tell(Comparison comparison) {
        new ComparisonTable(comparison).lines().forEach(command.commandLine().getOut()::println);
        html.ifPresent(file -> {
            HtmlPage.write(file, comparison);
            err().println("Wrote " + file);
        });
    }

    private Optional<Compared> play(
            SimulationOptions options,
            Side before,
            SimulationRun one,
            Side after,
            SimulationRun other,
            Interruption interruption)
            throws Exception {
        try (StepBar bar = StepBar.of("Games", 2 * options.games())) {
            Simulated first = one.play(Optional.empty(), true, bar::step);
            Simulated second = other.play(Optional.empty(), true, bar::step);
            return Optional.of(new Compared(
                    Comparison.of(before.name(), first.listed(), after.name(), second.listed()),
                    List.of(
                            FailureReport.of(first.tally(), before.name()),
                            FailureReport.of(second.tally(), after.name()))));
        } catch (LabMisuse tooFew) {
            if (!interruption.hasCome()) {
                throw tooFew;
            }
            err().println("Interrupted before two games were over on both sides: there is nothing to compare.");
            return Optional.empty();
        }
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }
}
