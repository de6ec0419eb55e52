package gnaw.testing.mutation;

import gnaw.script.Mod;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The scripts and mods of a game in a folder of their own, where mistakes can be made: nobody's files are touched, whatever happens. */
final class CopiedGame implements AutoCloseable {
    private static final String HOME = "gnaw.home";
    private static final String MODS = "gnaw.mods";

    private final Path home;
    private final String homeBefore = System.getProperty(HOME, "");
    private final String modsBefore = System.getProperty(MODS, "");

    private CopiedGame(Path home) {
        this.home = home;
    }

    /** A copy of the base game and of mods, by their ids. Until it is closed, the kit plays it. */
    static CopiedGame of(Map<String, Path> folders) throws IOException {
        CopiedGame game = new CopiedGame(Files.createTempDirectory("gnaw-mutants"));
        for (Map.Entry<String, Path> folder : folders.entrySet()) {
            copy(folder.getValue(), game.folder(folder.getKey()));
        }
        System.setProperty(HOME, game.home.toString());
        System.setProperty(MODS, "");
        return game;
    }

    /** Where the base game or a mod lies. */
    Path folder(String mod) {
        return mod.equals(Mod.BASE)
                ? home.resolve("scripts")
                : home.resolve("mods").resolve(mod);
    }

    /** Writes a script, such as {@code base/rules/names.js}, anew. */
    void write(String script, String text) throws IOException {
        int stroke = script.indexOf('/');
        Files.writeString(folder(script.substring(0, stroke)).resolve(script.substring(stroke + 1)), text);
    }

    @Override
    public void close() throws IOException {
        System.setProperty(HOME, homeBefore);
        System.setProperty(MODS, modsBefore);
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            files.filter(file -> isOfTheGame(from.relativize(file)))
                    .forEach(file -> copyOne(file, to.resolve(from.relativize(file))));
        }
    }

    private static void copyOne(Path from, Path to) {
        try {
            if (Files.isDirectory(from)) {
                Files.createDirectories(to);
            } else {
                Files.copy(from, to);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Neither what a build has made nor what is hidden. */
    private static boolean isOfTheGame(Path file) {
        String first = file.getName(0).toString();
        return !List.of("target", "node_modules").contains(first) && !first.startsWith(".");
    }
}
