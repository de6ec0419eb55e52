package gnaw.save;

import com.google.gson.Gson;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The stories of finished games: a folder with a text for each, and the same for programs. */
public final class Morgue {
    private static final Gson READABLE =
            Json.gson().newBuilder().setPrettyPrinting().create();

    private final Path folder;

    /** In the player's folder; it need not be there yet. */
    public Morgue(Path data) {
        this.folder = data.resolve("morgue");
    }

    /** Writes a story down under a name. Answers the file. */
    public Path write(String name, String story) {
        return put(folder.resolve(name + ".txt"), story);
    }

    /** Writes the same for programs, as JSON. */
    public Path write(String name, Story story) {
        return put(folder.resolve(name + ".json"), READABLE.toJson(story) + "\n");
    }

    private static Path put(Path file, String text) {
        try {
            DurableFile.replace(file, text);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException("The story cannot be written to " + file + ": " + IoTrouble.why(e) + ".", e);
        }
    }
}
