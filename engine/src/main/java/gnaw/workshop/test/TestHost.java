package gnaw.workshop.test;

import java.util.List;

/** The port through which a test module plays. */
public interface TestHost {
    /** The call with which a test begins to try something once more, with the whole budget of a test. */
    String ANEW = "anew";

    /** The call that writes a line down for the author. */
    String LOG = "log";

    /**
     * Does what a test asks for. Arguments and answers are numbers (doubles or ints), texts, booleans, lists of these, and as arguments also
     * maps. An {@link AssertionError} or {@link IllegalArgumentException} fails the test with its message.
     */
    Object call(String name, List<Object> arguments);

    /** A failure of rules: besides its whole message, which people read, it has a short telling, which tests expect. */
    interface Brief {
        /** What a test expects. */
        String told();

        /** What would have been right; "" if that is not known. */
        String wanted();

        /** What was there instead; "" if that is not known. */
        String got();
    }
}
