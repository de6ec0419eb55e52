package gnaw.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What lies in folders of scripts without being one. */
public final class Oddities {
    private Oddities() {}

    /** Puts an editor's lock, a folder, a pipe and an endless device there, each with a name of that ending. */
    public static void into(Path folder, String ending) throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("folder" + ending));
        Files.createSymbolicLink(folder.resolve(".#lock" + ending), Path.of("me@host.1:2"));
        Files.createSymbolicLink(folder.resolve("endless" + ending), Path.of("/dev/zero"));
        int made = new ProcessBuilder("mkfifo", folder.resolve("pipe" + ending).toString())
                .start()
                .waitFor();
        if (made != 0) {
            throw new IOException("There is no pipe to be had here.");
        }
    }
}
