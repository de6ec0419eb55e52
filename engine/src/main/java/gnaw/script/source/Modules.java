package gnaw.script.source;

import gnaw.mod.ContentHash;
import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.StrictJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.graalvm.polyglot.io.FileSystem;

/**
 * The modules that an import may reach, and nothing else: the engine's own and the folders of the mods, each under its id. Everything
 * is read once and kept, so that a context can be rebuilt from exactly what was loaded. Nothing can be written.
 */
public final class Modules implements FileSystem {
    /** The words of tests, as these import them. */
    public static final String TEST_LIBRARY = Mod.ENGINE + "/test";

    static final String ENGINE_MODULE = "/gnaw/gnaw.js";
    private final Map<String, Mod> mods = new LinkedHashMap<>();
    private final Map<String, byte[]> read = new HashMap<>();
    private final OldWords oldWords;
    private Optional<BadImport> badImport = Optional.empty();

    /** Whoever imports something at the moment: Graal names that first, and looks then for what it imports. */
    private Optional<Path> importer = Optional.empty();

    /** Reaches the engine's modules and those of these mods. */
    public Modules(List<Mod> mods) {
        mods.forEach(mod -> this.mods.put(mod.id(), mod));
        this.oldWords = OldWords.of(mods);
    }

    /** With further modules that are no files, by the names under which they are imported. */
    public Modules(List<Mod> mods, Map<String, String> libraries) {
        this(mods);
        libraries.forEach((name, text) -> read.put("/" + name, text.getBytes(StandardCharsets.UTF_8)));
    }

    /** A module's path as errors show it: without the leading slash. */
    public static String shown(String path) {
        return path.startsWith("/") ? path.substring(1) : path;
    }

    /** The texts of the authors' modules that have been read, by mod and file. */
    public SortedMap<String, String> sources() {
        SortedMap<String, String> texts = new TreeMap<>();
        read.forEach((path, bytes) -> {
            if (!path.startsWith("/" + Mod.ENGINE + "/")) {
                texts.put(shown(path), new String(bytes, StandardCharsets.UTF_8));
            }
        });
        return texts;
    }

    /** Fingerprints of what has been read of each mod, by id: what else lies in its folder does not count. */
    public Map<String, String> fingerprints() {
        Map<String, String> fingerprints = new HashMap<>();
        mods.keySet().forEach(mod -> fingerprints.put(mod, ContentHash.of(scripts("/" + mod + "/"))));
        return Map.copyOf(fingerprints);
    }

    private SortedMap<String, byte[]> scripts(String folder) {
        SortedMap<String, byte[]> scripts = new TreeMap<>();
        read.forEach((path, text) -> {
            if (path.startsWith(folder)) {
                scripts.put(path.substring(folder.length()), text);
            }
        });
        return scripts;
    }

    /** The text of a module that has been read. */
    Map<String, byte[]> contents() {
        return read;
    }

    /** The files of a mod that have been read, as they are imported. */
    public List<String> filesOf(Mod mod) {
        return read.keySet().stream()
                .filter(path -> path.startsWith("/" + mod.id() + "/"))
                .map(Modules::shown)
                .sorted()
                .toList();
    }

    /** A line of a module that has been read; the first is 1. */
    Optional<String> line(String file, int number) {
        return text(file).flatMap(text -> text.lines().skip(number - 1L).findFirst());
    }

    /** The text of a module that has been read, such as {@code base/main.js}. */
    Optional<String> text(String file) {
        return Optional.ofNullable(read.get("/" + file)).map(text -> new String(text, StandardCharsets.UTF_8));
    }

    @Override
    public Path parsePath(URI uri) {
        return parsePath(uri.getPath());
    }

    @Override
    public Path parsePath(String path) {
        Path parsed = path("", path);
        if (path.startsWith("/")) {
            importer = Optional.of(parsed);
        } else if (importer.isEmpty() && isEngines(parsed)) {
            throw new InvalidPathException(path, "What is no file imports nothing of the engine");
        }
        return parsed;
    }

    /** Where a name leads that is imported by a module, such as {@code base/main.js}. */
    static Path path(String file, String name) {
        if (name.equals(Mod.ENGINE)) {
            return Path.of(ENGINE_MODULE);
        }
        return (name.startsWith(".")
                        ? Path.of("/" + file).resolveSibling(name)
                        : Path.of("/").resolve(name))
                .normalize();
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        String key = path.toString();
        if (!read.containsKey(key)) {
            byte[] text = bytes(path);
            if (!key.startsWith("/" + Mod.ENGINE + "/")) {
                check(shown(key), new String(text, StandardCharsets.UTF_8));
            }
            read.put(key, text);
        }
        return new ReadOnlyBytes(read.get(key));
    }

    /** Graal's own error of a failed import tells no place, so ours is kept until it is asked for. */
    private void check(String file, String text) throws IOException {
        refuse(file.endsWith(".json") ? malformed(file, text) : Imports.check(file, text, this), file);
    }

