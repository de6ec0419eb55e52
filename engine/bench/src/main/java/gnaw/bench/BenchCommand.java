package gnaw.bench;

import com.google.gson.GsonBuilder;
import gnaw.app.XdgFolders;
import gnaw.cli.Interruption;
import gnaw.cli.format.StepBar;
import gnaw.lab.LabMisuse;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells how fast Gnaw is on this machine, and whether it has become slower. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measure how fast Gnaw is here, in about a minute.",
        footer = {
            "",
            "Beside each figure stands what it comes to in turns in plain Java: the same turn of a small roguelike without"
                    + " scripts, measured in between, so that figures of different machines can be compared. Turns a second are"
                    + " those of one core.",
            "",
            "The exit code is 1 when --check finds that something has become slower."
        })
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--full", description = "Measure everything in both ways, until it gets no faster: many minutes.")
    private boolean isFull;

    @Option(names = "--json", description = "Print JSON.")
    private boolean isJson;

    @Option(names = "--check", description = "Compare with " + Baseline.FILE + ", as CI does.")
    private boolean checks;

    @Option(names = "--renew", description = "Write " + Baseline.FILE + " anew: from now on it must be so.")
    private boolean renews;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        requireOneWish();
        try {
            return measure(isFull ? Form.FULL : Form.SHORT);
        } catch (LabMisuse mistake) {
            err().println(mistake.getMessage());
            return 1;
        }
    }

    private void requireOneWish() {
        if (checks && renews) {
            throw misuse("--renew writes what --check compares with: take one of them.");
        }
        if (isFull && (checks || renews)) {
            throw misuse(Baseline.FILE + " is measured in the short form, so " + (checks ? "--check" : "--renew")
                    + " takes no --full.");
        }
    }

    private ParameterException misuse(String why) {
        return new ParameterException(command.commandLine(), why);
    }

    private int measure(Form form) throws Exception {
        Baseline baseline = checks ? Baseline.read(home(), names(form)) : Baseline.of(List.of());
        List<BenchFigure> figures = checks ? checked(baseline, form) : figures(form);
        tell(figures);
        if (renews) {
            Baseline.of(figures).write(home());
            err().println("Wrote " + Baseline.FILE + ".");
        }
        return checks ? judge(baseline.falls(figures)) : 0;
    }

    /** Where something seems to have become slower all is measured twice: a machine that has much else to do is no reason to fail. */
    private List<BenchFigure> checked(Baseline baseline, Form form) throws Exception {
        List<BenchFigure> figures = figures(form);
        if (baseline.falls(figures).isEmpty()) {
            return figures;
        }
        err().println("Something seems slower than it was: it is all measured once more.");
        return BenchFigure.betterOf(figures, figures(form));
    }

    /** What is compared of all that is measured. */
    static List<String> names(Form form) {
        return Stream.of(ScriptMode.values())
                .flatMap(way -> form.rows(way).stream()
                        .filter(BenchRow::isSteady)
                        .map(row -> new BenchFigure(way, row, 0, 0).name()))
                .toList();
    }

    private List<BenchFigure> figures(Form form) throws Exception {
        List<BenchFigure> figures = new ArrayList<>();
        int steps = Stream.of(ScriptMode.values())
                .mapToInt(way -> form.rows(way).size())
                .sum();
        try (Interruption interruption = new Interruption(err(), "Interrupted: nothing was measured.");
                StepBar bar = StepBar.of("Figures", steps)) {
            for (ScriptMode way : ScriptMode.values()) {
                figures.addAll(new Runner(home(), form, interruption).figures(way, bar::step));
            }
        }
        return figures;
    }

    private void tell(List<BenchFigure> figures) {
        PrintWriter out = command.commandLine().getOut();
        Table table = new Table(Machine.here(), figures);
        if (isJson) {
            out.println(new GsonBuilder()
                    .setPrettyPrinting()
                    .disableHtmlEscaping()
                    .create()
                    .toJson(table));
        } else {
            table.lines().forEach(out::println);
        }
    }

    private int judge(List<String> falls) {
        if (falls.isEmpty()) {
            err().println("All is as " + Baseline.FILE + " says, or not much slower.");
            return 0;
        }
        err().println("Slower than " + Baseline.FILE + " says:");
        falls.forEach(err()::println);
        err().println("""
                Run it once more where nothing else runs. If it is so again, look at what has changed since; ./gnaw profile
                tells what rules cost. If it has to be so, ./gnaw bench --renew writes the file anew.""");
        return 1;
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }

    private static Path home() {
        return XdgFolders.ofThisProcess().home();
    }
}
