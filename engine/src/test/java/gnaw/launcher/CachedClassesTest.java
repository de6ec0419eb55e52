package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The cache of classes with which the launcher starts faster. */
class CachedClassesTest extends WithCheckout {
    /** The JVM itself would run the old class from the cache without a word. */
    @Test
    void aChangedClassIsSeenInSpiteOfTheCache() throws Exception {
        checkout.gnaw();
        var old = awaitCache();
        assertThat(checkout.gnaw().said()).startsWith("I am A");
        checkout.delivers("B");
        changeLater(checkout.source());
        assertThat(checkout.gnaw().said()).startsWith("Building Gnaw\nI am B");
        assertThat(awaitCache()).isNotEqualTo(old);
        assertThat(checkout.gnaw().said()).contains("I am B");
    }

    @Test
    void aCacheWithWhichJavaCrashedIsMadeAnew() throws Exception {
        gnaw();
        checkout.gnaw();
        Path cache = awaitCache();
        Files.writeString(cache, "damaged");
        Files.writeString(cache.resolveSibling(cache.getFileName() + ".crash"), "# SIGSEGV");
        Path log = checkout.caches().resolve("java-crash.log");
        assertThat(checkout.gnaw().said())
                .isEqualTo("Java crashed, perhaps by its cache of classes, which is removed. It tells more in " + log
                        + "\nI am A, told \n");
        assertThat(log).hasContent("# SIGSEGV");
        Files.delete(log);
        assertThat(awaitCache()).isEqualTo(cache);
        assertThat(checkout.gnaw().said()).isEqualTo("I am A, told \n");
    }

    @Test
    void aFolderOfCachesThatIsNotAbsoluteCountsAsNone() throws Exception {
        gnaw();
        checkout.start(checkout.home().resolve("gnaw"), List.of("XDG_CACHE_HOME=somewhere"));
        assertThat(awaitCache(root.resolve(".cache/gnaw"))).isNotEmptyFile();
        assertThat(Path.of("/somewhere")).doesNotExist();
    }

    @Test
    void theCacheOfAPackageLiesInIt() throws Exception {
        checkout.isPackaged();
        checkout.gnaw();
        Path cache = checkout.home().resolve("gnaw.aot");
        await(() -> Files.exists(cache));
        assertThat(checkout.gnaw().said()).isEqualTo("I am A, told \n");
        assertThat(checkout.caches()).isEmptyDirectory();
    }

    /** The one cache that is there when the background work is done. */
    private Path awaitCache() throws Exception {
        return awaitCache(checkout.caches());
    }

    private static Path awaitCache(Path caches) throws Exception {
        await(() ->
                files(caches).size() == 1 && files(caches).getFirst().toString().endsWith(".aot"));
        return files(caches).getFirst();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static void await(RealTerminal.Condition condition) throws Exception {
        var end = Instant.now().plus(Duration.ofMinutes(5));
        while (!condition.holds()) {
            assertThat(Instant.now()).as("no cache in five minutes").isBefore(end);
            Thread.sleep(50);
        }
    }
}
