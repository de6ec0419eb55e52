package gnaw.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Keeps what is written until the frame is whole, and passes it on in one piece. */
final class FrameStream extends OutputStream {
    /** So little arrives at once anyway; a longer frame is marked, so that the terminal shows no half of it. */
    private static final int MOST_UNMARKED = 512;

    private static final byte[] BEGINS = "\u001b[?2026h".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ENDS = "\u001b[?2026l".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream out;
    private final ByteArrayOutputStream frame = new ByteArrayOutputStream();

    FrameStream(OutputStream out) {
        this.out = out;
        begin();
    }

    private void begin() {
        frame.reset();
        frame.writeBytes(BEGINS);
    }

    @Override
    public void write(int octet) {
        frame.write(octet);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        frame.write(bytes, from, length);
    }

    @Override
    public void flush() throws IOException {
        int length = frame.size() - BEGINS.length;
        if (length > MOST_UNMARKED) {
            frame.writeBytes(ENDS);
            out.write(frame.toByteArray());
        } else if (length > 0) {
            out.write(frame.toByteArray(), BEGINS.length, length);
        }
        begin();
        out.flush();
    }
}
