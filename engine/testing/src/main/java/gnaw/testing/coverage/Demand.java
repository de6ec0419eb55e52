package gnaw.testing.coverage;

import gnaw.script.coverage.Coverage;
import java.util.Locale;

/** How much of the scripts tests must reach, as an assertion. */
public final class Demand {
    private Demand() {}

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
}
