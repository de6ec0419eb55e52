package gnaw.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The engine's own scripts and their descriptions, which lie beside its classes. */
public final class EngineText {
    private EngineText() {}

    /** The text of a file such as {@code effects.js}. */
    public static String of(String file) {
        try (InputStream in = EngineText.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The engine's jar lacks " + file + ".");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
