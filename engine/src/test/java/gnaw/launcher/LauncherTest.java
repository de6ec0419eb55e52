package gnaw.launcher;

import static java.nio.file.Files.createSymbolicLink;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.launcher.Checkout.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {
    private static final List<String> UNCACHED = List.of("GNAW_CACHE=0");

    @TempDir
    private Path root;

    private Checkout checkout;

    @BeforeEach
    void checkOut() throws IOException {
        checkout = new Checkout(root);
    }

    @Test
    void theFirstStartBuildsAndTheSecondDoesNot() throws Exception {
        assertThat(gnaw("--seed", "7")).isEqualTo(new Ending(0, "Building Gnaw\nI am A, told --seed 7\n"));
        assertThat(gnaw("--seed", "7")).isEqualTo(new Ending(0, "I am A, told --seed 7\n"));
    }

    @Test
    void theExitCodeIsTheEngines() throws Exception {
        assertThat(gnaw("end", "42").code()).isEqualTo(42);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    void helpIsWrittenDownAndNeedsNothingBuilt(String asked) throws Exception {
        Files.writeString(checkout.home().resolve("engine/help.txt"), "Usage: \033[1mgnaw\033[21m\033[0m\n");
        assertThat(gnaw(asked)).isEqualTo(new Ending(0, "Usage: gnaw\n"));
    }

    @Test
    void whatElseIsAskedOfHelpTheEngineAnswers() throws Exception {
        Files.writeString(checkout.home().resolve("engine/help.txt"), "Usage");
        gnaw();
        assertThat(gnaw("help", "play").said()).isEqualTo("I am A, told help play\n");
        assertThat(gnaw("play", "--help").said()).isEqualTo("I am A, told play --help\n");
        Files.delete(checkout.home().resolve("engine/help.txt"));
        assertThat(gnaw("--help").said()).isEqualTo("I am A, told --help\n");
    }

    @Test
    void aWordWithSpacesStaysOneWord() throws Exception {
        assertThat(gnaw("end", "1 2").said()).contains("NumberFormatException: For input string: \"1 2\"");
    }

    @Test
    void aChangedSourceIsBuilt() throws Exception {
        gnaw();
        checkout.delivers("B");
        changeLater(checkout.source());
        assertThat(gnaw("end", "0").said()).isEqualTo("Building Gnaw\nI am B, told end 0\n");
    }

    @Test
    void aDeletedSourceIsMissedInTheBuild() throws Exception {
        gnaw();
        Files.delete(checkout.source());
        changeLater(checkout.source().getParent());
        gnaw();
        assertThat(checkout.builds()).isEqualTo(2);
    }

    @Test
    void aBuildThatLeavesAnOldJarAloneIsNotRepeated() throws Exception {
        gnaw();
        Files.setLastModifiedTime(
                checkout.home().resolve("engine/target/gnaw-engine.jar"), FileTime.from(Instant.EPOCH));
        gnaw();
        assertThat(checkout.builds()).isEqualTo(1);
    }

    @Test
    void whoRunsFromTheOldJarKeepsItWhileANewOneIsBuilt() throws Exception {
        gnaw();
        Path jar = checkout.home().resolve("engine/target/gnaw-engine.jar");
        byte[] before = Files.readAllBytes(jar);
        Path held = Files.createLink(root.resolve("held.jar"), jar);
        checkout.delivers("B");
        changeLater(checkout.source());

        assertThat(gnaw("end", "0").said()).isEqualTo("Building Gnaw\nI am B, told end 0\n");
        assertThat(held).hasBinaryContent(before);
    }

    @Test
    void onceBuiltNothingIsWrittenIntoTheCheckout() throws Exception {
        gnaw();
        var before = checkout.files();
        gnaw();
        assertThat(checkout.files()).isEqualTo(before);
    }

    @Test
    void aFailedBuildSaysWhatIsWrongOnce() throws Exception {
        checkout.mavenIs("""
                echo '[INFO] Compiling'
                echo '[ERROR] Main.java:[3,5] ; expected'
                echo '[ERROR] Main.java:[3,5] ; expected'
                echo '[ERROR] '
                echo '[ERROR] Re-run Maven using the -X switch to enable full debug logging.'
                exit 1""");
        assertThat(gnaw()).isEqualTo(new Ending(1, """
                Building Gnaw
                The build failed:
                [ERROR] Main.java:[3,5] ; expected
                The whole log: HOME/engine/target/build.log
                """));
    }

    @Test
    void theBenchmarksAreBuiltBesideTheEngineOnlyWhenTheyAreWanted() throws Exception {
        checkout.mavenIs("""
                case "$*" in *'-pl engine,engine/bench '*) echo "[ERROR] The benchmarks, too." ;; *) echo "[ERROR] No more." ;; esac
                exit 1""");
        String failure = "Building Gnaw\nThe build failed:\n[ERROR] %s\nThe whole log: HOME/engine/target/build.log\n";
        assertThat(gnaw("bench", "--json").said()).isEqualTo(failure.formatted("The benchmarks, too."));
        assertThat(gnaw("help", "bench").said()).isEqualTo(failure.formatted("The benchmarks, too."));
        assertThat(gnaw("profile").said()).isEqualTo(failure.formatted("No more."));
    }

    @Test
    void theClusterIsBuiltBesideTheEngineOnlyWhenItIsWanted() throws Exception {
        checkout.mavenIs("""
                case "$*" in *'-pl engine,engine/cluster '*) echo "[ERROR] The cluster, too." ;; *) echo "[ERROR] No more." ;; esac
                exit 1""");
        assertThat(gnaw("simulate", "--spark", "local[2]").said()).contains("The cluster, too.");
        assertThat(gnaw("simulate", "--games=5", "--spark=local[2]").said()).contains("The cluster, too.");
        assertThat(gnaw("compare", "--mods", "mango", "--spark=local[2]").said())
                .contains("The cluster, too.");
        assertThat(gnaw("pairs", "--spark=local[2]").said()).contains("The cluster, too.");
        assertThat(gnaw("simulate", "--games", "5").said()).contains("No more.");
        assertThat(gnaw("trace", "--spark", "local[2]").said()).contains("No more.");
    }

    @Test
    void theKitAndTheClusterAreBuiltTogetherForMutantsThere() throws Exception {
        checkout.mavenIs("""
                case "$*" in *'-pl engine,engine/testing,engine/cluster '*) echo "[ERROR] Both." ;; esac
                exit 1""");
        assertThat(gnaw("mutate", "mango", "--spark", "local[2]").said()).contains("Both.");
    }

    @Test
    void whatIsMissingIsBuiltAlsoWhereTheRestIsNew() throws Exception {
        checkout.write("my gnaw/engine/cluster/target/gnaw-cluster.jar", "");
        checkout.write("my gnaw/engine/cluster/target/built", "");
        checkout.mavenIs("""
                case "$*" in *'-pl engine,engine/testing,engine/cluster '*) echo "[ERROR] The kit is missing." ;; esac
                exit 1""");
        assertThat(gnaw("mutate", "mango", "--spark", "local[2]").said()).contains("The kit is missing.");
    }

    @Test
    void aFailureInAnyOtherWordsIsShownToo() throws Exception {
        checkout.mavenIs("echo 'No space left on device'; exit 1");
        assertThat(gnaw().said()).contains("The build failed:\nNo space left on device\n");
    }

    @Test
    void itIsFoundThroughLinksFromAnywhere() throws Exception {
        createSymbolicLink(root.resolve("linked"), Path.of("my gnaw/gnaw"));
        createSymbolicLink(root.resolve("bin/play gnaw"), root.resolve("linked"));
        assertThat(checkout.start(root.resolve("bin/play gnaw"), UNCACHED, "help")
                        .said())
                .endsWith("I am A, told help\n");
    }

    @Test
    void aJdkThatIsTooOldIsPassedOver() throws Exception {
        oldJdk();
        var inPath = "PATH=" + System.getProperty("java.home") + "/bin:" + root.resolve("bin") + ":/usr/bin:/bin";
        var variables = List.of("GNAW_CACHE=0", "JAVA_HOME=" + root.resolve("old"), inPath);
        assertThat(checkout.start(checkout.home().resolve("gnaw"), variables).code())
                .isZero();
    }

    @Test
    void withoutAJdkItSaysWhatToInstall() throws Exception {
        oldJdk();
        var elsewhere =
                Files.readString(checkout.home().resolve("gnaw")).replaceAll("(?m)/usr/lib/jvm|/opt", "/nowhere");
        checkout.program("my gnaw/gnaw", elsewhere);
        var variables = List.of("JAVA_HOME=" + root.resolve("old"));
        assertThat(checkout.start(checkout.home().resolve("gnaw"), variables)).isEqualTo(new Ending(1, """
                Gnaw needs a Java Development Kit (JDK), version 25 or newer, and found none.
                Install one, for example Temurin 25 from https://adoptium.net, or set JAVA_HOME to yours.
                """));
    }

    @Test
    void manyGamesCompileScriptsAndPlayInterpretsThem() throws Exception {
        leavesTheCompilerToTheQuickOne();
        gnaw();
        assertThat(gnaw("simulate").said()).isEqualTo("I am A, told simulate, compiling soon\n");
        assertThat(gnaw("simulate", "--games", "50").said())
                .isEqualTo("I am A, told simulate --games 50, compiling soon\n");
        assertThat(gnaw("simulate", "--games", "10000").said())
                .isEqualTo("I am A, told simulate --games 10000, compiling soon\n");
        assertThat(gnaw("compare", "--turns=1500").said())
                .isEqualTo("I am A, told compare --turns=1500, compiling soon\n");
        assertThat(gnaw("play").said()).isEqualTo("I am A, told play\n");
    }

    @Test
    void withoutTheListOfWhatIsLeftToTheQuickOneAllIsCompiled() throws Exception {
        gnaw();
        assertThat(gnaw("simulate").said()).isEqualTo("I am A, told simulate, compiling\n");
    }

    private void leavesTheCompilerToTheQuickOne() throws Exception {
        String list = "engine/compiler-of-scripts.json";
        Files.copy(
                Path.of(System.getProperty("gnaw.home"), list), checkout.home().resolve(list));
    }

    /** Neither is what is no number: the engine says so. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate --games 49",
                "simulate --games=1000 --turns=149",
                "simulate --games",
                "simulate --games=",
                "simulate --games 0800",
                "simulate --games -5",
                "compare --games x --turns 3300",
                "simulate --games 99999999999999999999"
            })
    void fewGamesAreNotWorthIt(String words) throws Exception {
        gnaw();
        assertThat(gnaw(words.split(" ")).said()).isEqualTo("I am A, told " + words + "\n");
    }

    @Test
    void bothCanBeAskedForTheOtherWay() throws Exception {
        gnaw();
        assertThat(gnawWith("GNAW_COMPILER=0", "simulate", "--games", "999").said())
                .isEqualTo("I am A, told simulate --games 999\n");
        assertThat(gnawWith("GNAW_COMPILER=1", "play").said()).isEqualTo("I am A, told play, compiling\n");
    }

    @Test
    void theInspectorIsOnTheClassPathOnlyWhenItIsWanted() throws Exception {
        gnaw();
        assertThat(gnaw("--dev", "--inspect", "9229").said())
                .isEqualTo("I am A, told --dev --inspect 9229, inspected\n");
        assertThat(gnaw("play", "--inspect=9229").said()).isEqualTo("I am A, told play --inspect=9229, inspected\n");
        assertThat(gnaw("play").said()).isEqualTo("I am A, told play\n");
    }

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
    void aPackageStartsOnItsOwnJavaAndBuildsNothing() throws Exception {
        oldJdk();
        checkout.isPackaged();
        changeLater(checkout.source());
        assertThat(gnawWith("JAVA_HOME=" + root.resolve("old"), "--seed", "7"))
                .isEqualTo(new Ending(0, "I am A, told --seed 7\n"));
        assertThat(checkout.builds()).isZero();
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

    @Test
    void whatAPackageComesWithoutIsSaid() throws Exception {
        checkout.isPackaged();
        assertThat(gnaw("bench"))
                .isEqualTo(new Ending(
                        1,
                        "This package of Gnaw cannot do that: it comes without engine/bench/target/gnaw-bench.jar.\n"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPackageThatHadNoRoomSaysSo(boolean hasEmptyFile) throws Exception {
        checkout.isPackaged();
        Path whole = checkout.home().resolve("whole");
        Files.delete(whole);
        if (hasEmptyFile) {
            Files.createFile(whole);
        }
        assertThat(gnaw())
                .isEqualTo(new Ending(
                        1, "Some of Gnaw is missing in HOME: unpack it again, where there is room for 240 MB.\n"));
    }

    @Test
    void aPackageForAnotherProcessorSaysSo() throws Exception {
        checkout.isPackaged();
        Path release = checkout.home().resolve("runtime/release");
        Files.writeString(release, "JAVA_VERSION=\"25\"\nOS_ARCH=s390x\n");
        Ending ending = gnaw();
        assertThat(ending.code()).isEqualTo(1);
        assertThat(ending.said())
                .matches(
                        "This package of Gnaw is for s390x processors, and this one is \\S+: get the package for it\\.\n");
        Files.writeString(
                release,
                "JAVA_VERSION=\"25\"\nOS_ARCH=" + System.getProperty("os.arch").replace("amd64", "x86_64") + "\n");
        assertThat(gnaw().said()).isEqualTo("I am A, told \n");
    }

    private Ending gnaw(String... words) throws Exception {
        return checkout.start(checkout.home().resolve("gnaw"), UNCACHED, words);
    }

    private Ending gnawWith(String variable, String... words) throws Exception {
        return checkout.start(checkout.home().resolve("gnaw"), List.of("GNAW_CACHE=0", variable), words);
    }

    private void oldJdk() throws IOException {
        checkout.write("old/release", "JAVA_VERSION=\"24.0.2\"\n");
        checkout.program("old/bin/java", "");
        checkout.program("old/bin/javac", "");
    }

    /** As if done a moment after the build, whatever the clock of the file system can tell apart. */
    private static void changeLater(Path path) throws IOException {
        Files.setLastModifiedTime(path, FileTime.from(Instant.now().plusSeconds(2)));
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
