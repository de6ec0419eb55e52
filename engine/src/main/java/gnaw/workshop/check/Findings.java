package gnaw.workshop.check;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Findings that are kept in files, by what was checked. Only the files that were used last stay. A folder that cannot be written to keeps
 * nothing: a check without it is slower, not wrong.
 */
public record Findings(Path folder) {
    /** How many files stay: two for each of a hundred sets of scripts, and as many again for what their mods can be set to. */
    static final int MOST = 400;

    private static final Gson JSON = new Gson();
    private static final String ENDING = ".findings";

    /** What is known of this, or else is found now and kept. */
    List<Finding> of(String name, Supplier<List<Finding>> found) {
        Path file = folder.resolve(name + ENDING);
        return read(file).orElseGet(() -> {
            List<Finding> findings = found.get();
            keep(file, findings);
            return findings;
        });
    }

    /** Whether anything is known of this. */
    boolean has(String name) {
        return Files.isRegularFile(folder.resolve(name + ENDING));
    }

    private static Optional<List<Finding>> read(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            Finding[] known = JSON.fromJson(Files.readString(file), Finding[].class);
            Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            return Optional.ofNullable(known).map(List::of);
        } catch (IOException | UncheckedIOException | JsonSyntaxException damaged) {
            return Optional.empty();
        }
    }

    private void keep(Path file, List<Finding> findings) {
        try {
            Files.createDirectories(folder);
            Path whole = Files.createTempFile(folder, "new", ".part");
            Files.writeString(whole, JSON.toJson(findings));
            Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
            forget();
        } catch (IOException | UncheckedIOException e) {
            System.getLogger("gnaw.check").log(System.Logger.Level.DEBUG, "Nothing is kept in " + file, e);
        }
    }

    /** Removes the files that nobody has used for longest. */
    private void forget() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path old : files.sorted(
                            Comparator.comparing(Findings::lastUsed).reversed())
                    .skip(MOST)
                    .toList()) {
                Files.deleteIfExists(old);
            }
        }
    }

    private static FileTime lastUsed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
