package gnaw.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the game lies whose rules are tested.
 *
 * @param folder the one that holds {@code scripts} and {@code mods}: as the system property {@code gnaw.home} says; without it the nearest
 *     one upwards from the working directory
 */
record Home(Path folder) {
    static Home find() {
        return Optional.ofNullable(System.getProperty("gnaw.home"))
                .map(Path::of)
                .or(() -> upwardsFrom(Path.of("").toAbsolutePath()))
                .map(Home::new)
                .orElseThrow(() -> new IllegalStateException("No folder from here upwards has a scripts/main.js; "
                        + "say where the game is with -Dgnaw.home=FOLDER."));
    }

    /** The base game. */
    Path scripts() {
        return folder.resolve("scripts");
    }

    /** The folders with mods: the game's own, and those that the system property {@code gnaw.mods} adds. */
    List<Path> mods() {
        Stream<Path> others = Stream.of(System.getProperty("gnaw.mods", "").split(File.pathSeparator))
                .filter(path -> !path.isEmpty())
                .map(Path::of);
        return Stream.concat(Stream.of(folder.resolve("mods")), others).toList();
    }

    private static Optional<Path> upwardsFrom(Path start) {
        return Stream.iterate(start, path -> path != null, Path::getParent)
                .filter(path -> Files.isRegularFile(path.resolve("scripts/main.js")))
                .findFirst();
    }
}
