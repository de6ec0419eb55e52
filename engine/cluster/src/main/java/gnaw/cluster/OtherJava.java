package gnaw.cluster;

import java.util.Optional;

/** Workers that run another version of Java than this process. */
final class OtherJava {
    private OtherJava() {}

    /** What is wrong, and what to do. */
    static String sentence(int there, int here) {
        return "A worker runs Java " + there + ", and here runs Java " + here + ": set JAVA_HOME alike for both.";
    }

    /** The same where a worker's Java is too old to read Gnaw at all, and what Spark tells of it says so. */
    static Optional<String> sentence(String told) {
        return told.contains(UnsupportedClassVersionError.class.getName())
                ? Optional.of("A worker runs an older Java, and here runs Java "
                        + Runtime.version().feature() + ": set JAVA_HOME alike for both.")
                : Optional.empty();
    }
}
