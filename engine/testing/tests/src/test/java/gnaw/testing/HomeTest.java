package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the kit finds the game. */
class HomeTest {
    @TempDir
    private Path folder;

    @Test
    void itIsWhereOneSaysOrUpwardsFromHere() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("mods/spicy"));
        Files.createDirectory(folder.resolve("scripts"));
        Files.writeString(folder.resolve("scripts/main.js"), "");

        assertThat(Home.find(Optional.of(folder), Path.of("/nowhere"))).isEqualTo(new Home(folder));
        assertThat(Home.find(Optional.empty(), deep)).isEqualTo(new Home(folder));
    }

    @Test
    void withoutAGameItSaysWhatIsMissing() {
        assertThatThrownBy(() -> Home.find(Optional.empty(), folder))
                .hasMessage(
                        "No folder from here upwards has a scripts/main.js, and the artifact gnaw-scripts is not there;"
                                + " say where the game is with -Dgnaw.home=FOLDER.");
    }
}
