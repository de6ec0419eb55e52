package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OtherJavaTest {
    @Test
    void anotherVersionIsToldWithWhatToDo() {
        assertThat(OtherJava.sentence(26, 25))
                .isEqualTo("A worker runs Java 26, and here runs Java 25: set JAVA_HOME alike for both.");
    }

    @Test
    void aJavaThatCannotReadGnawIsToldOfInsteadOfWhatSparkTells() {
        assertThat(OtherJava.sentence("Lost task 0.3: java.lang.UnsupportedClassVersionError: gnaw/cluster/WorkTask"))
                .hasValueSatisfying(
                        sentence -> assertThat(sentence).startsWith("A worker runs an older Java, and here "));
        assertThat(OtherJava.sentence("Lost task 0.3: java.io.IOException")).isEmpty();
    }
}
