package gnaw.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The end of a file to which lines are added: what was added last is found without a look at all before it. */
final class Tail {
    private Tail() {}

    /** The lines within so many of the last bytes; of the first of them a part may be missing. */
    static Stream<String> lines(Path file, int most, Charset charset) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(channel.size(), most));
            channel.position(channel.size() - bytes.capacity());
            // One read may bring less than there is.
            while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
            return new String(bytes.array(), 0, bytes.position(), charset).lines();
        }
    }
}
