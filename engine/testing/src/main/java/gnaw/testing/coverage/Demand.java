package gnaw.testing.coverage;

import gnaw.game.RowReached;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.ContentRow;
import gnaw.workshop.coverage.ContentTable;
import gnaw.workshop.coverage.Coverage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The share of the scripts, or of their tables, that tests must reach, as an assertion. */
public final class Demand {
    private Demand() {}

    /**
     * The file in which the tests that ran before have kept what they reached; an {@link AssertionError} says so if none is told.
     *
     * @param property the system property by which the build tells the file
     */
    public static Path file(String property) {
        return Optional.ofNullable(System.getProperty(property))
                .map(Path::of)
                .orElseThrow(() -> new AssertionError(
                        "This test judges what all others have reached. `mvn verify` runs it after them, with "
                                + property + "; by itself it has nothing to judge."));
    }

    /**
     * That so many lines in a hundred were reached; else an {@link AssertionError} lists the scripts with gaps.
     *
     * @param percent from 0 to 100
     */
    public static void ofLines(double percent, Coverage reached) {
        if (reached.scripts().isEmpty()) {
            throw new AssertionError("The tests have loaded no scripts.");
        }
        if (reached.lines().percent() < percent) {
            Coverage gaps = reached.only(script -> !script.missed().isEmpty());
            throw new AssertionError(String.format(
                    Locale.ROOT,
                    "The tests reach %s of the lines, and %.0f %% are wanted.%n%s",
                    reached.lines().shown(),
                    percent,
                    String.join("\n", CoverageTable.of(gaps))));
        }
    }

    /**
     * That games reach all rows but some; else an {@link AssertionError} lists the rows that no game reached, and those that need no excuse any more.
     *
     * @param excused rows, or whole tables, as {@code table.row} or {@code table}, and why no game reaches them
     */
    public static void ofRows(Map<String, String> excused, Content reached) {
        if (reached.rows().isEmpty()) {
            throw new AssertionError("The tests have loaded no scripts.");
        }
        Content unreached = reached.only(row -> row.met() != RowReached.REACHED);
        Content gaps = unreached.only(row -> excuses(row).noneMatch(excused::containsKey));
        if (!gaps.rows().isEmpty()) {
            throw new AssertionError(Stream.of(
                            List.of("Neither tests nor the games that they play reach all rows."),
                            ContentTable.missing(gaps, RowReached.NEVER),
                            ContentTable.missing(gaps, RowReached.TOGETHER))
                    .flatMap(List::stream)
                    .collect(Collectors.joining("\n")));
        }
        Set<String> needed = unreached.rows().stream().flatMap(Demand::excuses).collect(Collectors.toSet());
        List<String> needless = excused.keySet().stream()
                .filter(path -> !needed.contains(path))
                .sorted()
                .map(path -> path + " is reached, or is not there, and needs no excuse.")
                .toList();
        if (!needless.isEmpty()) {
            throw new AssertionError(String.join("\n", needless));
        }
    }

    private static Stream<String> excuses(ContentRow row) {
        return Stream.of(row.row().table(), row.row().path());
    }
}
