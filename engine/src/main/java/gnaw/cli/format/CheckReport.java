package gnaw.cli.format;

import com.google.gson.GsonBuilder;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Finding.Weight;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tells what a check has found, mod by mod and then in all; or, for editors, everything at the end. */
public final class CheckReport {
    private final PrintWriter out;
    private final boolean asJson;
    private final String how;
    private final Map<String, Path> roots;
    private final List<String> checked = new ArrayList<>();
    private final Set<Finding> told = new HashSet<>();
    private final List<Finding> all = new ArrayList<>();

    /**
     * A report of nothing so far.
     *
     * @param how it is checked, such as {@code with types}
     * @param roots where the files of each mod lie
     */
    public CheckReport(PrintWriter out, boolean asJson, String how, Map<String, Path> roots) {
        this.out = out;
        this.asJson = asJson;
        this.how = how;
        this.roots = roots;
    }

    /** What was found in mods; what an earlier group has told is counted, but not told again. */
    public void group(List<String> mods, List<Finding> findings) {
        List<Finding> news = findings.stream().filter(told::add).toList();
        checked.addAll(mods);
        all.addAll(news);
        if (!asJson) {
            news.forEach(finding -> out.println(finding + excerpt(finding)));
            out.println(String.join(" with ", mods) + ": " + counts(findings) + ".");
            out.flush();
        }
    }

    /** The last word; gives the exit code. */
    public int end() {
        if (asJson) {
            out.println(new GsonBuilder()
                    .setPrettyPrinting()
                    .disableHtmlEscaping()
                    .create()
                    .toJson(all.stream().map(this::entry).toList()));
        } else if (checked.size() > 1) {
            out.println("Checked " + checked.size() + " " + how + ": " + counts(all) + ".");
        }
        out.flush();
        return all.stream().anyMatch(finding -> finding.weight() == Weight.ERROR) ? 1 : 0;
    }

    /** What editors want to know of a finding; line and column count from 1, and are 0 for the whole file or line. */
    private record Entry(String path, int line, int column, String severity, String message) {}

    private Entry entry(Finding finding) {
        String path = path(finding).map(Path::toString).orElse(finding.file());
        String severity = finding.weight() == Weight.ERROR ? "error" : "warning";
        return new Entry(path, finding.line(), finding.column(), severity, finding.text());
    }

    /** The line with a caret under the column; nothing for a whole file. */
    private String excerpt(Finding finding) {
        if (finding.line() == 0) {
            return "";
        }
        String number = Integer.toString(finding.line());
        return path(finding)
                .flatMap(path -> line(path, finding.line()))
                .map(text -> "\n  " + number + " | " + text + "\n  " + " ".repeat(number.length()) + " | "
                        + " ".repeat(Math.max(0, finding.column() - 1)) + "^")
                .orElse("");
    }

    private static Optional<String> line(Path path, int number) {
        try (Stream<String> lines = Files.lines(path)) {
            return lines.skip(number - 1L).findFirst();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private Optional<Path> path(Finding finding) {
        return Optional.ofNullable(roots.get(finding.mod()))
                .map(root ->
                        root.resolve(finding.file().substring(finding.file().indexOf('/') + 1)));
    }

    private static String counts(List<Finding> findings) {
        long errors = findings.stream()
                .filter(finding -> finding.weight() == Weight.ERROR)
                .count();
        return counted(errors, "error") + ", " + counted(findings.size() - errors, "warning");
    }

    private static String counted(long count, String what) {
        return count == 0 ? "no " + what + "s" : count + " " + what + (count == 1 ? "" : "s");
    }
}
