package gnaw.terminal.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyReaderTest {
    private static final Input CLOSED = new Input.Closed();

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "g, g",
                "G, G",
                "?, ?",
                "ß, ß",
                "'\r', Enter",
                "'\n', Enter",
                "'\t', Tab",
                "'\u007f', Backspace",
                "'\b', Backspace",
                "'\u0003', Ctrl-c",
                "'\u001c', Ctrl-\\",
                "'\u0000', Ctrl-Space",
                "^, Esc",
                "^[A, Up",
                "^OA, Up",
                "^[1;2C, Shift-Right",
                "^[1;6D, Ctrl-Shift-Left",
                "^[5~, PgUp",
                "^[3;5~, Ctrl-Delete",
                "^[H, Home",
                "^[4~, End",
                "^OP, F1",
                "^[[A, F1",
                "^[15~, F5",
                "^[Z, Shift-Tab",
                "^x, Alt-x",
                "^[, Alt-[",
                "^Op, 0",
                "^Ot, 4",
                "^Oy, 9",
                "^OM, Enter",
                "^[E, 5",
                "^OE, 5",
                "^Ok, +",
                "^Om, -",
            })
    void everyTerminalsWayToSendAKeyIsUnderstood(String sent, String key) {
        assertThat(read(sent)).containsExactly(new Key(key), CLOSED);
    }

    @Test
    void aSpaceIsNamed() {
        assertThat(read(" ")).containsExactly(Key.SPACE, CLOSED);
    }

    @Test
    void anArrowBehindEscapeIsEscapeAndAnArrow() {
        assertThat(read("^^[A.")).containsExactly(Key.ESCAPE, Key.UP, Key.of('.'), CLOSED);
        assertThat(read("^^")).containsExactly(Key.ESCAPE, Key.ESCAPE, CLOSED);
    }

    @Test
    void clicksAndTheWheelAreReadInColumnsBeyond223() {
        assertThat(read("^[<0;250;5M^[<0;250;5m^[<64;3;3M^[<65;3;3M^[<35;3;3M^[<2;1;1M"))
                .containsExactly(
                        new Input.Click(249, 4),
                        new Input.Wheel(-1),
                        new Input.Wheel(1),
                        new Input.Click(0, 0, true),
                        CLOSED);
    }

    @Test
    void pastedTextIsNeverARowOfCommands() {
        assertThat(read("a^[200~QyS^[A quit\r^[201~b"))
                .containsExactly(Key.of('a'), new Input.Pasted("QyS[A quit"), Key.of('b'), CLOSED);
    }

    @Test
    void ofPastedLinesTheFirstIsTakenThatSaysAnything() {
        assertThat(read("^[200~\r\n  48\u00fc\t21 \r\nq\r^[201~"))
                .containsExactly(new Input.Pasted("48\u00fc21"), CLOSED);
    }

    @Test
    void aPasteWhoseEndIsLostEndsWithSilence() {
        byte[] typed = "\u001b[200~Qyabc".getBytes(StandardCharsets.UTF_8);
        int pause = typed.length - 3;
        var in = new ByteArrayInputStream(typed) {
            @Override
            public synchronized int available() {
                return pos < pause ? pause - pos : 0;
            }
        };
        AtomicInteger moments = new AtomicInteger();
        KeyReader reader = new KeyReader(in, moments::incrementAndGet);
        assertThat(reader.next()).isEqualTo(new Input.Pasted("Qy"));
        assertThat(reader.next()).isEqualTo(Key.of('a'));
        assertThat(moments).hasValue(KeyReader.SILENCE);
    }

    @Test
    void aPasteThatNeverEndsEndsWithTheInput() {
        assertThat(read("^[200~Qy")).containsExactly(new Input.Pasted("Qy"), CLOSED);
    }

    @ParameterizedTest
    @CsvSource({
        "^[24;80R",
        "^[?1;2c",
        "^[99~",
        "^[I",
        "^[1;2",
        "^O1",
        "^[<0;1M",
        "^[99999999999~",
        "^[<9;9;9;9M",
        "^[[Z"
    })
    void whatMeansNothingIsSwallowedWhole(String sent) {
        assertThat(read(sent)).containsExactly(CLOSED);
    }

    @Test
    void aSequenceThatBreaksOffIsForgottenWhereTheNextBegins() {
        assertThat(read("^[1;^[A")).containsExactly(Key.UP, CLOSED);
        assertThat(read("^[<0;^[>0;276;0c.")).containsExactly(Key.of('.'), CLOSED);
    }

    @Test
    void brokenUtf8IsOneUnknownCharacterAndNoFault() {
        assertThat(readAll(new byte[] {(byte) 0xc3})).containsExactly(Key.of(0xfffd), CLOSED);
    }

    @Test
    void aLetterInLatin1IsUnknownAndTakesNoOtherKeyWithIt() {
        assertThat(readAll(new byte[] {(byte) 0xe9, 'a', 27}))
                .containsExactly(Key.of(0xfffd), Key.of('a'), Key.ESCAPE, CLOSED);
    }

    @Test
    void anArrowWhoseBytesComeLateIsStillAnArrow() {
        assertThat(typedWithGap(KeyReader.PATIENCE)).isEqualTo(Key.UP);
    }

    @Test
    void anArrowWhoseBytesComeTooLateIsEscape() {
        assertThat(typedWithGap(KeyReader.PATIENCE + 1)).isEqualTo(Key.ESCAPE);
    }

    /** Escape is told at once, so that it cannot be taken back; but no letter of the rest is a command. */
    @ParameterizedTest
    @CsvSource({"^[A, Up", "^[1;2C, Shift-Right", "^[5~, PgUp", "^[15~, F5"})
    void theRestOfASequenceThatComesByteByByteIsOneKey(String sent, String name) {
        var slow = new SlowLine(sent.replace('^', (char) 27), KeyReader.LATE);
        KeyReader reader = new KeyReader(slow, slow::passes);
        assertThat(reader.next()).isEqualTo(Key.ESCAPE);
        assertThat(reader.next()).isEqualTo(new Key(name));
        assertThat(reader.next()).isEqualTo(CLOSED);
    }

    @Test
    void aBracketAfterEscapeIsABracketForWhoeverTypesSlowly() {
        var slow = new SlowLine("\u001b[A", KeyReader.LATE + 1);
        KeyReader reader = new KeyReader(slow, slow::passes);
        assertThat(List.of(reader.next(), reader.next(), reader.next()))
                .containsExactly(Key.ESCAPE, Key.of('['), Key.of('A'));
    }

    /** A line on which each byte comes so many moments after the one before it was read. */
    private static final class SlowLine extends ByteArrayInputStream {
        private final int gap;
        private int passed;

        SlowLine(String sent, int gap) {
            super(sent.getBytes(StandardCharsets.US_ASCII));
            this.gap = gap;
        }

        void passes() {
            passed++;
        }

        @Override
        public synchronized int read() {
            passed = 0;
            return super.read();
        }

        @Override
        public synchronized int available() {
            return passed < gap ? 0 : super.available();
        }
    }

    @Test
    void aTerminalThatFailsIsClosed() {
        var failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("hung up");
            }
        };
        assertThat(new KeyReader(failing).next()).isEqualTo(CLOSED);
    }

    /** An arrow key over a slow link: the bytes after Escape come so many moments later. */
    private static Input typedWithGap(int moments) {
        var left = new AtomicInteger(moments);
        var late = new ByteArrayInputStream("\u001b[A".getBytes(StandardCharsets.US_ASCII)) {
            @Override
            public int available() {
                return left.get() > 0 ? 0 : super.available();
            }
        };
        return new KeyReader(late, left::decrementAndGet).next();
    }

    /** What the bytes are read as; {@code ^} stands for Escape. */
    private static List<Input> read(String sent) {
        return readAll(sent.replace('^', (char) 27).getBytes(StandardCharsets.UTF_8));
    }

    private static List<Input> readAll(byte[] sent) {
        var reader = new KeyReader(new ByteArrayInputStream(sent));
        List<Input> inputs = new ArrayList<>();
        do {
            inputs.add(reader.next());
        } while (!inputs.getLast().equals(CLOSED));
        return inputs;
    }
}
