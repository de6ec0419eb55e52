package gnaw.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** A fingerprint of a mod's scripts. Tests do not count: they change nothing. */
final class ContentHash {
    private static final int BYTES = 8;

    private ContentHash() {}

    /** Sixteen hexadecimal digits of the SHA-256 of all scripts, with their names, in the order of the names. */
    static String of(Path root) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (Path script : scripts(root)) {
                String name = root.relativize(script).toString();
                sha.update((name + "\n" + Files.size(script) + "\n").getBytes(StandardCharsets.UTF_8));
                sha.update(Files.readAllBytes(script));
            }
            return HexFormat.of().formatHex(sha.digest(), 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> scripts(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> !file.toString().endsWith(".test.js"))
                    .sorted()
                    .toList();
        }
    }
}
