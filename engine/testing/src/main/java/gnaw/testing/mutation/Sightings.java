package gnaw.testing.mutation;

import gnaw.script.mutation.Mutant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What became of all mutants, as lines for people. */
record Sightings(List<Judgement> all, Map<String, String> scripts) {
    /** Each mutant that no test has noticed, with its line before and after. */
    List<String> survivors() {
        List<String> lines = new ArrayList<>();
        for (Judgement judgement : all) {
            if (isLeft(judgement)) {
                Mutant mutant = judgement.mutant();
                lines.add(mutant.place() + (judgement.verdict() == Verdict.UNREACHED ? "  no test comes here" : ""));
                lines.add("  - " + line(scripts.get(mutant.file()), mutant));
                lines.add("  + " + line(mutant.in(scripts.get(mutant.file())), mutant));
            }
        }
        return lines;
    }

    /** Whether a mutant was left that proves a gap in the tests. */
    boolean hasSurvivors() {
        return all.stream().anyMatch(Sightings::isLeft);
    }

    /** How many there were of each sort, and the share that was noticed. */
    String counts() {
        long noticed = count(Verdict.KILLED) + count(Verdict.ENDLESS);
        long left = count(Verdict.SURVIVED) + count(Verdict.UNREACHED);
        return String.format(
                Locale.ROOT,
                "%d mutants: %d noticed%s, %d survived, %d where no test comes, %d that cannot be read; %.0f %% noticed.",
                all.size(),
                noticed,
                count(Verdict.ENDLESS) == 0 ? "" : " (" + count(Verdict.ENDLESS) + " without end)",
                count(Verdict.SURVIVED),
                count(Verdict.UNREACHED),
                count(Verdict.UNREADABLE),
                noticed + left == 0 ? 100 : Math.floor(100.0 * noticed / (noticed + left)));
    }

    private long count(Verdict verdict) {
        return all.stream().filter(judgement -> judgement.verdict() == verdict).count();
    }

    private static boolean isLeft(Judgement judgement) {
        return judgement.verdict() == Verdict.SURVIVED || judgement.verdict() == Verdict.UNREACHED;
    }

    private static String line(String script, Mutant mutant) {
        return script.lines().skip(mutant.line() - 1L).findFirst().orElse("").strip();
    }
}
