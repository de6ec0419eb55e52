package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaultLogTest {
    @TempDir
    private Path folder;

    private String text() throws IOException {
        return Files.readString(folder.resolve("faults.log")).replaceFirst("^\\S+", "then");
    }

    @Test
    void thePlayersOwnFolderIsNotTold() throws IOException {
        new FaultLog(folder).write("It cannot be read: " + Path.of(System.getProperty("user.home"), "mods/rain") + ".");
        assertThat(text()).isEqualTo("then  It cannot be read: ~/mods/rain.\n\n");
    }

    @Test
    void aLogThatIsFullIsKeptAndANewOneBegun() throws IOException {
        String full = "x".repeat(FaultLog.MOST_BYTES + 1);
        Files.writeString(folder.resolve("faults.log"), full);
        new FaultLog(folder).write("A bat of three wings.");
        assertThat(text()).isEqualTo("then  A bat of three wings.\n\n");
        assertThat(folder.resolve("faults.old.log")).hasContent(full);
    }
}
