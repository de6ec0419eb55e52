package gnaw;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What may lie where a file is looked for. */
public enum Oddity {
    /** What Emacs leaves while a text is not saved: a link that leads nowhere. */
    LOCK {
        @Override
        public void at(Path path) throws IOException {
            Files.createSymbolicLink(path, Path.of("me@host.1:2"));
        }
    },
    FOLDER {
        @Override
        public void at(Path path) throws IOException {
            Files.createDirectories(path.resolve("inner"));
        }
    },
    ENDLESS_DEVICE {
        @Override
        public void at(Path path) throws IOException {
            Files.createSymbolicLink(path, Path.of("/dev/zero"));
        }
    },
    PIPE {
        @Override
        public void at(Path path) throws IOException, InterruptedException {
            if (new ProcessBuilder("mkfifo", path.toString()).start().waitFor() != 0) {
                throw new IOException("There is no pipe to be had here.");
            }
        }
    };

    /** Puts it there. */
    public abstract void at(Path path) throws IOException, InterruptedException;

    /** Puts one of each into a folder, with names that end so. */
    public static void all(Path folder, String ending) throws IOException, InterruptedException {
        for (Oddity oddity : values()) {
            oddity.at(folder.resolve(oddity + ending));
        }
    }
}
