package gnaw.testing.run;

import gnaw.cli.Places;
import gnaw.testing.ScriptTestEngine;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.platform.launcher.TestExecutionListener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
            "What failed the last time is run first. Tests in Java, *Test.java, are run by Maven alone: mvn verify.",
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

    @Option(
            names = "--junit-xml",
            paramLabel = "FILE|DIR",
            description = "Write a report in the XML of JUnit, too: into a file that ends in .xml, or into a folder.")
    private Optional<Path> xml = Optional.empty();

    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            description = "Look for mods in this folder, too. May be given several times.")
    private List<Path> folders = new ArrayList<>();

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
        Places places = Places.ofThisProcess();
        Grounds grounds = orMisuse(() -> Grounds.find(places, folders));
        Map<String, Path> wanted = orMisuse(() -> grounds.of(mods));
        grounds.tellKit();
        Optional<XmlReport> report =
                xml.isPresent() ? Optional.of(orMisuse(() -> XmlReport.to(xml.get()))) : Optional.empty();
        PastFailures past = PastFailures.of(places);
        Marks marks = Marks.fitting(System.out.charset(), ascii);
        Telling telling = new Telling(command.commandLine().getOut(), marks);
        orMisuse(() -> {
            coverage.begin();
            return true;
        });
        Selection selection = new Selection(
                List.copyOf(wanted.values()), names, tags, past.read(), ci || ScriptTestEngine.isCi(System.getenv()));

        Results results = new Session().run(selection, listeners(telling, report));
        requireTests(wanted.keySet().stream().toList(), results);
        past.remember(results);
        if (report.isPresent()) {
            report.get().file();
        }
        telling.end(results);
        coverage.end(command.commandLine().getOut(), marks, wanted.keySet());
        return end(results, grounds.broken(mods));
    }

    private static TestExecutionListener[] listeners(Telling telling, Optional<XmlReport> report) {
        return Stream.concat(
                        Stream.of(new Scribe(telling::tell)), report.stream().map(XmlReport::listener))
                .toArray(TestExecutionListener[]::new);
    }

    private int end(Results results, List<String> broken) {
        PrintWriter err = command.commandLine().getErr();
        broken.forEach(err::println);
        return results.failed().isEmpty() && broken.isEmpty() ? 0 : 1;
    }

    private void requireTests(List<String> mods, Results results) {
        if (results.all().isEmpty()) {
            throw misuse(Nothing.told(mods, names, tags, results.unfit()));
        }
    }

    private <T> T orMisuse(Callable<T> work) throws Exception {
        try {
            return work.call();
        } catch (IllegalArgumentException mistake) {
            throw misuse(mistake.getMessage());
        }
    }

    private ParameterException misuse(String told) {
        return new ParameterException(command.commandLine(), told);
    }
}
