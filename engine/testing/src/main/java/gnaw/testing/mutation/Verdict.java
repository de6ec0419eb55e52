package gnaw.testing.mutation;

/** The fate of a mutant. */
enum Verdict {
    /** A test has noticed it. */
    KILLED,
    /** A test did not come to its end, which is noticed, too. */
    ENDLESS,
    /** All tests that come there have passed. */
    SURVIVED,
    /** No test comes there. */
    UNREACHED,
    /** The scripts can no longer be read: it proves nothing. */
    UNREADABLE
}
