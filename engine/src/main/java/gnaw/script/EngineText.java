package gnaw.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The engine's own scripts, which lie beside its classes. */
final class EngineText {
    private EngineText() {}

    static String of(String file) {
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
