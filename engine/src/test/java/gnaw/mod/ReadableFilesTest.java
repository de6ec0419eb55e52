package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.Oddity;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadableFilesTest {
    @TempDir
    private Path folder;

    @Test
    void whatOnlyLooksLikeAScriptIsPassedOver() throws Exception {
        Path rules = Files.createDirectories(folder.resolve("rules"));
        Path hunger = Files.writeString(rules.resolve("hunger.js"), "");
        Path linked = Files.createSymbolicLink(rules.resolve("appetite.js"), hunger);
        Path main = Files.writeString(folder.resolve("main.js"), "");
        Oddity.all(rules, ".js");
        assertThat(ReadableFiles.in(folder)).containsExactly(main, linked, hunger);
    }

    @Test
    void aFolderThatIsALinkIsReadUnderItsOwnName() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("main.js"), "");
        Path mod = Files.createSymbolicLink(folder.resolve("rain"), elsewhere);
        assertThat(ReadableFiles.in(mod)).containsExactly(mod.resolve("main.js"));
    }

    @Test
    void whereIsNoFolderAreNoFiles() {
        assertThat(ReadableFiles.in(folder.resolve("nowhere"))).isEmpty();
    }
}
