package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.launcher.Checkout.Ending;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher in a package, which brings its own Java and builds nothing. */
class PackagedLauncherTest extends WithCheckout {
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
}
