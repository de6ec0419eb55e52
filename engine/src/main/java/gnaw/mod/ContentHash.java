package gnaw.mod;

import gnaw.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/** A fingerprint of a mod's scripts. Tests do not count: they change nothing. */
public final class ContentHash {
    private static final int DIGITS = 16;

    private ContentHash() {}

    /** Sixteen hexadecimal digits of the SHA-256 of all scripts, with their names, in the order of the names. */
    public static String of(SortedMap<String, byte[]> scripts) {
        Sha256 sum = new Sha256();
        scripts.forEach(sum::addFile);
        return sum.hex().substring(0, DIGITS);
    }

    /** The same of what lies in a folder, whether it is imported or not. */
    public static String of(Path root) {
        SortedMap<String, byte[]> scripts = new TreeMap<>();
        for (Path file : ReadableFiles.in(root, ".js")) {
            String name = root.relativize(file).toString();
            if (!name.endsWith(Mod.TESTS)) {
                scripts.put(name, bytes(file));
            }
        }
        return of(scripts);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
