package gnaw.testing.run;

import java.nio.file.Path;
import java.util.List;

/**
 * Which tests are wanted, and how they are run.
 *
 * @param places files of tests, and folders with such files at any depth
 * @param names parts of names, or patterns with {@code *} and {@code ?}; a test that one of them fits is run, or each if there are none
 * @param tags a test with one of them is run, or each if there are none
 * @param first the tests to begin with, by {@link Result#key}
 * @param refusesOnly whether {@code test.only} fails, as it must where all tests are to be run
 */
public record Selection(
        List<Path> places, List<String> names, List<String> tags, List<String> first, boolean refusesOnly) {
    public Selection {
        places = List.copyOf(places);
        names = List.copyOf(names);
        tags = List.copyOf(tags);
        first = List.copyOf(first);
    }

    /** All tests at these places. */
    public static Selection of(List<Path> places) {
        return new Selection(places, List.of(), List.of(), List.of(), true);
    }

    /** The same tests, but these first. */
    Selection beginningWith(List<String> keys) {
        return new Selection(places, names, tags, keys, refusesOnly);
    }
}
