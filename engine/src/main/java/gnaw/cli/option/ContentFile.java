package gnaw.cli.option;

import gnaw.lab.LabMisuse;
import gnaw.lab.report.Destination;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.ContentRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/** A file in which runs of tests and simulations put together which rows they have reached. */
public final class ContentFile {
    private ContentFile() {}

    /** A {@link LabMisuse} when the file cannot be written, or holds something else: better said before anything runs. */
    public static void require(Path file) {
        Destination.require(file);
        read(file);
    }

    /**
     * Adds what a run has reached to what the file holds, and gives back both together. What the file holds of the same mods in another
     * state is left out from now on. Errors as in {@link #require}.
     */
    public static Content add(Path file, Content reached) {
        Set<String> mods = Set.copyOf(reached.mods());
        Set<String> states = reached.rows().stream().map(ContentFile::state).collect(Collectors.toSet());
        Content kept = read(file).only(row -> !mods.contains(row.row().mod()) || states.contains(state(row)));
        try {
            Content both = kept.with(reached);
            both.write(file);
            return both;
        } catch (IOException e) {
            throw LabMisuse.because(file, "written", e);
        }
    }

    private static Content read(Path file) {
        try {
            return Files.exists(file) ? Content.read(file) : Content.NONE;
        } catch (IOException e) {
            throw LabMisuse.because(file, "read", e);
        }
    }

    private static String state(ContentRow row) {
        return row.row().mod() + " " + row.fingerprint();
    }
}
