package gnaw.testing.run;

import java.nio.file.Path;
import java.util.List;

/**
 * The tests that are wanted, and the manner in which they are run.
 *
 * @param places files of tests, and folders with such files at any depth
 * @param names parts of names, or patterns with {@code *} and {@code ?}; a test that one of them fits is run, or each if there are none
 * @param tags a test with one of them is run, or each if there are none
 * @param without a test with one of these tags is not run, whatever else fits it
 * @param first the tests to begin with, by {@link Result#key}, or whole files, by their module and a blank
 * @param accepts whether snapshots are kept as the tests see them
 * @param refusesOnly whether {@code test.only} fails, as it must where all tests are to be run
 */
public record Selection(
        List<Path> places,
        List<String> names,
        List<String> tags,
        List<String> without,
        List<String> first,
        boolean accepts,
        boolean refusesOnly) {
    /** The tag of tests that play for a minute or more. */
    public static final String LONG = "long";

    public Selection {
        places = List.copyOf(places);
        names = List.copyOf(names);
        tags = List.copyOf(tags);
        without = List.copyOf(without);
        first = List.copyOf(first);
    }

    /** All tests at these places. */
    public static Selection of(List<Path> places) {
        return new Selection(places, List.of(), List.of(), List.of(), List.of(), false, true);
    }
}
