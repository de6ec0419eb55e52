package gnaw.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The file with the details of faults, so that they need not be shown. It can be sent to somebody who looks into them: the player's own
 * folder, and so the name of the player, is written as a tilde.
 */
public record FaultLog(Path folder) {
    /** One file of that size and one that is filled are more than anybody reads. */
    static final int MOST_BYTES = 1 << 20;

    /** Adds a fault with its stack trace; answers the file, or nothing if it cannot be written either. */
    public Optional<Path> write(Throwable fault) {
        return write(fault, "");
    }

    /** Adds a fault with its stack trace, and what more is known of it. */
    Optional<Path> write(Throwable fault, String more) {
        StringWriter details = new StringWriter();
        fault.printStackTrace(new PrintWriter(details, true));
        return write(details + more);
    }

    /** Adds a text, such as the card of a rule that failed; answers as above. */
    public Optional<Path> write(String text) {
        String entry = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS) + "  "
                + nameless(text).stripTrailing() + "\n\n";
        Path file = folder.resolve("faults.log");
        try {
            Files.createDirectories(folder);
            makeRoom(file);
            Files.writeString(file, entry, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return Optional.of(file);
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }

    private void makeRoom(Path file) throws IOException {
        if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
            Files.move(file, folder.resolve("faults.old.log"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String nameless(String text) {
        String user = System.getProperty("user.home");
        return user.length() > 1 ? text.replace(user, "~") : text;
    }
}
