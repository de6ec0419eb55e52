package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class XdgFoldersTest {
    @TempDir
    private Path home;

    @Test
    void aNewModOfACheckoutLiesBesideTheOthers() {
        assertThat(folders().newMods()).isEqualTo(home.resolve("mods"));
    }

    @Test
    void aNewModLiesInThePlayersOwnFolderWhereGnawIsInstalled() throws IOException {
        Files.createDirectory(home.resolve("runtime"));
        assertThat(folders().newMods()).isEqualTo(Path.of("/players/data/gnaw/mods"));
    }

    private XdgFolders folders() {
        return XdgFolders.of(home.toString(), "/players", Map.of("XDG_DATA_HOME", "/players/data"));
    }
}
