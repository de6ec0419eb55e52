package gnaw.terminal.screen;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Keeps what is written until the frame is whole, and passes it on in one piece. */
final class FrameStream extends OutputStream {
    /** So little arrives at once anyway; a longer frame is marked, so that the terminal shows no half of it. */
    private static final int MOST_UNMARKED = 512;

    private static final byte[] BEGINS = "\u001b[?2026h".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ENDS = "\u001b[?2026l".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream out;
    private final ByteArrayOutputStream frame = new ByteArrayOutputStream();
    private Optional<Guess> guess = Optional.empty();
    private boolean isKept;

    /** A frame that was shown before it was known to be right, and what is to be done if it was not. */
    private record Guess(byte[] frame, Runnable wrong) {}

    FrameStream(OutputStream out) {
        this.out = out;
        begin();
    }

    private void begin() {
        frame.reset();
        frame.writeBytes(BEGINS);
    }

    /** Shows what the next frame will most probably be. If it is, it is not written again; if not, {@code wrong} is told. */
    void guess(byte[] next, Runnable wrong) throws IOException {
        flush();
        out.write(next);
        out.flush();
        guess = Optional.of(new Guess(next, wrong));
    }

    /** From now on nothing is written; {@link #kept} is what would have been. */
    void keep() {
        isKept = true;
        begin();
    }

    /** The frame since {@link #keep}, as it can be guessed; what comes now is written again. */
    byte[] kept() {
        isKept = false;
        return take();
    }

    /** Whether nothing is written at the moment. */
    boolean keeps() {
        return isKept;
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
        if (isKept) {
            return;
        }
        byte[] whole = take();
        if (whole.length > 0) {
            send(whole);
        }
        out.flush();
    }

    /** The frame as it is written. The next one begins. */
    private byte[] take() {
        boolean isMarked = frame.size() - BEGINS.length > MOST_UNMARKED;
        frame.writeBytes(isMarked ? ENDS : new byte[0]);
        byte[] all = frame.toByteArray();
        begin();
        return isMarked ? all : Arrays.copyOfRange(all, BEGINS.length, all.length);
    }

    private void send(byte[] bytes) throws IOException {
        Optional<Guess> made = guess;
        guess = Optional.empty();
        if (made.filter(guessed -> Arrays.equals(guessed.frame(), bytes)).isEmpty()) {
            made.ifPresent(guessed -> guessed.wrong().run());
            out.write(bytes);
        }
    }
}
