package gnaw.mod;

import org.semver4j.RangesListFactory;
import org.semver4j.Semver;

/** Semantic versions and the ranges of them that node's packages use. */
final class Versions {
    /** As for node's packages: reading a longer one takes too deep a recursion. */
    private static final int LONGEST = 256;

    private Versions() {}

    static boolean isVersion(String text) {
        return text.length() <= LONGEST && Semver.isValid(text);
    }

    /** Whether a text is a range: ^1.2, ~1.2, 1.x, >=1.2 &lt;2, a || b, or * for any. */
    static boolean isRange(String text) {
        return text.length() <= LONGEST
                && !RangesListFactory.create(text).toString().isEmpty();
    }

    static boolean fits(String version, String range) {
        return new Semver(version).satisfies(range);
    }
}
