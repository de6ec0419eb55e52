package gnaw.script.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The engine's own scripts and their descriptions, which its jar holds. */
public final class EngineText {
    /** Where they lie in the jar. */
    public static final String FOLDER = "/gnaw/script/";

    private EngineText() {}

    /** The text of a file such as {@code effects.js}. */
    public static String of(String file) {
        try (InputStream in = EngineText.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("The engine's jar lacks " + file + ".");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
