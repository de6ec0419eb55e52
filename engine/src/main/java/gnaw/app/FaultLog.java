package gnaw.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** The file with the details of faults, so that they need not be shown. */
public record FaultLog(Path folder) {
    /** Adds a fault with its stack trace; answers the file, or nothing if it cannot be written either. */
    public Optional<Path> write(Throwable fault) {
        StringWriter details = new StringWriter();
        fault.printStackTrace(new PrintWriter(details, true));
        return write(details.toString());
    }

    /** Adds a text, such as the card of a rule that failed; answers as above. */
    public Optional<Path> write(String text) {
        String entry = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS) + "  " + text.stripTrailing() + "\n\n";
        Path file = folder.resolve("faults.log");
        try {
            Files.createDirectories(folder);
            Files.writeString(file, entry, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return Optional.of(file);
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }
}
