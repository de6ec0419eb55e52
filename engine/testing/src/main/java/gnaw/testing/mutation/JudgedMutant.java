package gnaw.testing.mutation;

import gnaw.workshop.mutation.Mutant;
import java.io.Serializable;

/**
 * A mutant and what became of it.
 *
 * @param by the name of the test that noticed it, or ""
 */
record JudgedMutant(Mutant mutant, Verdict verdict, String by) implements Serializable {
    JudgedMutant(Mutant mutant, Verdict verdict) {
        this(mutant, verdict, "");
    }

    /** Whether it was left, which proves a gap in the tests. */
    boolean isLeft() {
        return verdict == Verdict.SURVIVED || verdict == Verdict.UNREACHED;
    }

    /** Whether a test has noticed it. */
    boolean isNoticed() {
        return verdict == Verdict.KILLED || verdict == Verdict.ENDLESS;
    }
}
