package gnaw.testing.mutation;

import java.time.Duration;
import java.util.Set;

/**
 * A test that passes.
 *
 * @param id as JUnit knows it
 * @param reached the functions that it reaches, as {@link Survey#key} names them
 */
record KnownTest(String id, String name, Duration time, Set<String> reached) {}
