package gnaw.workshop.coverage;

import gnaw.script.coverage.Share;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The reached part of one script.
 *
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param text as it was read
 * @param lines those on which a statement or a function begins, from 1: whether all that begins there has run
 * @param functions in the order of their places
 */
public record ScriptCoverage(
        String file, String text, SortedMap<Integer, Boolean> lines, List<ReachedFunction> functions) {
    public ScriptCoverage {
        lines = Collections.unmodifiableSortedMap(new TreeMap<>(lines));
        functions = functions.stream().sorted().toList();
    }

    /** The mod to which it belongs. */
    public String mod() {
        return file.substring(0, file.indexOf('/'));
    }

    /** How many of its lines were reached. */
    public Share lineShare() {
        return Share.of(lines.values());
    }

    /** How many of its functions were reached. */
    public Share functionShare() {
        return Share.of(functions.stream().map(ReachedFunction::reached).toList());
    }

    /** The lines that were not reached, as people write them: {@code 3, 7-9}. Lines on which nothing begins do not part a range. */
    public String missed() {
        List<String> ranges = new ArrayList<>();
        int first = 0;
        int last = 0;
        for (Map.Entry<Integer, Boolean> line : lines.entrySet()) {
            if (!line.getValue()) {
                first = first == 0 ? line.getKey() : first;
                last = line.getKey();
            } else if (first > 0) {
                ranges.add(range(first, last));
                first = 0;
            }
        }
        if (first > 0) {
            ranges.add(range(first, last));
        }
        return String.join(", ", ranges);
    }

    /** What was reached here or there, of the same text. */
    ScriptCoverage with(ScriptCoverage other) {
        SortedMap<Integer, Boolean> either = new TreeMap<>(lines);
        other.lines.forEach((line, reached) -> either.merge(line, reached, Boolean::logicalOr));
        List<ReachedFunction> all = new ArrayList<>(functions);
        for (ReachedFunction function : other.functions) {
            boolean reached =
                    function.reached() || functions.stream().anyMatch(own -> own.isAt(function) && own.reached());
            all.removeIf(function::isAt);
            all.add(function.onceReached(reached));
        }
        return new ScriptCoverage(file, text, either, all);
    }

    private static String range(int first, int last) {
        return first == last ? Integer.toString(first) : first + "-" + last;
    }
}