    /** Data that is no JSON is told at its own place: of the engine of scripts one would learn only who imports it. */
    private static Optional<BadImport> malformed(String file, String text) throws IOException {
        try {
            StrictJson.read(new StringReader(text));
            return Optional.empty();
        } catch (StrictJson.Malformed wrong) {
            StrictJson.Spot at = wrong.spot();
            String line = text.lines().skip(at.line() - 1L).findFirst().orElse("");
            return Optional.of(new BadImport(new Place(file, at.line(), at.column(), line), wrong.getMessage()));
        }
    }

    private void refuse(Optional<BadImport> bad, String file) throws IOException {
        if (bad.isPresent()) {
            badImport = bad;
            throw new NoSuchFileException(file);
        }
    }

    /** The law of imports also for those that their text does not show. */
    private void checkImport(Path from, Path target) throws IOException {
        boolean isOwn = from.getName(0).equals(target.getName(0));
        if (from.equals(target) && isEngines(target)) {
            throw new NoSuchFileException(target.toString());
        }
        if (!isEngines(from) && !(isOwn && exists(target))) {
            String file = shown(from.toString());
            refuse(Imports.followed(file, text(file).orElse(""), target, this), file);
        }
    }

    private static boolean isEngines(Path path) {
        return path.startsWith("/" + Mod.ENGINE);
    }

    /** The import that ended the loading of a mod, if one did. */
    public Optional<BadImport> takeBadImport() {
        Optional<BadImport> taken = badImport;
        badImport = Optional.empty();
        return taken;
    }

    /** The mods whose modules may be reached. */
    Collection<Mod> mods() {
        return mods.values();
    }

    /** The same by their ids. */
    Map<String, Mod> byId() {
        return mods;
    }

    /** Whether there is such a module. */
    boolean exists(Path path) {
        try {
            return read.containsKey(path.toString())
                    || oldWords.moved(path).isPresent()
                    || Files.isRegularFile(real(path));
        } catch (IOException e) {
            return false;
        }
    }

    /** The text of a module as it is loaded: with the old words that will still do. */
    private byte[] bytes(Path path) throws IOException {
        Optional<String> moved = oldWords.moved(path);
        byte[] text = moved.isPresent() ? moved.get().getBytes(StandardCharsets.UTF_8) : written(path);
        return isEngines(path) || path.startsWith("/" + Mod.BASE) ? oldWords.exporting(text) : text;
    }

    private byte[] written(Path path) throws IOException {
        if (path.startsWith("/" + Mod.ENGINE)) {
            String resource = EngineText.FOLDER + path.getFileName().toString();
            try (InputStream in = Modules.class.getResourceAsStream(resource)) {
                if (in == null) {
                    throw new NoSuchFileException(path.toString());
                }
                return in.readAllBytes();
            }
        }
        Path file = real(path);
        if (Files.size(file) > ReadableFiles.MOST_BYTES_OF_A_SCRIPT) {
            throw new IOException(shown(path.toString()) + " is larger than the "
                    + (ReadableFiles.MOST_BYTES_OF_A_SCRIPT >> 20) + " MB that a script may have.");
        }
        return Files.readAllBytes(file);
    }

    /** The file behind a module's path; it must lie in its mod's folder, also when links lead elsewhere. */
    private Path real(Path path) throws IOException {
        if (path.getNameCount() < 2 || !mods.containsKey(path.getName(0).toString())) {
            throw new NoSuchFileException(path.toString());
        }
        Path root = mods.get(path.getName(0).toString()).root().toRealPath();
        Path file =
                root.resolve(path.subpath(1, path.getNameCount()).toString()).toRealPath();
        if (!file.startsWith(root)) {
            throw new AccessDeniedException(shown(path.toString()) + " leads out of its mod's folder.");
        }
        return file;
    }

    @Override
    public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... options) throws IOException {
        if (modes.contains(AccessMode.WRITE)) {
            throw new AccessDeniedException(path.toString());
        }
        Optional<Path> from = importer;
        importer = Optional.empty();
        if (from.isPresent()) {
            checkImport(from.get(), path.normalize());
        }
        if (!isEngines(path) && !exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
    }

    @Override
    public Path toAbsolutePath(Path path) {
        return path.isAbsolute() ? path : Path.of("/").resolve(path);
    }

    @Override
    public Path toRealPath(Path path, LinkOption... options) {
        return toAbsolutePath(path).normalize();
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        checkAccess(path, Set.of());
        return Map.of("isRegularFile", true, "isDirectory", false, "isSymbolicLink", false, "isOther", false);
    }

    @Override
    public void createDirectory(Path directory, FileAttribute<?>... attributes) throws IOException {
        throw new AccessDeniedException(directory.toString());
    }

    @Override
    public void delete(Path path) throws IOException {
        throw new AccessDeniedException(path.toString());
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path directory, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        throw new AccessDeniedException(directory.toString());
    }
}
