package gnaw.fuzz;

import java.io.IOException;
import java.nio.file.Path;

/** What Jazzer calls, in a process of its own, with one input after the other: the reader that the process is told. */
public final class FuzzTarget {
    private static final Reader READER = Reader.valueOf(System.getProperty("gnaw.fuzz.reader"));
    private static final Path FOLDER = Path.of(System.getProperty("gnaw.fuzz.folder"));

    private FuzzTarget() {}

    /** Jazzer finds it by its name. */
    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        READER.read(input, FOLDER);
    }
}
