package gnaw.script;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The nearest right name for a wrong one. */
public final class Nearest {
    private Nearest() {}

    /** The candidate that fewest changes of letters make of the name; empty when none is near. */
    public static Optional<String> to(String name, Collection<String> candidates) {
        int reach = Math.max(2, name.length() / 3);
        return candidates.stream()
                .filter(candidate -> howFar(name, candidate) <= reach)
                .min(Comparator.comparingInt(candidate -> howFar(name, candidate)));
    }

    /** A sentence with the nearest name, or with all names when they are few, led by a blank; or nothing. */
    public static String hint(String name, Collection<String> candidates) {
        Optional<String> nearest = to(name, candidates);
        if (nearest.isPresent()) {
            return " Did you mean \"" + nearest.get() + "\"?";
        }
        return candidates.isEmpty() || candidates.size() > 20
                ? ""
                : " There are: " + String.join(", ", List.copyOf(candidates)) + ".";
    }

    /** A name without its mod's may mean one that has it. */
    private static int howFar(String name, String candidate) {
        return distance(name, name.contains(":") ? candidate : candidate.substring(candidate.indexOf(':') + 1));
    }

    /** How many letters must be changed, added or left out (Levenshtein). */
    private static int distance(String a, String b) {
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1)) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
            }
            last = row;
        }
        return last[b.length()];
    }
}
