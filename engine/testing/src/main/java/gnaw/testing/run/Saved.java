package gnaw.testing.run;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Scripts that were saved while nobody tested, and which tests that concerns.
 *
 * @param files where they lie
 * @param roots as they are now
 */
record Saved(Set<Path> files, TestRoots roots) {
    /**
     * Those of these mods, or of all if there are none, whose tests may come out otherwise now; also those that can no longer be read.
     *
     * @param loaded by mod, the others that its tests are known to load
     */
    List<String> concerned(List<String> mods, Map<String, Set<String>> loaded) {
        Set<String> changed = mods();
        return Stream.concat(
                        roots.of(mods).keySet().stream().filter(mod -> Stream.concat(
                                        Stream.of(mod), loaded.getOrDefault(mod, Set.of()).stream())
                                .anyMatch(played -> roots.concerns(played, changed))),
                        roots.mods().broken().keySet().stream()
                                .filter(mod -> changed.contains(mod) && (mods.isEmpty() || mods.contains(mod))))
                .toList();
    }

    /** What to begin with, as {@link Selection#first}: the tests that were saved or are called as a saved rule is, then others of the same mods. */
    List<String> first() {
        Set<String> names = files.stream().map(Saved::stem).collect(Collectors.toSet());
        return roots.of(List.of()).entrySet().stream()
                .filter(mod -> mods().contains(mod.getKey()))
                .flatMap(mod -> tests(mod.getKey(), mod.getValue()))
                .sorted(Comparator.comparing(test -> !names.contains(stem(Path.of(test.strip())))))
                .toList();
    }

    /** Their paths, each from its mod on. */
    List<String> told() {
        return files.stream()
                .map(file -> folder(file).relativize(file).toString())
                .toList();
    }

    private Set<String> mods() {
        return files.stream()
                .map(file -> file.startsWith(roots.scripts())
                        ? Mod.BASE
                        : folder(file).relativize(file).getName(0).toString())
                .collect(Collectors.toSet());
    }

    private Path folder(Path file) {
        return roots.watched().stream().filter(file::startsWith).findFirst().orElseThrow();
    }

    private static Stream<String> tests(String mod, Path root) {
        return ReadableFiles.in(root).stream()
                .filter(file -> file.toString().endsWith(Mod.TESTS))
                .map(file -> mod + "/" + ReadableFiles.name(root, file) + " ")
                .sorted();
    }

    /** The name of a script and of its tests: {@code hunger} of {@code rules/hunger.js} and {@code tests/hunger.test.js}. */
    private static String stem(Path file) {
        return file.getFileName().toString().replaceFirst("\\..*", "");
    }
}
