package gnaw.testing.mutation;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The scripts, mods and compiled tests of a game in a folder of their own, where mistakes can be made: nobody's files are touched, whatever
 * happens, and nobody who builds meanwhile is in the way.
 *
 * @param home the folder
 */
record CopiedGame(Path home) implements AutoCloseable {
    /** A copy of the base game and of mods, by their ids, and of the tests that a build has compiled in {@code built}. */
    static CopiedGame of(Map<String, Path> folders, Path built) throws IOException {
        CopiedGame game = new CopiedGame(Files.createTempDirectory("gnaw-mutants"));
        for (Map.Entry<String, Path> folder : folders.entrySet()) {
            copy(folder.getValue(), game.folder(folder.getKey()));
        }
        for (String module : List.of("scripts", "mods")) {
            Path compiled = classes(built, module);
            if (Files.isDirectory(compiled)) {
                Files.createDirectories(classes(game.home, module).getParent());
                copy(compiled, classes(game.home, module));
            }
        }
        return game;
    }

    /** A copy of a copy. */
    static CopiedGame of(Path home) throws IOException {
        CopiedGame game = new CopiedGame(Files.createTempDirectory("gnaw-mutants"));
        for (Path file : ReadableFiles.in(home)) {
            copy(home, file, game.home);
        }
        return game;
    }

    /** Where the base game or a mod lies. */
    Path folder(String mod) {
        return mod.equals(Mod.BASE)
                ? home.resolve("scripts")
                : home.resolve("mods").resolve(mod);
    }

    /** Where the compiled tests of a module lie, if there are any. */
    Path classes(String module) {
        return classes(home, module);
    }

    /** Whether a build has left tests in Java of the base game, or of a mod. */
    boolean hasCompiled(String mod) {
        return Files.isDirectory(
                mod.equals(Mod.BASE)
                        ? classes("scripts")
                        : classes("mods").resolve("gnaw/mods").resolve(mod.replace("-", "")));
    }

    /** The tests in JavaScript of these mods, by file, such as {@code base/tests/food.test.js}. */
    Map<String, String> tests(Collection<String> mods) throws IOException {
        Map<String, String> tests = new TreeMap<>();
        for (String mod : mods) {
            for (Path file : ReadableFiles.in(folder(mod), Mod.TESTS)) {
                String name = ReadableFiles.name(folder(mod), file);
                tests.put(mod + "/" + name, Files.readString(file));
            }
        }
        return tests;
    }

    /** The text of a script, such as {@code base/rules/names.js}. */
    String read(String script) throws IOException {
        return Files.readString(place(script));
    }

    /** Writes a script anew. */
    void write(String script, String text) throws IOException {
        Files.writeString(place(script), text);
    }

    private Path place(String script) {
        int slash = script.indexOf('/');
        return folder(script.substring(0, slash)).resolve(script.substring(slash + 1));
    }

    @Override
    public void close() throws IOException {
        new TemporaryFolder(home).close();
    }

    private static Path classes(Path home, String module) {
        return home.resolve(module).resolve("target/test-classes");
    }

    private static void copy(Path from, Path to) throws IOException {
        for (Path file : ReadableFiles.in(from)) {
            if (isOfTheGame(from.relativize(file))) {
                copy(from, file, to);
            }
        }
    }

    private static void copy(Path from, Path file, Path to) throws IOException {
        Path place = to.resolve(from.relativize(file));
        Files.createDirectories(place.getParent());
        Files.copy(file, place);
    }

    /** Neither what a build has made nor what is hidden. */
    private static boolean isOfTheGame(Path file) {
        String first = file.getName(0).toString();
        return !List.of("target", "node_modules").contains(first) && !first.startsWith(".");
    }
}
