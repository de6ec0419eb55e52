package gnaw.save;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;

/** Writing so that a crash or a power cut at any moment leaves the old text or the new, never half of it. */
final class DurableFile {
    private DurableFile() {}

    /** Puts a text in place of the file's. */
    static void replace(Path file, String text) throws IOException {
        replace(file, bytes(text));
    }

    /** Puts what one file holds in place of what another does. */
    static void copy(Path from, Path to) throws IOException {
        replace(to, Files.readAllBytes(from));
    }

    private static void replace(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            write(fresh, content, CREATE, TRUNCATE_EXISTING, WRITE);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            // On a full disk half a file would keep it full.
            Files.deleteIfExists(fresh);
        }
    }

    /** Adds a line at the end of the file. */
    static void append(Path file, String line) throws IOException {
        Files.createDirectories(file.getParent());
        write(file, bytes(line + "\n"), CREATE, APPEND);
    }

    /** Why something could not be written; Java's own messages are often nothing but the name of the file. */
    static String why(IOException failure) {
        return switch (failure) {
            case AccessDeniedException denied -> "there is no permission to write " + denied.getFile();
            case FileAlreadyExistsException taken -> taken.getFile() + " is no folder";
            case FileSystemException told when told.getReason() != null -> told.getReason();
            default -> String.valueOf(failure.getMessage());
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void write(Path file, byte[] content, OpenOption... how) throws IOException {
        try (FileChannel channel = FileChannel.open(file, Set.of(how))) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }
}
