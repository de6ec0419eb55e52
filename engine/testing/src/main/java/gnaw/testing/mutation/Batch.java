package gnaw.testing.mutation;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;

/**
 * Tests of one file, to be run together.
 *
 * @param ids as JUnit knows them
 * @param time what they take when they pass
 */
record Batch(String file, List<String> ids, Duration time) implements Serializable {
    static Batch of(List<KnownTest> tests) {
        return new Batch(
                tests.getFirst().file(),
                tests.stream().map(KnownTest::id).toList(),
                tests.stream().map(KnownTest::time).reduce(Duration.ZERO, Duration::plus));
    }
}
