package gnaw.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/** Writing so that a crash or a power cut at any moment leaves the old text or the new, never half of it. */
final class DurableFile {
    private DurableFile() {}

    /** Puts a text in place of the file's. */
    static void replace(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        write(fresh, text, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Adds a line at the end of the file. */
    static void append(Path file, String line) throws IOException {
        Files.createDirectories(file.getParent());
        write(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private static void write(Path file, String text, OpenOption... how) throws IOException {
        try (FileChannel channel = FileChannel.open(file, Set.of(how))) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }
}
