package gnaw.save;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The games that have ended, by their names: a copy of one that is put back can go on, but counts no more. */
public final class Graves {
    /** So much of the end of the list is looked at: thousands of games. */
    private static final int MOST_BYTES = 1 << 18;

    private final Path file;

    /** Those of a folder, which need not be there yet. */
    public Graves(Path folder) {
        this.file = folder.resolve("ended.txt");
    }

    /** Adds a game, once. */
    void add(String game) {
        if (game.isEmpty() || has(game)) {
            return;
        }
        try {
            DurableFile.append(file, game);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The end of the game cannot be written to " + file + ": " + IoTrouble.why(e), e);
        }
    }

    /** Whether that game has ended, as far as one can read. */
    public boolean has(String game) {
        if (game.isEmpty() || !Files.isRegularFile(file)) {
            return false;
        }
        try {
            return Tail.lines(file, MOST_BYTES, ISO_8859_1).anyMatch(game::equals);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
