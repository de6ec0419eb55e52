package gnaw.testing.mutation;

import gnaw.workshop.coverage.Piece;
import java.time.Duration;
import java.util.Set;

/**
 * A test that passes.
 *
 * @param id as JUnit knows it
 * @param file the file to which it belongs, such as {@code base/tests/food.test.js}, or its class
 * @param reached what it reaches of the scripts
 */
record KnownTest(String id, String file, String name, Duration time, Set<Piece> reached) {}
