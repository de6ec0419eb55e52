package gnaw.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The mods that were found, by id.
 *
 * @param found those that can be played
 * @param broken what is wrong with those that cannot
 */
public record Mods(SortedMap<String, Mod> found, SortedMap<String, String> broken) {
    public Mods {
        found = Collections.unmodifiableSortedMap(new TreeMap<>(found));
        broken = Collections.unmodifiableSortedMap(new TreeMap<>(broken));
    }

    /**
     * Every folder with a {@code mod.json} in these folders; of two mods with the same id the later is taken. A folder of mods that is not
     * there holds none.
     */
    public static Mods find(List<Path> folders) {
        SortedMap<String, Mod> found = new TreeMap<>();
        SortedMap<String, String> broken = new TreeMap<>();
        for (Path folder : folders.stream().flatMap(all -> inside(all).stream()).toList()) {
            String id = folder.getFileName().toString();
            found.remove(id);
            broken.remove(id);
            try {
                found.put(id, ModFile.read(folder));
                missingMain(folder).ifPresent(problem -> {
                    found.remove(id);
                    broken.put(id, problem);
                });
            } catch (ScriptError error) {
                broken.put(id, error.getMessage());
            }
        }
        return new Mods(found, broken);
    }

    /** Whether a mod may have that id: small letters, digits and dashes, but not the names of the base game and the engine. */
    public static boolean mayBeCalled(String id) {
        return ModFile.mayBeCalled(id);
    }

    private static List<Path> inside(Path all) {
        if (!Files.isDirectory(all)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(all)) {
            return folders.filter(folder -> Files.exists(folder.resolve("mod.json")))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<String> missingMain(Path folder) {
        return Files.isRegularFile(folder.resolve("main.js"))
                ? Optional.empty()
                : Optional.of(folder.getFileName() + "/main.js  There is no such file, and a mod begins with it.");
    }

    /**
     * These mods and those that they require, in the order in which they are loaded: what a mod requires and what it comes {@code after}
     * first, then by id.
     *
     * @throws ScriptError that names everything that keeps them from being played together
     */
    public Chosen choose(List<String> wanted) {
        Wanted all = new Wanted(this);
        wanted.forEach(all::add);
        List<Mod> mods = all.mods();
        List<String> problems = new ArrayList<>(all.problems());
        problems.addAll(Conflicts.among(mods));
        LoadOrder order = LoadOrder.of(mods);
        problems.addAll(order.circles());
        if (!problems.isEmpty()) {
            throw new ScriptError(String.join("\n", problems), all.broken());
        }
        return new Chosen(order.mods(), all.notes());
    }
}
