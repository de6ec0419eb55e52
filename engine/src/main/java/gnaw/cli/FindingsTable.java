package gnaw.cli;

import gnaw.lab.Findings;
import gnaw.lab.SimulationOptions;
import gnaw.lab.Spread;
import gnaw.lab.Story;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The findings of a simulation as lines for people. */
record FindingsTable(SimulationOptions asked, Findings findings, Duration time) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        double seconds = time.toNanos() / 1e9;
        lines.add(text(
                "%,d games by %s from seed %d, up to %,d turns each, %d at once",
                findings.games(), asked.bot(), asked.seed(), asked.turns(), asked.threads()));
        lines.add(text(
                "%.1f s: %,.1f games and %,.0f turns a second; %,d won",
                seconds, findings.games() / seconds, findings.turnsPlayed() / seconds, findings.won()));
        lines.add("");
        lines.add(text("%9s  %6s  %s", "games", "", "ended by"));
        findings.ends()
                .forEach((end, count) ->
                        lines.add(text("%,9d  %5.1f%%  %s", count, 100.0 * count / findings.games(), end)));
        lines.add("");
        lines.add(text("%8s %9s %9s %9s %9s %9s", "", "least", "10 %", "half", "90 %", "greatest"));
        lines.add(spread("turns", findings.turns()));
        lines.add(spread("depth", findings.depth()));
        lines.add(spread("points", findings.points()));
        lines.add("");
        findings.worst().forEach(story -> lines.add(worst(story)));
        return lines;
    }

    private static String spread(String name, Spread spread) {
        return text(
                "%8s %,9d %,9d %,9d %,9d %,9d",
                name, spread.least(), spread.tenth(), spread.half(), spread.nineTenths(), spread.greatest());
    }

    private static String worst(Story story) {
        return text(
                "Bad: seed %d, %,d points, depth %d, turn %,d, %s",
                story.seed(), story.points(), story.depth(), story.turns(), story.end());
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
