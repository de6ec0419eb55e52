package gnaw.testing.run;

import gnaw.app.XdgFolders;
import gnaw.cli.Interruption;
import gnaw.testing.ScriptTestEngine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the tests of the base game and of mods that are written in JavaScript. */
@Command(
        name = "test",
        mixinStandardHelpOptions = true,
        description =
                "Run the tests in JavaScript, *.test.js, of the base game and of every mod, or of the mods that are named.",
        footer = {
            "",
            "What failed the last time is run first. Tests with the tag long wait for --long or --tag long. Tests in Java,"
                    + " *Test.java, are run by Maven alone: mvn verify.",
            "The exit code is 1 when a test failed, and 2 when there was nothing to run."
        })
final class TestCommand implements Callable<Integer> {
    @Parameters(paramLabel = "MOD", description = "Whose tests to run; base is the base game.")
    private List<String> mods = new ArrayList<>();

    @Option(
            names = "--tests",
            paramLabel = "NAME",
            description =
                    "Run only tests with this in their names; with * or ? in it, it stands for the whole name. May be given several times.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--tag",
            paramLabel = "TAG",
            description = "Run only tests with this tag. May be given several times.")
    private List<String> tags = new ArrayList<>();

    @Option(names = "--long", description = "Run tests with the tag long, too.")
    private boolean withLong;

    @Option(
            names = "--accept",
            description =
                    "Keep what tests see as the snapshots that they compare with; take away those that no test asks"
                            + " for. Look at the changed files before you commit them.")
    private boolean accepts;

    @Option(
            names = "--watch",
            description = "Go on, and run tests again whenever a script is saved, until Ctrl-C: those that it concerns,"
                    + " beginning with its own.")
    private boolean watch;

    @Option(
            names = "--junit-xml",
            paramLabel = "FILE|DIR",
            description = "Write a report in the XML of JUnit, too: into a file that ends in .xml, or into a folder.")
    private Optional<Path> xml = Optional.empty();

    @Mixin
    private TestRootsOptions options;

    @Option(names = "--ci", description = "Let test.only fail, as it does where the environment sets CI.")
    private boolean ci;

    @Mixin
    private CoverageOptions coverage = new CoverageOptions();

    @Option(names = "--ascii", description = "Use no characters but ASCII.")
    private boolean ascii;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        TestRoots roots = roots();
        if (!watch) {
            TestResults results = run(
                    roots, List.copyOf(options.orMisuse(() -> roots.of(mods)).keySet()), List.of());
            return results.failed().isEmpty() && roots.broken(mods).isEmpty() ? 0 : 1;
        }
        options.orMisuse(() -> roots.of(mods));
        new TestWatcher(mods, this::roots, this::run, command.commandLine().getOut()).keep(roots);
        return 0;
    }

    private TestRoots roots() throws Exception {
        TestRoots roots = options.find();
        roots.tellKit();
        return roots;
    }

    /** Runs the tests of these mods once, beginning with some, and tells what comes of them. */
    private TestResults run(TestRoots roots, List<String> wanted, List<String> first) throws Exception {
        Optional<XmlReport> report =
                xml.isPresent() ? Optional.of(options.orMisuse(() -> XmlReport.to(xml.get()))) : Optional.empty();
        PastFailures past = PastFailures.of(XdgFolders.ofThisProcess());
        Marks marks = Marks.fitting(System.out.charset(), ascii);
        Reporter reporter = new Reporter(command.commandLine().getOut(), marks);
        options.doOrMisuse(coverage::begin);
        try (Interruption interruption = new Interruption(
                        command.commandLine().getErr(), "Interrupted while the tests were read: none was run.");
                AutoCloseable _ = () -> report.ifPresent(XmlReport::close)) {
            Session session = new Session();
            TestResults results = session.run(
                    selection(roots, wanted, first, past),
                    listeners(reporter, report, () -> interruption.stops(session::stop)));
            tell(roots, wanted, results, reporter, past, report);
            options.doOrMisuse(
                    () -> coverage.end(command.commandLine().getOut(), marks, roots.played(wanted, results.loaded())));
            return results;
        }
    }

    private void tell(
            TestRoots roots,
            List<String> wanted,
            TestResults results,
            Reporter reporter,
            PastFailures past,
            Optional<XmlReport> report)
            throws Exception {
        List<String> broken = roots.broken(mods);
        requireTests(wanted, results, broken);
        past.remember(results);
        reporter.end(results);
        broken.forEach(command.commandLine().getErr()::println);
        options.doOrMisuse(() -> report.ifPresent(XmlReport::file));
    }

    private Selection selection(TestRoots roots, List<String> wanted, List<String> first, PastFailures past) {
        return new Selection(
                roots.folders(wanted),
                names,
                tags,
                withLong || tags.contains(Selection.LONG) ? List.of() : List.of(Selection.LONG),
                Stream.concat(first.stream(), past.read().stream()).toList(),
                accepts,
                ci || ScriptTestEngine.isCi(System.getenv()));
    }

    private static TestExecutionListener[] listeners(Reporter reporter, Optional<XmlReport> report, Runnable begins) {
        TestExecutionListener beginning = new TestExecutionListener() {
            @Override
            public void testPlanExecutionStarted(TestPlan plan) {
                begins.run();
            }
        };
        return Stream.concat(
                        Stream.of(beginning, new ResultRecorder(reporter::tell)),
                        report.stream().map(XmlReport::listener))
                .toArray(TestExecutionListener[]::new);
    }

    private void requireTests(List<String> wanted, TestResults results, List<String> broken) {
        if (results.all().isEmpty() && broken.isEmpty()) {
            throw options.misuse(Nothing.told(wanted, names, tags, results));
        }
    }
}
