package gnaw.terminal;

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
}
