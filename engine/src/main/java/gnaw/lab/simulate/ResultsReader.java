package gnaw.lab.simulate;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a file of results line by line. A {@link LabMisuse} says why there is nothing to read, or which line is none. */
final class ResultsReader implements AutoCloseable {
    private final Path path;
    private final BufferedReader in;
    private final boolean isTorn;
    private final RunKey key;
    private int number = 1;
    private Optional<String> ahead;

    private ResultsReader(Path path) throws IOException {
        this.path = path;
        this.isTorn = isTorn(path);
        this.in = Files.newBufferedReader(path);
        try {
            this.ahead = Optional.ofNullable(in.readLine());
            this.key = read(
                    line().orElseThrow(() -> new LabMisuse(path + " holds no results: it is empty.")),
                    RunKey.class,
                    "terms");
        } catch (IOException | RuntimeException unreadable) {
            in.close();
            throw unreadable;
        }
    }

    static ResultsReader of(Path path) {
        try {
            return new ResultsReader(path);
        } catch (IOException e) {
            throw LabMisuse.because(path, "read", e);
        }
    }

    /** What the games were played under. */
    RunKey key() {
        return key;
    }

    /** The next game; empty behind the last one. A line that was torn is none. */
    Optional<GameResult> next() {
        try {
            number++;
            Optional<String> line = line();
            return ahead.isEmpty() && isTorn
                    ? Optional.empty()
                    : line.map(text -> read(text, GameResult.class, "result"));
        } catch (IOException e) {
            throw LabMisuse.because(path, "read", e);
        }
    }

    private Optional<String> line() throws IOException {
        Optional<String> line = ahead;
        ahead = Optional.ofNullable(in.readLine());
        return line;
    }

    private <T> T read(String line, Class<T> type, String what) {
        try {
            return ResultsJson.read(line, type);
        } catch (RuntimeException e) {
            throw new LabMisuse(path + " holds no results: line " + number + " is no " + what + " of a simulation.");
        }
    }

    /** Whether the last line does not end. */
    private static boolean isTorn(Path path) throws IOException {
        try (SeekableByteChannel file = Files.newByteChannel(path)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            file.position(Math.max(0, file.size() - 1)).read(last);
            return last.get(0) != '\n';
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw LabMisuse.because(path, "read", e);
        }
    }
}
