package gnaw.testing;

import gnaw.script.TestModule;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * In which order tests are run: those that are wanted first, and otherwise as they stand in their files and those in their folders.
 *
 * @param first the module of the file, a blank, and the test's name
 */
record Order(Set<String> first) {
    static Order of(String lines) {
        return new Order(lines.lines().collect(Collectors.toSet()));
    }

    List<TestFile> files(Collection<TestFile> files) {
        return sorted(files, file -> first.stream().anyMatch(test -> test.startsWith(file.module() + " ")));
    }

    List<TestModule.Case> tests(TestFile file, Collection<TestModule.Case> tests) {
        return sorted(tests, test -> first.contains(file.module() + " " + test.name()));
    }

    private static <T> List<T> sorted(Collection<T> all, Predicate<T> isFirst) {
        return all.stream()
                .sorted(Comparator.comparing(one -> !isFirst.test(one)))
                .toList();
    }
}
