package gnaw.testing;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A file of tests in JavaScript.
 *
 * @param module as it would be imported: {@code base/rules/hunger.test.js}
 * @param setup the rules that it tests: those of the mod in whose folder it lies
 */
record TestFile(Path path, String module, Setup setup) {
    /** All test files in a folder and below, in order of their paths. */
    static List<TestFile> in(Path folder, Home home) {
        return ReadableFiles.in(folder).stream()
                .filter(file -> file.toString().endsWith(Mod.TESTS))
                .flatMap(file -> at(file, home).stream())
                .toList();
    }

    /** The folder in which the folder of its mod lies. */
    Path mods() {
        Path folder = path;
        for (int i = 0; i <= module.chars().filter(letter -> letter == '/').count(); i++) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The test file of that path, if it lies in the base game or in a mod. */
    static Optional<TestFile> at(Path file, Home home) {
        Path whole = file.toAbsolutePath().normalize();
        return home.roots().entrySet().stream()
                .filter(root -> whole.startsWith(root.getValue()))
                .map(root -> new TestFile(whole, module(root.getKey(), root.getValue(), whole), setup(root.getKey())))
                .findFirst();
    }

    /** The test file that would be imported so. */
    static Optional<TestFile> named(String module, Home home) {
        int slash = module.indexOf('/');
        return Optional.ofNullable(home.roots().get(module.substring(0, slash)))
                .map(root -> root.resolve(module.substring(slash + 1)))
                .filter(Files::isRegularFile)
                .flatMap(file -> at(file, home));
    }

    /** A stack with one place alone, in a script of that name, so that a click leads there. */
    static StackTraceElement[] stack(String script, String function, int line) {
        String name = script.substring(script.lastIndexOf('/') + 1);
        return new StackTraceElement[] {new StackTraceElement(script.replace('/', '.'), function, name, line)};
    }

    private static Setup setup(String mod) {
        return mod.equals(Mod.BASE) ? Setup.BASE : new Setup(List.of(mod), List.of());
    }

    private static String module(String mod, Path root, Path file) {
        return mod + "/" + ReadableFiles.name(root, file);
    }
}
