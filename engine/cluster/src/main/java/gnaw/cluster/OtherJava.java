package gnaw.cluster;

import java.util.Optional;

/** Workers that run another version of Java than this process. */
final class OtherJava {
    private OtherJava() {}

    /** What is wrong, and what to do. */
    static String sentence(int there, int here) {
        return sentence("Java " + there, here);
    }

    /** The same where a worker's Java is too old to read Gnaw at all, and what Spark tells of it says so. */
    static Optional<String> sentence(String told) {
        return told.contains(UnsupportedClassVersionError.class.getName())
                ? Optional.of(sentence("an older Java", Runtime.version().feature()))
                : Optional.empty();
    }

    private static String sentence(String there, int here) {
        return "A worker runs " + there + ", and here runs Java " + here + ": set JAVA_HOME alike for both.";
    }
}
