package gnaw.save;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writing so that a crash or a power cut at any moment leaves the old text or the new, never half of it. */
final class DurableFile {
    private DurableFile() {}

    /** Puts a text in place of the file's. */
    static void replace(Path file, String text) throws IOException {
        replace(file, bytes(text), true);
    }

    /** The same without waiting for the disk: a power cut may leave nothing. */
    static void jot(Path file, String text) throws IOException {
        replace(file, bytes(text), false);
    }

    /** Puts what one file holds in place of what another does. */
    static void copy(Path from, Path to) throws IOException {
        replace(to, Files.readAllBytes(from), true);
    }

    private static void replace(Path file, byte[] content, boolean forced) throws IOException {
        Files.createDirectories(file.getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            try (FileChannel channel = FileChannel.open(fresh, CREATE, TRUNCATE_EXISTING, WRITE)) {
                write(channel, content);
                if (forced) {
                    channel.force(true);
                }
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            // On a full disk half a file would keep it full.
            Files.deleteIfExists(fresh);
        }
    }

    /** Adds a line at the end of the file, the whole line or nothing of it; after half a line that was left there, a new one begins. */
    static void append(Path file, String line) throws IOException {
        add(file, line, true);
    }

    /** The same, but that only the death of this process cannot undo it, until {@link #force}. */
    static void note(Path file, String line) throws IOException {
        add(file, line, false);
    }

    private static void add(Path file, String line, boolean forced) throws IOException {
        try (FileChannel channel = forAdding(file)) {
            long end = channel.size();
            String gap = endsInMidLine(channel, end) ? "\n" : "";
            channel.position(end);
            try {
                write(channel, bytes(gap + line + "\n"));
                if (forced) {
                    channel.force(true);
                }
            } catch (IOException full) {
                cut(channel, end);
                throw full;
            }
        }
    }

    /** A line is added at each key, and the folder is nearly always there. */
    private static FileChannel forAdding(Path file) throws IOException {
        try {
            return FileChannel.open(file, CREATE, READ, WRITE);
        } catch (NoSuchFileException _) {
            Files.createDirectories(file.getParent());
            return FileChannel.open(file, CREATE, READ, WRITE);
        }
    }

    /** What is in the file survives a power cut, too. */
    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, WRITE)) {
            channel.force(true);
        }
    }

    private static boolean endsInMidLine(FileChannel channel, long end) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return end > 0 && channel.read(last, end - 1) == 1 && last.get(0) != '\n';
    }

    private static void cut(FileChannel channel, long end) {
        try {
            channel.truncate(end);
        } catch (IOException uncut) {
            // What is told is why the line could not be written.
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void write(FileChannel channel, byte[] content) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
