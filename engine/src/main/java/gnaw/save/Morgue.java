package gnaw.save;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The stories of finished games: a folder with a text for each. */
public final class Morgue {
    private final Path folder;

    /** In the player's folder; it need not be there yet. */
    public Morgue(Path data) {
        this.folder = data.resolve("morgue");
    }

    /** Writes a story down under a name. Answers the file. */
    public Path write(String name, String story) {
        Path file = folder.resolve(name + ".txt");
        try {
            DurableFile.replace(file, story);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The story cannot be written to " + file + ": " + DurableFile.why(e) + ".", e);
        }
    }
}
