package gnaw.terminal.key;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Reads what a terminal sends, byte by byte, as keys and clicks.
 *
 * <p>Lanterna's own decoder turns sequences it does not know (numpad, SGR mouse, pasted text) into letters, and letters are
 * commands; here a sequence that means nothing is swallowed whole, and pasted text stays one.
 */
public final class KeyReader {
    /** Moments that the rest of a sequence may take after Escape: longer than a slow link's gap, shorter than a person notices. */
    static final int PATIENCE = 30;

    /** Moments that each further byte may take of what is no Escape any more: longer than the gaps of a line around the world. */
    static final int LATE = 300;

    /** Moments of silence that end a paste whose end was lost: longer than any gap within one. */
    static final int SILENCE = 1000;

    /** More bytes than any line takes. */
    private static final int LONGEST_PASTE = 4096;

    private static final long MOMENT_NANOS = 1_000_000;

    private static final int ESC = 27;
    private static final String PASTE_BEGINS = "200";
    private static final String PASTE_ENDS = "\u001b[201~";

    private final PushbackInputStream in;
    private final Runnable moment;
    private boolean isAfterEscape;

    /** Reads with a patience of about 30 milliseconds. */
    public KeyReader(InputStream in) {
        this(in, () -> LockSupport.parkNanos(MOMENT_NANOS));
    }

    /** Reads with a patience of {@link #PATIENCE} moments. */
    public KeyReader(InputStream in, Runnable moment) {
        this.in = new PushbackInputStream(in);
        this.moment = moment;
    }

    /** Waits for the next input; {@link Input.Closed} when no more can come. */
    public Input next() {
        try {
            Optional<? extends Input> input = Optional.empty();
            while (input.isEmpty()) {
                int first = in.read();
                input = first < 0 ? Optional.of(new Input.Closed()) : from(first);
            }
            return input.get();
        } catch (IOException hungUp) {
            return new Input.Closed();
        }
    }

    private Optional<? extends Input> from(int first) throws IOException {
        boolean isTail = isAfterEscape && first == '[';
        isAfterEscape = first == ESC && !moreFollows(PATIENCE);
        if (isAfterEscape) {
            return Optional.of(Key.ESCAPE);
        }
        // The rest of a sequence whose Escape was taken for a key. Nobody types a bracket after Escape and goes on at
        // once.
        if (isTail && moreFollows(LATE)) {
            return controlSequence();
        }
        return first == ESC ? escaped() : Optional.of(plain(first));
    }

    private Optional<? extends Input> escaped() throws IOException {
        int second = in.read();
        return switch (second) {
            case '[' ->
                moreFollows(LATE) ? controlSequence() : Optional.of(Key.of('[').with("Alt"));
            case 'O' ->
                moreFollows(LATE)
                        ? Sequences.keypad((char) in.read())
                        : Optional.of(Key.of('O').with("Alt"));
            case ESC -> {
                in.unread(ESC);
                yield Optional.of(Key.ESCAPE);
            }
            default -> Optional.of(plain(second).with("Alt"));
        };
    }

    /** One that breaks off where another begins is forgotten. */
    private Optional<? extends Input> controlSequence() throws IOException {
        var parameters = new StringBuilder();
        while (moreFollows(LATE)) {
            char c = (char) in.read();
            if (c == ESC) {
                return from(ESC);
            }
            if (!ends(c, parameters)) {
                parameters.append(c);
            } else if (c == '~' && PASTE_BEGINS.contentEquals(parameters)) {
                return Optional.of(pasted());
            } else {
                return Sequences.control(parameters.toString(), c);
            }
        }
        return Optional.empty();
    }

    /** Whether this character ends a sequence; the Linux console sends F1 to F5 as ESC [ [ A to E. */
    private static boolean ends(char c, StringBuilder parameters) {
        boolean isFinal = c >= 0x40 && c <= 0x7e;
        return isFinal && !(c == '[' && parameters.isEmpty());
    }

    /** Takes all of it away, and gives back of the first line what can be typed. */
    private Input.Pasted pasted() throws IOException {
        var begun = new ByteArrayOutputStream();
        var tail = new StringBuilder();
        int c = 0;
        while (c >= 0 && !PASTE_ENDS.contentEquals(tail) && moreFollows(SILENCE)) {
            c = in.read();
            tail.append((char) c).delete(0, Math.max(0, tail.length() - PASTE_ENDS.length()));
            if (c >= 0 && begun.size() < LONGEST_PASTE) {
                begun.write(c);
            }
        }
        String text = begun.toString(StandardCharsets.UTF_8).replace(PASTE_ENDS, "");
        return new Input.Pasted(text.strip()
                .lines()
                .findFirst()
                .orElse("")
                .replaceAll("\\p{Cntrl}", "")
                .strip());
    }

    private Key plain(int first) throws IOException {
        return switch (first) {
            case '\r', '\n' -> Key.ENTER;
            case '\t' -> Key.TAB;
            case '\b', 127 -> Key.BACKSPACE;
            case 0 -> Key.SPACE.with("Ctrl");
            default -> first < ' ' ? Key.of(Character.toLowerCase(first + '@')).with("Ctrl") : Key.of(character(first));
        };
    }

    /** The code point whose UTF-8 begins with this byte; U+FFFD for broken text, such as a letter in Latin-1, which takes no other key with it. */
    private int character(int first) throws IOException {
        int length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        var bytes = new ByteArrayOutputStream(length);
        bytes.write(first);
        while (bytes.size() < length && moreFollows(LATE)) {
            int next = in.read();
            if (next < 0x80 || next > 0xbf) {
                in.unread(next);
                break;
            }
            bytes.write(next);
        }
        return bytes.toString(StandardCharsets.UTF_8).codePointAt(0);
    }

    /** Whether another byte is there, or comes in time. */
    private boolean moreFollows(int patience) throws IOException {
        for (int waited = 0; in.available() == 0; waited++) {
            if (waited == patience) {
                return false;
            }
            moment.run();
        }
        return true;
    }
}
