package gnaw.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the game lies whose rules are tested: the folder that holds {@code scripts} and {@code mods}.
 *
 * @param folder as the system property {@code gnaw.home} says; without it the nearest one upwards from the working directory
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

    Path scripts() {
        return folder.resolve("scripts");
    }

    Path mods() {
        return folder.resolve("mods");
    }

    private static Optional<Path> upwardsFrom(Path start) {
        return Stream.iterate(start, path -> path != null, Path::getParent)
                .filter(path -> Files.isRegularFile(path.resolve("scripts/main.js")))
                .findFirst();
    }
}
