package gnaw.save;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The right to write in a folder of saved games. One process has it at a time, and loses it with its life, however that ends. Each method
 * takes it if it is free.
 */
public final class Claim implements AutoCloseable {
    private final Gson gson = Json.gson();
    private final Path file;
    private Optional<FileChannel> held = Optional.empty();

    /** On a folder that need not be there yet. */
    public Claim(Path folder) {
        this.file = folder.resolve("lock");
    }

    /** Who has it instead of this process; empty too where nobody can have it. */
    public synchronized Optional<Owner> rival() {
        try {
            return isTaken() ? Optional.empty() : Optional.of(owner());
        } catch (IOException nobody) {
            return Optional.empty();
        }
    }

    /** Why this process may not write there; empty if it may. */
    public synchronized Optional<String> obstacle() {
        try {
            return isTaken() ? Optional.empty() : Optional.of("it is being played in another window");
        } catch (IOException nobody) {
            return Optional.of(IoTrouble.why(nobody));
        }
    }

    private boolean isTaken() throws IOException {
        if (held.isEmpty()) {
            Files.createDirectories(file.getParent());
            held = locked(FileChannel.open(file, CREATE, WRITE));
            held.ifPresent(this::sign);
        }
        return held.isPresent();
    }

    private static Optional<FileChannel> locked(FileChannel channel) throws IOException {
        Optional<FileLock> lock = Optional.empty();
        try {
            lock = Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException inThisProcess) {
            // It is as taken as by another process.
        } finally {
            if (lock.isEmpty()) {
                channel.close();
            }
        }
        return lock.map(_ -> channel);
    }

    /** On a full disk it stays unsigned, and no name is better than that of an earlier owner. */
    private void sign(FileChannel channel) {
        try {
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(gson.toJson(Owner.ofThisProcess()).getBytes(StandardCharsets.UTF_8)));
        } catch (IOException full) {
            // The others are told no number then.
        }
    }

    private Owner owner() {
        try {
            return Optional.ofNullable(gson.fromJson(Files.readString(file), Owner.class))
                    .orElse(Owner.UNKNOWN);
        } catch (IOException | JsonParseException unsigned) {
            return Owner.UNKNOWN;
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (held.isPresent()) {
                held.get().close();
            }
            held = Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
