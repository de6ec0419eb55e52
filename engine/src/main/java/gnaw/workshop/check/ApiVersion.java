package gnaw.workshop.check;

import gnaw.mod.ReadableFiles;
import gnaw.workshop.docs.ApiNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A version of the script API, and what it gives to mods.
 *
 * @param names as {@link ApiNames} lists them, and those by which rules speak of the same things
 */
public record ApiVersion(String version, Set<String> names) {
    /** All versions of which there is a list beside these scripts of the base game. */
    public static SortedMap<String, ApiVersion> beside(Path scripts) {
        SortedMap<String, ApiVersion> versions = new TreeMap<>();
        for (Path file : ReadableFiles.in(scripts.resolve(ApiNames.FOLDER), ApiNames.ENDING)) {
            String version = file.getFileName().toString().replace(ApiNames.ENDING, "");
            versions.put(version, of(version, lines(file)));
        }
        return versions;
    }

    /** Cells and meters are read as facts, and rows are named by texts. */
    private static ApiVersion of(String version, List<String> listed) {
        Set<String> names = new LinkedHashSet<>(listed);
        for (String name : listed) {
            String told = name.substring(name.indexOf('.') + 1);
            if (name.startsWith("cell ") || name.startsWith("row meters.")) {
                names.add("fact " + told);
            }
            if (name.startsWith("row ")) {
                names.add("name " + told);
            }
        }
        return new ApiVersion(version, names);
    }

    boolean hasAny(Collection<String> wanted) {
        return wanted.stream().anyMatch(names::contains);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
