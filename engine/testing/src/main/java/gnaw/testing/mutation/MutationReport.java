package gnaw.testing.mutation;

import gnaw.workshop.mutation.Mutant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The fate of mutants, as lines for people. */
record MutationReport(List<JudgedMutant> all) {
    /** A mutant that no test has noticed, with its line before and after. */
    static List<String> told(JudgedMutant left, String script) {
        Mutant mutant = left.mutant();
        String gap = left.verdict() == Verdict.UNREACHED ? "  no test comes here" : "";
        return List.of(mutant.place() + gap, "  - " + line(script, mutant), "  + " + line(mutant.in(script), mutant));
    }

    /** Whether a mutant was left that proves a gap in the tests. */
    boolean hasSurvivors() {
        return all.stream().anyMatch(JudgedMutant::isLeft);
    }

    /** A line for each script, if there are several. */
    List<String> table() {
        Map<String, List<JudgedMutant>> files = all.stream()
                .collect(Collectors.groupingBy(one -> one.mutant().file(), TreeMap::new, Collectors.toList()));
        List<String> lines = new ArrayList<>();
        if (files.size() > 1) {
            int width = files.keySet().stream().mapToInt(String::length).max().orElse(0);
            lines.add(row(width, "", List.of("mutants", "noticed", "survived", "no test", "unreadable")));
            files.forEach((file, some) -> lines.add(row(width, file, numbers(some))));
        }
        return lines;
    }

    /** How many there were of each sort, and the share that was noticed. */
    String counts() {
        long noticed = all.stream().filter(JudgedMutant::isNoticed).count();
        long left = all.stream().filter(JudgedMutant::isLeft).count();
        long endless = count(all, Verdict.ENDLESS);
        return String.format(
                Locale.ROOT,
                "%s: %d noticed%s, %d survived, %d where no test comes, %d that cannot be read; %.0f %% noticed.",
                mutants(all.size()),
                noticed,
                endless == 0 ? "" : " (" + endless + " without end)",
                count(all, Verdict.SURVIVED),
                count(all, Verdict.UNREACHED),
                count(all, Verdict.UNREADABLE),
                noticed + left == 0 ? 100 : Math.floor(100.0 * noticed / (noticed + left)));
    }

    /** So many, in words. */
    static String mutants(int count) {
        return count == 1 ? "1 mutant" : count + " mutants";
    }

    private static List<String> numbers(List<JudgedMutant> some) {
        return List.of(
                        (long) some.size(),
                        some.stream().filter(JudgedMutant::isNoticed).count(),
                        count(some, Verdict.SURVIVED),
                        count(some, Verdict.UNREACHED),
                        count(some, Verdict.UNREADABLE))
                .stream()
                .map(String::valueOf)
                .toList();
    }

    private static String row(int width, String file, List<String> cells) {
        return String.format(Locale.ROOT, "%-" + width + "s", file)
                + cells.stream().map("%11s"::formatted).collect(Collectors.joining());
    }

    private static long count(Collection<JudgedMutant> some, Verdict verdict) {
        return some.stream().filter(one -> one.verdict() == verdict).count();
    }

    private static String line(String script, Mutant mutant) {
        return script.lines().skip(mutant.line() - 1L).findFirst().orElse("").strip();
    }
}
