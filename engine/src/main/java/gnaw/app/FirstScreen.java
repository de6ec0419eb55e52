package gnaw.app;

import gnaw.terminal.screen.View;
import gnaw.terminal.screen.Window;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The first screen as it was drawn last. It is shown while the rules are read, which takes much longer, and is almost always what comes
 * next.
 *
 * @param circumstances what else it depends on, in one line: in others it is not shown
 */
public record FirstScreen(Path file, String circumstances) {
    /** Shows it, or that the rules are read if there is none for such a window. It is shown once: after a killed process it would be wrong. */
    public void show(Window window) {
        read(window.size()).ifPresentOrElse(window::guess, window::sayLoading);
        forget();
    }

    void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException readOnly) {
            // Where nothing can be deleted, nothing was written either.
        }
    }

    /** Keeps what it will be next time, when this view comes first. */
    public void keep(Window window, View view) {
        window.frame(view).ifPresent(frame -> write(window.size(), frame));
    }

    Optional<byte[]> read(String size) {
        byte[] heading = heading(size);
        try {
            byte[] all = Files.readAllBytes(file);
            return Arrays.mismatch(all, heading) == heading.length
                    ? Optional.of(Arrays.copyOfRange(all, heading.length, all.length))
                    : Optional.empty();
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    void write(String size, byte[] frame) {
        byte[] heading = heading(size);
        byte[] all = Arrays.copyOf(heading, heading.length + frame.length);
        System.arraycopy(frame, 0, all, heading.length, frame.length);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, all);
        } catch (IOException unwritable) {
            // The next start shows nothing until the rules are read.
        }
    }

    private byte[] heading(String size) {
        return (size + " " + circumstances + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
