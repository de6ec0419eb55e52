package gnaw.cli.format;

import gnaw.lab.simulate.Tally;
import java.util.List;

/** What rules that failed in games told, each once, with the first of its games. */
public record FailureReport(List<String> lines) {
    public static FailureReport of(Tally tally) {
        return new FailureReport(tally.failures().entrySet().stream()
                .map(failure ->
                        where(failure.getValue(), tally.firstSeedOf(failure.getKey())) + "\n" + failure.getKey())
                .toList());
    }

    /** The same of one of several sets of rules. */
    public static FailureReport of(Tally tally, String rules) {
        return new FailureReport(
                of(tally).lines.stream().map(line -> rules + ": " + line).toList());
    }

    private static String where(long games, long seed) {
        return games == 1
                ? "In the game of seed " + seed + " something went wrong:"
                : "In " + games + " games, first in that of seed " + seed + ", something went wrong:";
    }

    /** The exit code of a command in whose games something went wrong or not. */
    public int code() {
        return lines.isEmpty() ? 0 : 1;
    }
}
