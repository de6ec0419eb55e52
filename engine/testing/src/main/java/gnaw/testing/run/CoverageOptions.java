package gnaw.testing.run;

import gnaw.script.Reach;
import gnaw.script.coverage.Coverage;
import gnaw.testing.Home;
import gnaw.testing.coverage.CoveragePage;
import gnaw.testing.coverage.CoverageTable;
import gnaw.testing.coverage.Lcov;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a command that tells what tests reach of the scripts. */
final class CoverageOptions {
    @Option(names = "--coverage", description = "Tell which lines and functions of the scripts the tests reach.")
    private boolean table;

    @Option(names = "--lcov", paramLabel = "FILE", description = "Write it as LCOV, for editors and build servers.")
    private Optional<Path> lcov = Optional.empty();

    @Option(names = "--html", paramLabel = "FILE", description = "Write it as a page with all scripts, marked.")
    private Optional<Path> html = Optional.empty();

    private Optional<Reach> reach = Optional.empty();

    /** Begins to watch, if anything of it is wanted. An {@link IllegalArgumentException} names a file that cannot be written. */
    void begin() {
        lcov.ifPresent(CoverageOptions::requireWritable);
        html.ifPresent(CoverageOptions::requireWritable);
        if (table || lcov.isPresent() || html.isPresent()) {
            reach = Optional.of(Reach.begin());
        }
    }

    /** Tells what has been reached of these mods. */
    void end(PrintWriter out, Marks marks, Collection<String> mods) throws IOException {
        if (reach.isEmpty()) {
            return;
        }
        Coverage here = Home.find().present(reach.get().taken());
        reach.get().close();
        Coverage left = PastBuild.of(Home.find());
        Coverage wanted = here.with(left).only(script -> mods.contains(script.mod()));
        if (table) {
            out.println();
            CoverageTable.of(wanted).forEach(line -> out.println(marks.plain(line)));
            mods.stream()
                    .filter(mod -> !wanted.mods().contains(mod))
                    .forEach(mod -> out.println("No test loads the mod " + mod + "."));
            out.println(
                    left.scripts().isEmpty()
                            ? "Tests in Java are not counted: mvn verify has not run them since the scripts were changed."
                            : "Tests in Java are counted as mvn verify ran them last.");
        }
        write(lcov, Lcov.of(wanted, CoverageOptions::shownPath), out);
        write(html, CoveragePage.of(wanted), out);
    }

    private static void write(Optional<Path> file, String text, PrintWriter out) throws IOException {
        if (file.isPresent()) {
            Files.writeString(file.get(), text);
            out.println("Wrote " + file.get() + ".");
        }
    }

    /** Where a script lies, as seen from here if it lies below. */
    private static String shownPath(String script) {
        Path here = Path.of("").toAbsolutePath();
        Path file = Home.find().file(script).orElseThrow();
        return (file.startsWith(here) ? here.relativize(file) : file).toString().replace('\\', '/');
    }

    private static void requireWritable(Path file) {
        Path whole = file.toAbsolutePath();
        if (Files.isDirectory(whole) || !Files.isWritable(Files.exists(whole) ? whole : whole.getParent())) {
            throw new IllegalArgumentException("The report cannot be written to " + file + ".");
        }
    }
}
