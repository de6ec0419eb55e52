package gnaw.workshop.check;

import gnaw.mod.ScriptError;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The jar in which TypeScript lies. */
final class TypeScriptJar implements AutoCloseable {
    private static final String LIBRARY = "META-INF/resources/webjars/typescript/5.9.3/lib/";
    private final ZipFile jar;

    /** The jar at a path. A {@link ScriptError} says so when there is none. */
    TypeScriptJar(Path path) {
        if (!Files.isRegularFile(path)) {
            throw new ScriptError("The TypeScript checker is not there: " + path
                    + " is missing. Build Gnaw again, or check with --no-types.");
        }
        try {
            this.jar = new ZipFile(path.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The checker itself. */
    String typescript() {
        return text("typescript.js");
    }

    /** One of its declaration files of what JavaScript brings with it. */
    String text(String name) {
        return text(jar.getEntry(LIBRARY + name));
    }

    /** All of these by name. */
    Map<String, String> declarations() {
        Map<String, String> all = new TreeMap<>();
        jar.stream()
                .filter(entry -> entry.getName().startsWith(LIBRARY + "lib.")
                        && entry.getName().endsWith(".d.ts"))
                .forEach(entry -> all.put(entry.getName().substring(LIBRARY.length()), text(entry)));
        return all;
    }

    private String text(ZipEntry entry) {
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            jar.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
