package gnaw.testing.coverage;

import gnaw.script.coverage.Share;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.ScriptCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Coverage as lines for people: a line for each script, and one for each mod. */
public final class CoverageTable {
    private static final int LONGEST_LIST = 40;

    private final Coverage coverage;
    private final int width;

    private CoverageTable(Coverage coverage) {
        this.coverage = coverage;
        this.width = coverage.scripts().stream()
                .mapToInt(script -> script.file().length())
                .max()
                .orElse(0);
    }

    /** The lines, without an end of line. */
    public static List<String> of(Coverage coverage) {
        return new CoverageTable(coverage).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(line("", "lines", "functions", "not reached"));
        for (String mod : coverage.mods()) {
            Coverage own = coverage.ofMod(mod);
            own.scripts().forEach(script -> lines.add(line(script)));
            lines.add(line(mod, own.lines().shown(), own.functions().shown(), missing(own.lines())));
        }
        return lines;
    }

    private String line(ScriptCoverage script) {
        return line(
                script.file(),
                script.lineShare().shown(),
                script.functionShare().shown(),
                shortened(script.missed()));
    }

    private String line(String name, String lines, String functions, String missed) {
        return String.format(Locale.ROOT, "%-" + (width + 2) + "s%9s %10s  %s", name, lines, functions, missed)
                .stripTrailing();
    }

    private static String missing(Share lines) {
        int missing = lines.all() - lines.reached();
        return missing + " of " + lines.all() + " lines";
    }

    private static String shortened(String ranges) {
        if (ranges.length() <= LONGEST_LIST) {
            return ranges;
        }
        return ranges.substring(0, ranges.lastIndexOf(',', LONGEST_LIST) + 1) + " …";
    }
}
