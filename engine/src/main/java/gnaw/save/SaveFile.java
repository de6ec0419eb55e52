package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The one game that can be continued, in a file of its folder; the one kept before it lies beside it. */
public final class SaveFile {
    private final Gson gson = Json.gson();
    private final Path file;
    private final Path previous;
    private final Path mark;

    /** The saved game of a folder, which need not be there yet. */
    public SaveFile(Path folder) {
        this.file = folder.resolve("game.json");
        this.previous = folder.resolve("game.previous.json");
        this.mark = folder.resolve("game.over.json");
    }

    /** The file that the game is in, or will be. */
    public Path file() {
        return file;
    }

    /**
     * Keeps a game in place of the last.
     *
     * @throws UnwritableSave if it cannot be; the last is as it was then
     */
    public void write(Kept kept) {
        try {
            if (Files.exists(mark)) {
                remove();
                Files.delete(mark);
            }
            if (Files.exists(file)) {
                DurableFile.copy(file, previous);
            }
            DurableFile.replace(file, gson.toJson(kept));
        } catch (IOException e) {
            throw new UnwritableSave(file, DurableFile.why(e));
        }
    }

    /**
     * The game that was kept, if there is one.
     *
     * @throws UnreadableSave if there is, but not one that can be read; the file is set aside then, and the one kept before it, if any,
     *     is taken from now on
     */
    public Optional<Kept> read() {
        if (!Files.exists(file) || Files.exists(mark)) {
            return Optional.empty();
        }
        try {
            return Optional.of(kept(Files.readString(file)));
        } catch (JsonParseException | MalformedInputException damaged) {
            throw setAside("is damaged");
        } catch (UnreadableSave wrong) {
            throw setAside(wrong.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("The saved game " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private Kept kept(String text) {
        JsonElement whole = JsonParser.parseString(text);
        if (!(whole instanceof JsonObject object) || !object.has("format")) {
            throw new UnreadableSave("is no saved game of Gnaw");
        }
        if (!object.get("format").toString().equals(Integer.toString(Kept.FORMAT))) {
            throw new UnreadableSave("was written by another version of Gnaw (format " + object.get("format")
                    + ", and this one reads " + Kept.FORMAT + ")");
        }
        Kept kept = gson.fromJson(object, Kept.class);
        if (kept.game() == null || !kept.game().hash().equals(kept.hash())) {
            throw new UnreadableSave("is damaged");
        }
        return kept;
    }

    private UnreadableSave setAside(String why) {
        try {
            Path aside = freeName();
            Files.move(file, aside);
            boolean another = Files.exists(previous);
            if (another) {
                Files.move(previous, file);
            }
            return new UnreadableSave("The saved game " + file + " " + why + ". It now lies in " + aside.getFileName()
                    + (another ? ", and the game saved before it is in its place." : "."));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path freeName() {
        int number = 1;
        while (Files.exists(file.resolveSibling("game.unreadable-" + number + ".json"))) {
            number++;
        }
        return file.resolveSibling("game.unreadable-" + number + ".json");
    }

    /** There is nothing to continue any more. */
    public void delete() {
        try {
            remove();
        } catch (IOException e) {
            throw irremovable(file, e);
        }
    }

    private void remove() throws IOException {
        Files.deleteIfExists(file);
        Files.deleteIfExists(previous);
    }

    /** The file whose presence says that the saved game is over, whatever else lies there; a game that is saved later takes it away. */
    Path mark() {
        return mark;
    }

    /** All that belongs to the end of the game is done. */
    void unmark() {
        try {
            Files.deleteIfExists(mark);
        } catch (IOException e) {
            throw irremovable(mark, e);
        }
    }

    private static UncheckedIOException irremovable(Path file, IOException why) {
        return new UncheckedIOException("The saved game " + file + " cannot be removed: " + DurableFile.why(why), why);
    }
}
