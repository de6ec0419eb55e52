package gnaw.cli.format;

import gnaw.lab.simulate.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A comparison as lines for people: the verdict, and every figure. */
public record ComparisonTable(Comparison comparison) {
    private static final int WIDEST_NAME = 12;

    /** The table, line by line. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(comparison.verdict());
        lines.add("");
        lines.add(row(
                "",
                shortened(comparison.nameOfOne()),
                shortened(comparison.nameOfOther()),
                "difference",
                "95 % interval",
                "by chance"));
        comparison
                .lines()
                .forEach(line -> lines.add(row(
                        (line.isSure() ? "* " : "  ") + line.title(),
                        line.one(),
                        line.other(),
                        line.change(),
                        line.bounds(),
                        line.chance())));
        lines.add("");
        lines.add(
                "* beyond chance: among so many figures, 95 of 100 such comparisons would name none that did not change.");
        return lines;
    }

    private static String row(String title, String one, String other, String change, String bounds, String chance) {
        return String.format(Locale.ROOT, "%-46s %12s %12s %10s  %-17s %9s", title, one, other, change, bounds, chance)
                .stripTrailing();
    }

    private static String shortened(String name) {
        return name.length() <= WIDEST_NAME ? name : name.substring(0, WIDEST_NAME - 1) + "…";
    }
}
