package gnaw.mod;

import gnaw.text.Printable;
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
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The mods that were found, by id.
 *
 * @param found those that can be played
 * @param broken what is wrong with those that cannot
 * @param doubles which place counts, in a sentence, of those that lie in several
 */
public record Mods(SortedMap<String, Mod> found, SortedMap<String, String> broken, SortedMap<String, String> doubles) {
    public Mods {
        found = Collections.unmodifiableSortedMap(new TreeMap<>(found));
        broken = Collections.unmodifiableSortedMap(new TreeMap<>(broken));
        doubles = Collections.unmodifiableSortedMap(new TreeMap<>(doubles));
    }

    /**
     * Every folder with a {@code mod.json} in these folders, or at least a {@code main.js}; of two mods with the same id the later is taken. A
     * folder of mods that is not there holds none.
     */
    public static Mods find(List<Path> folders) {
        Search search = new Search();
        folders.forEach(all -> inside(all, Mods::isFolder).forEach(search::look));
        return search.mods();
    }

    /** The same, and every zip in these folders, unpacked into another; where a mod lies in both, the folder is taken. */
    public static Mods find(List<Path> folders, Path unpacked) {
        Search search = new Search();
        for (Path all : folders) {
            inside(all, Mods::isZip).forEach(zip -> search.lookInto(zip, unpacked));
            inside(all, Mods::isFolder).forEach(search::look);
        }
        return search.mods();
    }

    /** What was found so far. */
    private static final class Search {
        private final SortedMap<String, Mod> found = new TreeMap<>();
        private final SortedMap<String, String> broken = new TreeMap<>();
        private final SortedMap<String, List<Path>> places = new TreeMap<>();

        void look(Path folder) {
            look(folder, folder);
        }

        /** The place is where its player has put it; that which counts comes last. */
        private void look(Path folder, Path place) {
            String id = Printable.of(folder.getFileName().toString());
            found.remove(id);
            broken.remove(id);
            places.computeIfAbsent(id, _ -> new ArrayList<>()).add(place);
            try {
                Mod mod = ModFile.read(folder);
                missingMain(folder).ifPresentOrElse(problem -> broken.put(id, problem), () -> found.put(id, mod));
            } catch (ScriptError error) {
                broken.put(id, error.getMessage());
            }
        }

        /** Of two zips the one with the higher version is taken, and none that is broken where the other is whole. */
        void lookInto(Path zip, Path unpacked) {
            try {
                Path folder = ZippedMods.folder(zip, unpacked);
                Optional<Mod> before = found(folder);
                look(folder, zip);
                Optional<Mod> now = found(folder);
                before.filter(mod -> now.isEmpty()
                                || Versions.fits(mod.version(), ">" + now.get().version()))
                        .ifPresent(mod -> reinstate(mod, zip));
            } catch (ScriptError error) {
                broken.put(Printable.of(zip.getFileName().toString()), error.getMessage());
            }
        }

        private Optional<Mod> found(Path folder) {
            return Optional.ofNullable(found.get(folder.getFileName().toString()));
        }

        /** It counts, and not the zip that was found after it, whose problem, if it has one, is its own. */
        private void reinstate(Mod mod, Path later) {
            Optional.ofNullable(broken.remove(mod.id()))
                    .ifPresent(problem ->
                            broken.put(Printable.of(later.getFileName().toString()), problem));
            found.put(mod.id(), mod);
            places.get(mod.id()).addFirst(places.get(mod.id()).removeLast());
        }

        Mods mods() {
            SortedMap<String, String> doubles = new TreeMap<>();
            places.forEach((id, all) -> {
                if (all.size() > 1) {
                    doubles.put(id, id + " is there more than once: " + all.getLast() + " counts, " + without(all));
                }
            });
            return new Mods(found, broken, doubles);
        }

        private static String without(List<Path> all) {
            return all.subList(0, all.size() - 1).stream()
                    .map(place -> "not " + place)
                    .collect(Collectors.joining(" and ", "", "."));
        }
    }

    /** Whether a mod may have that id: small letters, digits and dashes, but not the names of the base game and the engine. */
    public static boolean mayBeCalled(String id) {
        return ModFile.mayBeCalled(id);
    }

    private static List<Path> inside(Path all, Predicate<Path> wanted) {
        if (!Files.isDirectory(all)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(all)) {
            return files.filter(wanted).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isFolder(Path file) {
        return Files.exists(file.resolve(ModFile.NAME)) || Files.isRegularFile(file.resolve(Mod.MAIN));
    }

    private static boolean isZip(Path file) {
        return file.toString().endsWith(".zip") && Files.isRegularFile(file);
    }

    private static Optional<String> missingMain(Path folder) {
        return Files.isRegularFile(folder.resolve(Mod.MAIN))
                ? Optional.empty()
                : Optional.of(folder.getFileName() + "/" + Mod.MAIN + "  " + Mod.noMain(folder));
    }

    /**
     * These mods and those that they require, in the order in which they are loaded: what a mod requires and what it comes {@code after}
     * first, then by id.
     *
     * @throws ScriptError that names everything that keeps them from being played together
     */
    public ResolvedMods choose(List<String> wanted) {
        ModResolver all = new ModResolver(this);
        wanted.forEach(all::add);
        List<Mod> mods = all.mods();
        List<String> problems = new ArrayList<>(all.problems());
        problems.addAll(Conflicts.among(mods));
        LoadOrder order = LoadOrder.of(mods);
        problems.addAll(order.circles());
        if (!problems.isEmpty()) {
            throw new ScriptError(String.join("\n", problems), all.broken());
        }
        return new ResolvedMods(order.mods(), all.notes());
    }
}
