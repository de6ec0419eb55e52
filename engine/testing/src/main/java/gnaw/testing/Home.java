package gnaw.testing;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.coverage.Content;
import gnaw.workshop.coverage.Coverage;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The folder of the game whose rules are tested: where the system property {@code gnaw.home} says; without it the nearest folder
 * upwards that has {@code scripts}; else, in a repository of mods alone, in the working directory, with the base game of the artifact
 * {@code gnaw-scripts}.
 *
 * @param folder the one that holds {@code mods}
 * @param scripts the base game
 * @param others folders with further mods: those that the system property {@code gnaw.mods} names
 */
public record Home(Path folder, Path scripts, List<Path> others) {
    /** The base game's folder in the jar of {@code gnaw-scripts}. */
    private static final String PACKED = "gnaw/scripts/";

    /** A folder with both. */
    Home(Path folder) {
        this(folder, folder.resolve("scripts"), List.of());
    }

    /** The home of the game that is tested. An {@link IllegalStateException} says so when there is none. */
    public static Home find() {
        return Arena.here().map(Arena::home).orElseGet(() -> find(
                        Optional.ofNullable(System.getProperty("gnaw.home")).map(Path::of),
                        Path.of("").toAbsolutePath())
                .with(System.getProperty("gnaw.mods", "")));
    }

    static Home find(Optional<Path> told, Path here) {
        return told.or(() -> upwardsFrom(here))
                .map(Home::new)
                .or(() -> packed().map(scripts -> new Home(here, scripts, List.of())))
                .orElseThrow(
                        () -> new IllegalStateException(
                                "No folder from here upwards has a scripts/main.js, and the"
                                        + " artifact gnaw-scripts is not there; say where the game is with -Dgnaw.home=FOLDER."));
    }

    /** The folders where a build runs the tests of mods and of the base game, and the one that holds them. */
    Stream<Path> modules() {
        return Stream.of(folder.resolve("mods"), scripts, folder);
    }

    /** The same with further folders of mods, parted as paths are. */
    private Home with(String folders) {
        return new Home(
                folder,
                scripts,
                Stream.of(folders.split(File.pathSeparator))
                        .filter(path -> !path.isEmpty())
                        .map(Path::of)
                        .toList());
    }

    /** The folders with mods: the game's own, and the others. */
    List<Path> mods() {
        return Stream.concat(Stream.of(folder.resolve("mods")), others.stream()).toList();
    }

    /** The base game with a mod and those that it requires; with "base", the base game alone. A {@link gnaw.mod.ScriptError} says what is wrong. */
    public Scripts scriptsOf(String mod) {
        return scripts(mod.equals(Mod.BASE) ? List.of() : List.of(mod), List.of());
    }

    /** The base game with mods, those that they require, and settings as {@code "mod.setting=value"}. */
    Scripts scripts(List<String> wanted, List<String> settings) {
        ResolvedMods resolved = Mods.find(mods()).choose(wanted);
        return Scripts.with(scripts(), resolved.mods(), resolved.settings(settings));
    }

    /** Where a script such as {@code base/rules/names.js} lies, if it does. */
    public Optional<Path> file(String script) {
        return file(script, roots());
    }

    private static Optional<Path> file(String script, Map<String, Path> roots) {
        int slash = script.indexOf('/');
        return Optional.ofNullable(roots.get(script.substring(0, slash)))
                .map(root -> root.resolve(script.substring(slash + 1)))
                .filter(Files::isRegularFile);
    }

    /** What was reached of the scripts as they lie here: tests also load others, and may have loaded older ones. */
    public Coverage present(Coverage reached) {
        Map<String, Path> roots = roots();
        return reached.only(script -> file(script.file(), roots)
                .flatMap(Home::text)
                .filter(script.text()::equals)
                .isPresent());
    }

    /** Which rows were reached of the scripts as they lie here: tests also load others, and may have loaded older ones. */
    public Content present(Content reached) {
        Map<String, String> prints = new TreeMap<>();
        Mods.find(mods()).found().forEach((id, mod) -> prints.put(id, mod.contentHash()));
        prints.put(Mod.BASE, Mod.base(scripts()).contentHash());
        return reached.only(row -> row.fingerprint().equals(prints.get(row.row().mod())));
    }

    /** The folders of the base game and of all mods, by id. */
    Map<String, Path> roots() {
        Map<String, Path> roots = new TreeMap<>();
        Mods.find(mods()).found().forEach((id, mod) -> roots.put(id, absolute(mod.root())));
        roots.put(Mod.BASE, absolute(scripts()));
        return roots;
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private static Optional<Path> upwardsFrom(Path start) {
        return Stream.iterate(start, path -> path != null, Path::getParent)
                .filter(path -> Files.isRegularFile(path.resolve("scripts/main.js")))
                .findFirst();
    }

    /** The base game on the class path, in a folder or in a jar. */
    private static Optional<Path> packed() {
        return Optional.ofNullable(Home.class.getClassLoader().getResource(PACKED + "main.js"))
                .map(Home::path)
                .map(Path::getParent);
    }

    private static Path path(URL file) {
        try {
            URI place = file.toURI();
            if (place.getScheme().equals("jar")) {
                open(place);
            }
            return Path.of(place);
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("The base game cannot be read from " + file + ".", e);
        }
    }

    /** A jar is opened once for the whole process. */
    private static void open(URI jar) throws IOException {
        try {
            FileSystems.newFileSystem(jar, Map.of());
        } catch (FileSystemAlreadyExistsException isOpen) {
            return;
        }
    }
}
