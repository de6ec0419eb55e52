package gnaw.terminal.screen;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A terminal that nobody sees, for which the JVM does all that it does for a real one, and learns it so. */
final class UnseenTty extends Tty {
    private static final String SIZE = "24 80";

    UnseenTty() throws IOException {
        this(OutputStream.nullOutputStream());
    }

    /** What it would be sent goes there instead. */
    UnseenTty(OutputStream instead) throws IOException {
        super(new FrameStream(instead));
    }

    /** The settings of the terminal that the program may have are left alone. */
    @Override
    protected String exec(String... command) throws IOException {
        Process echo = new ProcessBuilder("echo", SIZE).start();
        return new String(echo.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
}
