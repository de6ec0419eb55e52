package gnaw.testing.run;

import gnaw.cli.option.ContentFile;
import gnaw.lab.report.Destination;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.RowRecorder;
import gnaw.testing.Home;
import gnaw.testing.coverage.CoveragePage;
import gnaw.testing.coverage.CoverageTable;
import gnaw.testing.coverage.Lcov;
import gnaw.workshop.coverage.ContentTable;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.CoverageRecorder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a command that tells what tests reach of the scripts: lines, functions and rows of tables. */
final class CoverageOptions {
    @Option(names = "--coverage", description = "Tell which lines and functions of the scripts the tests reach.")
    private boolean table;

    @Option(names = "--content", description = "Tell which rows of the tables no test reaches.")
    private boolean rows;

    @Option(
            names = "--content-file",
            paramLabel = "FILE",
            description =
                    "Add that to this file, and tell which rows none of the runs has reached that added to it, such as"
                            + " gnaw simulate --content-file FILE.")
    private Optional<Path> rowsFile = Optional.empty();

    @Option(
            names = "--lcov",
            paramLabel = "FILE",
            description = "Write lines and functions as LCOV, for editors and build servers.")
    private Optional<Path> lcov = Optional.empty();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write a page with all scripts, marked, and all tables.")
    private Optional<Path> html = Optional.empty();

    private Optional<CoverageRecorder> reach = Optional.empty();
    private Optional<RowRecorder> rowReach = Optional.empty();

    /** Begins to watch, if anything of it is wanted. A {@link gnaw.lab.LabMisuse} names a file that cannot be written. */
    void begin() {
        lcov.ifPresent(Destination::require);
        html.ifPresent(Destination::require);
        rowsFile.ifPresent(ContentFile::require);
        if (table || lcov.isPresent() || html.isPresent()) {
            reach = Optional.of(CoverageRecorder.begin());
        }
        if (rows || rowsFile.isPresent() || html.isPresent()) {
            rowReach = Optional.of(RowRecorder.begin());
        }
    }

    /** Tells what has been reached of these mods. */
    void end(PrintWriter out, Marks marks, Collection<String> mods) throws IOException {
        Home home = Home.find();
        Content content =
                rowReach.map(watching -> content(watching, home, mods)).orElse(Content.NONE);
        if (reach.isPresent()) {
            lines(reach.get(), home, content, out, marks, mods);
        }
        if (rows || rowsFile.isPresent()) {
            tell(ContentTable.of(content), out, marks);
            tellOthers(content.mods(), out, mods, "No row of the mod %s is known: no test loads it, or it adds none.");
            tellPast(PastBuild.contentOf(home).rows(), out);
        }
        rowsFile.ifPresent(file -> out.println("Wrote " + file + "."));
    }

    /** What these tests and those of the last build have reached; with a file, also what it holds. */
    private Content content(RowRecorder watching, Home home, Collection<String> mods) {
        watching.close();
        Content reached = home.present(watching.taken()).with(PastBuild.contentOf(home));
        return rowsFile.map(file -> ContentFile.add(file, reached))
                .orElse(reached)
                .only(row -> mods.contains(row.row().mod()));
    }

    private void lines(
            CoverageRecorder watching,
            Home home,
            Content content,
            PrintWriter out,
            Marks marks,
            Collection<String> mods)
            throws IOException {
        Coverage here = home.present(watching.taken());
        watching.close();
        Coverage left = PastBuild.of(home);
        Coverage wanted = here.with(left).only(script -> mods.contains(script.mod()));
        if (table) {
            tell(CoverageTable.of(wanted), out, marks);
            tellOthers(wanted.mods(), out, mods, "No test loads the mod %s.");
            tellPast(left.scripts(), out);
        }
        write(lcov, Lcov.of(wanted, CoverageOptions::shownPath), out);
        write(html, CoveragePage.of(wanted, content), out);
    }

    private static void tell(List<String> lines, PrintWriter out, Marks marks) {
        out.println();
        lines.forEach(line -> out.println(marks.plain(line)));
    }

    private static void tellOthers(Collection<String> known, PrintWriter out, Collection<String> mods, String told) {
        mods.stream().filter(mod -> !known.contains(mod)).forEach(mod -> out.println(told.formatted(mod)));
    }

    private static void tellPast(List<?> left, PrintWriter out) {
        out.println(
                left.isEmpty()
                        ? "Tests in Java are not counted: mvn verify has not run them since the scripts were changed."
                        : "Tests in Java are counted as mvn verify ran them last.");
    }

    private static void write(Optional<Path> wanted, String text, PrintWriter out) {
        wanted.ifPresent(file -> {
            Destination.write(file, text);
            out.println("Wrote " + file + ".");
        });
    }

    /** Where a script lies, as seen from here if it lies below. */
    private static String shownPath(String script) {
        Path here = Path.of("").toAbsolutePath();
        Path file = Home.find().file(script).orElseThrow();
        return (file.startsWith(here) ? here.relativize(file) : file).toString().replace('\\', '/');
    }
}
