package gnaw.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Where the details of faults are written, so that they need not be shown. */
record FaultLog(Path folder) {
    /** Adds a fault with its stack trace; answers the file, or nothing if it cannot be written either. */
    Optional<Path> write(Throwable fault) {
        StringWriter details = new StringWriter();
        details.append(LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString())
                .append("  ");
        fault.printStackTrace(new PrintWriter(details, true));
        Path file = folder.resolve("faults.log");
        try {
            Files.createDirectories(folder);
            Files.writeString(file, details.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return Optional.of(file);
        } catch (IOException unwritable) {
            return Optional.empty();
        }
    }
}
