package gnaw.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameStreamTest {
    private final List<String> writes = new ArrayList<>();
    private final FrameStream frames = new FrameStream(new ByteArrayOutputStream() {
        @Override
        public void write(byte[] bytes, int from, int length) {
            writes.add(new String(bytes, from, length, StandardCharsets.UTF_8));
        }
    });

    private void send(String... pieces) throws IOException {
        for (String piece : pieces) {
            frames.write(piece.getBytes(StandardCharsets.UTF_8));
        }
        frames.flush();
    }

    @Test
    void aFrameIsOneWriteAndNothingIsNone() throws IOException {
        send("@", "·");
        send();
        send("r");
        assertThat(writes).containsExactly("@·", "r");
    }

    @Test
    void aLongFrameIsOneWriteTooAndMarkedSoThatNoHalfOfItIsShown() throws IOException {
        String row = "#".repeat(100_000);
        send(row, row);
        assertThat(writes).containsExactly("\u001b[?2026h" + row + row + "\u001b[?2026l");
    }

    private static final String EARLIER = "\u001b[?2026h" + "#".repeat(600) + "\u001b[?2026l";

    @Test
    void aFrameThatWasGuessedIsNotWrittenAgain() throws IOException {
        frames.guess(EARLIER.getBytes(StandardCharsets.UTF_8), () -> writes.add("wrong"));
        send("#".repeat(600));
        send("@");
        assertThat(writes).containsExactly(EARLIER, "@");
    }

    @Test
    void aFrameThatWasGuessedWrongIsReplacedAndThatIsTold() throws IOException {
        frames.guess(EARLIER.getBytes(StandardCharsets.UTF_8), () -> writes.add("wrong"));
        send("@");
        send("r");
        assertThat(writes).containsExactly(EARLIER, "wrong", "@", "r");
    }

    @Test
    void aFrameThatIsKeptIsNotWrittenAndIsTheGuessForItsLike() throws IOException {
        frames.keep();
        send("#".repeat(600));
        assertThat(new String(frames.kept(), StandardCharsets.UTF_8)).isEqualTo(EARLIER);
        send("@");
        assertThat(writes).containsExactly("@");
    }
}
