package gnaw.mod;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;

/** A fingerprint of a mod's scripts. Tests do not count: they change nothing. */
public final class ContentHash {
    private static final int BYTES = 8;

    private ContentHash() {}

    /** Sixteen hexadecimal digits of the SHA-256 of all scripts, with their names, in the order of the names. */
    public static String of(SortedMap<String, byte[]> scripts) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            scripts.forEach((name, text) -> {
                sha.update((name + "\n" + text.length + "\n").getBytes(StandardCharsets.UTF_8));
                sha.update(text);
            });
            return HexFormat.of().formatHex(sha.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
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
