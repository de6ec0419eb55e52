package gnaw.launcher;

import static java.nio.file.Files.createSymbolicLink;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.launcher.Checkout.Ending;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the launcher makes of its words, of where it lies, and of the JDKs that it finds. */
class LauncherTest extends WithCheckout {
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
    void theInspectorIsOnTheClassPathOnlyWhenItIsWanted() throws Exception {
        gnaw();
        assertThat(gnaw("--dev", "--inspect", "9229").said())
                .isEqualTo("I am A, told --dev --inspect 9229, inspected\n");
        assertThat(gnaw("play", "--inspect=9229").said()).isEqualTo("I am A, told play --inspect=9229, inspected\n");
        assertThat(gnaw("play").said()).isEqualTo("I am A, told play\n");
    }
}
