package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstScreenTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void aTitleIsKept() {
        file = folder.resolve("cache/first-screen");
        screen("256 colours").write("80x24", "> New game".getBytes(StandardCharsets.UTF_8));
    }

    private FirstScreen screen(String circumstances) {
        return new FirstScreen(file, circumstances);
    }

    private static Optional<String> text(Optional<byte[]> frame) {
        return frame.map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    @Test
    void whatWasKeptIsShownAtTheNextStart() {
        assertThat(text(screen("256 colours").read("80x24"))).contains("> New game");
    }

    @Test
    void itIsShownOnceSoThatAKilledGameIsNotShownAsItWasBefore() {
        screen("256 colours").forget();
        assertThat(screen("256 colours").read("80x24")).isEmpty();
    }

    @Test
    void inAWindowOfAnotherSizeNothingIsShown() {
        assertThat(screen("256 colours").read("80x25")).isEmpty();
    }

    @Test
    void withOtherColoursNothingIsShown() {
        assertThat(screen("16 colours").read("80x24")).isEmpty();
    }

    @Test
    void whereNothingWasKeptNothingIsShown() throws IOException {
        Files.delete(file);
        assertThat(screen("256 colours").read("80x24")).isEmpty();
    }

    @Test
    void whereNothingCanBeKeptItIsNot() throws IOException {
        file = Files.createFile(folder.resolve("no folder")).resolve("first-screen");
        screen("").write("80x24", new byte[] {'>'});
        assertThat(screen("").read("80x24")).isEmpty();
    }
}
