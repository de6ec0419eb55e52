package gnaw.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The nearest right name for a wrong one. Scripts have the same in {@code nearest.js}: while they load they call nothing outside, so that
 * there are two, which one table of cases holds together.
 */
public final class DidYouMean {
    private static final int MOST_TOLD = 20;
    private static final int SHORT = 4;

    private DidYouMean() {}

    /** The candidate that fewest changes of letters make of the name; empty when none is near. */
    public static Optional<String> to(String name, Collection<String> candidates) {
        int reach = reach(name.length());
        return candidates.stream()
                .filter(candidate -> howFar(name, candidate) <= reach)
                .min(Comparator.comparingInt(candidate -> howFar(name, candidate)));
    }

    /** Two changes make almost any short word of any other. */
    private static int reach(int letters) {
        return letters < SHORT ? 1 : Math.max(2, letters / 3);
    }

    /** The sentence that there is no such thing, and which one could be meant. */
    public static String unknown(String what, String name, Collection<String> candidates) {
        return "There is no " + what + " \"" + name + "\"." + hint(name, candidates);
    }

    /** A sentence with all that are so called, with the nearest name, or with all names when they are few, led by a blank; or nothing. */
    public static String hint(String name, Collection<String> candidates) {
        List<String> same = Ids.calledSo(name, candidates);
        if (same.size() > 1) {
            return " It may be " + String.join(" or ", same) + ": say which.";
        }
        return to(name, candidates)
                .map(nearest -> " Did you mean \"" + nearest + "\"?")
                .orElseGet(() -> all(candidates));
    }

    private static String all(Collection<String> candidates) {
        return candidates.isEmpty() || candidates.size() > MOST_TOLD
                ? ""
                : " There are: " + String.join(", ", candidates) + ".";
    }

    /** A name without its mod's may mean one that has it. */
    private static int howFar(String name, String candidate) {
        String meant = name.contains(":") ? candidate : withoutMod(candidate);
        return distance(name.toLowerCase(Locale.ROOT), meant.toLowerCase(Locale.ROOT));
    }

    /** {@code cat} of {@code stray:cat}, and {@code creatures.cat} of {@code creatures.stray:cat}. */
    private static String withoutMod(String id) {
        int colon = id.indexOf(':');
        return id.substring(0, colon < 0 ? 0 : id.lastIndexOf('.', colon) + 1) + id.substring(colon + 1);
    }

    /** How many letters must be changed, added, left out or swapped with their neighbour (Damerau). */
    private static int distance(String a, String b) {
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : step(a, b, i, j, rows);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int step(String a, String b, int i, int j, int[][] rows) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(Math.min(rows[i][j - 1], rows[i - 1][j]) + 1, rows[i - 1][j - 1] + change);
        boolean areSwapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return areSwapped ? Math.min(least, rows[i - 2][j - 2] + 1) : least;
    }
}
