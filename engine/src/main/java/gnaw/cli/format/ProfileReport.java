package gnaw.cli.format;

import gnaw.script.Profile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The costs of rules.
 *
 * @param millis the time of all rules together
 * @param rules the dearest first
 * @param lines the lines of scripts where most statements began
 */
public record ProfileReport(double millis, List<Rule> rules, List<Profile.Line> lines) {
    /**
     * What one rule costs.
     *
     * @param share of the time of all rules, 0 to 1
     * @param statements for one call, on average
     */
    record Rule(String rule, String mod, String place, double share, double millis, long calls, double statements) {}

    /** The times of one playing, and the statements of another one of the same games. */
    public static ProfileReport of(Seen timed, Seen counted) {
        Map<String, Long> statements = new HashMap<>();
        counted.rows().forEach(row -> statements.put(row.rule(), row.statements()));
        double all = timed.rows().stream().mapToDouble(ProfileReport::millis).sum();
        List<Rule> rules = timed.rows().stream()
                .map(row -> new Rule(
                        row.rule(),
                        row.mod(),
                        row.place(),
                        all == 0 ? 0 : millis(row) / all,
                        millis(row),
                        row.calls(),
                        (double) statements.getOrDefault(row.rule(), 0L) / row.calls()))
                .toList();
        return new ProfileReport(all, rules, counted.lines());
    }

    private static double millis(Profile.Row row) {
        return row.time().toNanos() / 1e6;
    }

    /** What one playing of the games has shown. */
    public record Seen(List<Profile.Row> rows, List<Profile.Line> lines) {}
}
