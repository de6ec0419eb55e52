package gnaw.bench;

import gnaw.app.XdgFolders;
import gnaw.mod.Scripts;
import gnaw.mod.TemporaryFolder;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures in this process what {@link BenchCommand} wants of one way to run scripts, and tells each figure in a line as soon as it is there. */
@Command(name = FiguresCommand.NAME, hidden = true, description = "Measure in one way of running scripts.")
final class FiguresCommand implements Callable<Integer> {
    static final String NAME = "bench-figures";

    private static final Duration BRIEF = Duration.ofSeconds(1);

    /** A turn of ten is a hundredth of a turn of a thousand: a second of them leaves Java's compiler half-way. */
    private static final Duration UNTIL_TEN_ARE_QUICK = Duration.ofSeconds(4);

    private static final Duration UNTIL_A_RULE_IS_COMPILED = Duration.ofSeconds(18);

    @Parameters(index = "0")
    private ScriptMode way;

    @Parameters(index = "1")
    private Form form;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        return RulesThread.call("bench", this::measure);
    }

    private int measure() throws Exception {
        try (TemporaryFolder mods = TemporaryFolder.create("gnaw-bench");
                Rulebook rules = Rulebook.load(Scripts.base(scripts()))) {
            PairedMeasure measure = new PairedMeasure(Clock.THREAD, form.passes());
            for (BenchRow row : form.rows(way)) {
                tell(figure(measure, row, rules, mods.path()));
            }
        }
        return 0;
    }

    private void tell(BenchFigure figure) {
        command.commandLine().getOut().println(figure.line());
    }

    private BenchFigure figure(PairedMeasure measure, BenchRow row, Rulebook rules, Path mods) throws Exception {
        int games = form.games();
        return switch (row) {
            case PLAIN -> measure.plain(way);
            case FIRST ->
                new PairedMeasure(Clock.THREAD, 1)
                        .of(way, row, new BenchGames(rules, "explorer", 1, 500), Duration.ZERO);
            case IDLER -> measure.of(way, row, new BenchGames(rules, "idler", games, 500), form.warmUp(way));
            case EXPLORER -> measure.of(way, row, new BenchGames(rules, "explorer", games, 500), form.warmUp(way));
            case LEVEL -> measure.of(way, row, new Levels(rules, games, 0.5), form.warmUp(way));
            case WORST_LEVEL -> measure.of(way, row, new Levels(rules, games, 1), Duration.ZERO);
            case CROWD_10 -> measure.of(way, row, new Crowd(rules, 10, 80, 50), UNTIL_TEN_ARE_QUICK);
            case CROWD_100 -> measure.of(way, row, new Crowd(rules, 100, 80, 50), BRIEF);
            case CROWD_1000 -> measure.of(way, row, new Crowd(rules, 1_000, 80, 50), BRIEF);
            case WIDE_10 -> measure.of(way, row, new Crowd(rules, 10, 320, 200), UNTIL_TEN_ARE_QUICK);
            case WIDE_100 -> measure.of(way, row, new Crowd(rules, 100, 320, 200), BRIEF);
            case WIDE_1000 -> measure.of(way, row, new Crowd(rules, 1_000, 320, 200), BRIEF);
            case RULE -> rule(measure, row, OneRule.plain(scripts()));
            case WRAPPED -> rule(measure, row, OneRule.wrapped(scripts(), mods.resolve("wrapping")));
            case AMONG_MODS -> rule(measure, row, OneRule.amongMods(scripts(), mods.resolve("others")));
            case VERSION -> version(row);
        };
    }

    private BenchFigure rule(PairedMeasure measure, BenchRow row, OneRule rule) throws Exception {
        try (rule) {
            return measure.of(
                    way,
                    row,
                    rule,
                    switch (way) {
                        case INTERPRETED -> BRIEF;
                        case COMPILED -> UNTIL_A_RULE_IS_COMPILED;
                    });
        }
    }

    private BenchFigure version(BenchRow row) throws Exception {
        Start start = new Start(home(), XdgFolders.ofThisProcess().cache());
        start.settle();
        return new PairedMeasure(Clock.WALL, form.passes()).of(way, row, start, Duration.ZERO);
    }

    private static Path scripts() {
        return home().resolve("scripts");
    }

    private static Path home() {
        return XdgFolders.ofThisProcess().home();
    }
}
