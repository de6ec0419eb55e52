package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.launcher.Checkout.Ending;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What the launcher builds, and when. */
class BuiltByLauncherTest extends WithCheckout {
    @Test
    void theFirstStartBuildsAndTheSecondDoesNot() throws Exception {
        assertThat(gnaw("--seed", "7")).isEqualTo(new Ending(0, "Building Gnaw\nI am A, told --seed 7\n"));
        assertThat(gnaw("--seed", "7")).isEqualTo(new Ending(0, "I am A, told --seed 7\n"));
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
}
