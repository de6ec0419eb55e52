package gnaw.workshop.test;

import java.util.Optional;

/** A test in a script failed. The message is whole: where, what was expected, what was there. */
public final class TestFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int line;
    private final transient Optional<String> expected;
    private final transient Optional<String> actual;

    TestFailure(String message, int line, Optional<String> expected, Optional<String> actual) {
        super(message);
        this.line = line;
        this.expected = expected;
        this.actual = actual;
    }

    /** The line of the test's file, from 1. */
    public int line() {
        return line;
    }

    /** What was expected, for tools that show both sides. */
    public Optional<String> expected() {
        return expected;
    }

    /** What was there instead. */
    public Optional<String> actual() {
        return actual;
    }
}
