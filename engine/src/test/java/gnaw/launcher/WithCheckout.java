package gnaw.launcher;

import gnaw.launcher.Checkout.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, for each test. */
abstract class WithCheckout {
    static final List<String> UNCACHED = List.of("GNAW_CACHE=0");

    @TempDir
    Path root;

    Checkout checkout;

    @BeforeEach
    void checkOut() throws IOException {
        checkout = new Checkout(root);
    }

    /** {@code ./gnaw} with these words, and without a cache of classes. */
    Ending gnaw(String... words) throws Exception {
        return checkout.start(checkout.home().resolve("gnaw"), UNCACHED, words);
    }

    /** The same with one more variable ({@code NAME=value}). */
    Ending gnawWith(String variable, String... words) throws Exception {
        return checkout.start(checkout.home().resolve("gnaw"), List.of("GNAW_CACHE=0", variable), words);
    }

    /** Lays down a JDK that is too old, in {@code old}. */
    void oldJdk() throws IOException {
        checkout.write("old/release", "JAVA_VERSION=\"24.0.2\"\n");
        checkout.program("old/bin/java", "");
        checkout.program("old/bin/javac", "");
    }

    /** As if done a moment after the build, whatever the clock of the file system can tell apart. */
    static void changeLater(Path path) throws IOException {
        Files.setLastModifiedTime(path, FileTime.from(Instant.now().plusSeconds(2)));
    }
}
