package gnaw.testing;

import gnaw.workshop.test.TestModule;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * In which order tests are run: those that are wanted first, and otherwise as they stand in their files and those in their folders.
 *
 * @param first the module of the file, a blank, and the test's name; without a name, the whole file
 */
record TestOrder(List<String> first) {
    static TestOrder of(String lines) {
        return new TestOrder(lines.lines().distinct().toList());
    }

    List<TestFile> files(Collection<TestFile> files) {
        return files.stream().sorted(Comparator.comparing(this::rank)).toList();
    }

    List<TestModule.Case> tests(TestFile file, Collection<TestModule.Case> tests) {
        return tests.stream()
                .sorted(Comparator.comparing(test -> !first.contains(file.module() + " " + test.name())))
                .toList();
    }

    private int rank(TestFile file) {
        return IntStream.range(0, first.size())
                .filter(place -> first.get(place).startsWith(file.module() + " "))
                .findFirst()
                .orElse(first.size());
    }
}
