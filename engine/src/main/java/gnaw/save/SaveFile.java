package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A game that can be continued, in a file of its folder; the one kept before it lies beside it. */
public final class SaveFile {
    /** The most that a file may have: a game of thirty deep levels has not a hundredth of it. */
    private static final long MOST_BYTES = 64L << 20;

    private static final String TOO_LARGE =
            "is larger than the " + (MOST_BYTES >> 20) + " MB that a saved game may have";

    private final Gson gson = Json.gson();
    private final Path file;
    private final Path previous;
    private final Path mark;
    private final JournalFile journal;
    /** How many of the two can neither be read nor be set aside. The game may be kept on a thread of its own. */
    private volatile int passedOver;

    /** The saved game of a folder, which need not be there yet. */
    public SaveFile(Path folder) {
        this.file = folder.resolve("game.json");
        this.previous = folder.resolve("game.previous.json");
        this.mark = folder.resolve("game.over.json");
        this.journal = new JournalFile(folder.resolve("game.journal"), folder.resolve("game.previous.journal"));
    }

    /** The file that the game is in, or will be. */
    public Path file() {
        return file;
    }

    /** What is decided after the game is kept. */
    public JournalFile journal() {
        return journal;
    }

    /** What was decided after this game was kept in this file. */
    public List<JournalLine> after(Kept kept) {
        return journal.after(kept.game());
    }

    /**
     * Copies the game and its journals to names of their own, where nothing is written any more. Answers what they are called.
     *
     * @throws UnwritableSave if that cannot be done
     */
    public String copyAside() {
        String name = freeName("aside");
        try {
            for (Path from : List.of(file, journal.file(), journal.previous())) {
                if (Files.isRegularFile(from)) {
                    DurableFile.copy(from, aside(name, from));
                }
            }
            return name + ".*";
        } catch (IOException e) {
            throw new UnwritableSave(file.resolveSibling(name), IoTrouble.why(e));
        }
    }

    private Path aside(String name, Path from) {
        return file.resolveSibling(from.getFileName().toString().replaceFirst("^game", name));
    }

    /**
     * Keeps a game in place of the last.
     *
     * @throws UnwritableSave if it cannot be; the last is as it was then
     */
    public void write(Kept kept) {
        try {
            String text = gson.toJson(kept);
            if (text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
                throw new IOException("it " + TOO_LARGE + ".");
            }
            if (Files.exists(mark)) {
                remove();
                Files.delete(mark);
            }
            if (Files.isRegularFile(file) && passedOver == 0) {
                DurableFile.copy(file, previous);
            }
            DurableFile.replace(file, text);
            passedOver = 0;
        } catch (IOException e) {
            throw new UnwritableSave(file, IoTrouble.why(e));
        }
    }

    /**
     * The game that was kept, if there is one.
     *
     * @throws UnreadableSave if there is, but not one that can be read; the file is set aside then, or passed over if that cannot be, and
     *     the one kept before it, if any, is taken from now on
     */
    public Optional<Kept> read() {
        if (Files.exists(mark)) {
            return Optional.empty();
        }
        return Stream.of(file, previous)
                .skip(passedOver)
                .filter(SaveFile::isThere)
                .findFirst()
                .map(this::read);
    }

    /** Whether a game is kept, as far as one sees from outside. */
    public boolean isThere() {
        return !Files.exists(mark) && (isThere(file) || isThere(previous));
    }

    /** When it was kept last; long ago if that cannot be told. */
    public Instant written() {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException untold) {
            return Instant.EPOCH;
        }
    }

    /** A link that leads nowhere is there, too. */
    private static boolean isThere(Path path) {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    private Kept read(Path taken) {
        try {
            return kept(text(taken));
        } catch (UnreadableSave wrong) {
            throw without(taken, wrong.getMessage());
        } catch (FileSystemException unreadable) {
            throw without(taken, "cannot be read");
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError damaged) {
            // Whatever a reader of JSON makes of garbage, the earlier game must not be lost for it.
            throw without(taken, "is damaged");
        }
    }

    private static String text(Path taken) throws IOException {
        if (!Files.isRegularFile(taken)) {
            throw new UnreadableSave("is no file that can be read");
        }
        if (Files.size(taken) > MOST_BYTES) {
            throw new UnreadableSave(TOO_LARGE);
        }
        return Files.readString(taken);
    }

    private Kept kept(String text) {
        JsonElement whole = JsonParser.parseString(text);
        if (!(whole instanceof JsonObject object) || !object.has("format")) {
            throw new UnreadableSave("is no saved game of Gnaw");
        }
        if (!Kept.reads(object.get("format").toString())) {
            throw new UnreadableSave("was written by another version of Gnaw (format " + object.get("format")
                    + ", and this one reads up to " + Kept.FORMAT + ")");
        }
        Kept kept = gson.fromJson(object, Kept.class);
        if (!kept.isWhole()) {
            throw new UnreadableSave("is damaged");
        }
        return kept;
    }

    private UnreadableSave without(Path taken, String why) {
        try {
            return new UnreadableSave("The saved game " + taken + " " + why + ". " + setAside(taken));
        } catch (IOException stays) {
            passedOver++;
            boolean another = taken.equals(file) && isThere(previous);
            return new UnreadableSave("The saved game " + taken + " " + why + ", and cannot be moved out of the way."
                    + (another ? " The game saved before it is taken instead." : ""));
        }
    }

    private String setAside(Path taken) throws IOException {
        Path aside = file.resolveSibling(freeName("unreadable") + ".json");
        Files.move(taken, aside);
        boolean another = taken.equals(file) && isThere(previous);
        if (another) {
            Files.move(previous, file);
        }
        return "It now lies in " + aside.getFileName()
                + (another ? ", and the game saved before it is in its place." : ".");
    }

    private String freeName(String why) {
        int number = 1;
        while (isThere(file.resolveSibling("game." + why + "-" + number + ".json"))) {
            number++;
        }
        return "game." + why + "-" + number;
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
        journal.remove();
        Files.deleteIfExists(previous);
        Files.deleteIfExists(file);
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
        return new UncheckedIOException("The saved game " + file + " cannot be removed: " + IoTrouble.why(why), why);
    }
}
