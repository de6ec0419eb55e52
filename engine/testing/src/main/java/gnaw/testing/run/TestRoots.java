package gnaw.testing.run;

import gnaw.app.XdgFolders;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.text.DidYouMean;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The folders in which tests may lie: in the base game, in the mods that come with it, in the player's own, and in those of further
 * folders.
 *
 * @param scripts the folder of the base game
 * @param others the folders of mods beside the game's own
 */
public record TestRoots(Path scripts, List<Path> others, Mods mods) {
    /** Those of a game, with further folders. */
    public static TestRoots find(XdgFolders places, List<Path> folders) {
        List<Path> others = Stream.concat(Stream.of(places.data().resolve("mods")), folders.stream())
                .map(Path::toAbsolutePath)
                .toList();
        List<Path> all = new ArrayList<>(List.of(places.home().resolve("mods")));
        all.addAll(others);
        return new TestRoots(places.home().resolve("scripts"), others, Mods.find(all));
    }

    /** Lets the kit, which reads them from system properties, play with the same mods. */
    void tellKit() {
        System.setProperty(
                "gnaw.mods", others.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    /** The folders of these mods by id, or of all; an {@link IllegalArgumentException} names what is not there. */
    public Map<String, Path> of(List<String> ids) {
        Map<String, Path> all = new LinkedHashMap<>(Map.of(Mod.BASE, scripts));
        mods.found().forEach((id, mod) -> all.put(id, mod.root()));
        List<String> unknown = ids.stream()
                .filter(id -> !all.containsKey(id) && !mods.broken().containsKey(id))
                .map(id -> DidYouMean.unknown("mod", id, all.keySet()))
                .toList();
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", unknown));
        }
        if (!ids.isEmpty()) {
            all.keySet().retainAll(new TreeSet<>(ids));
        }
        return Collections.unmodifiableMap(all);
    }

    /** The folders of those of these mods that can be read. */
    List<Path> folders(List<String> ids) {
        Map<String, Path> all = of(List.of());
        return ids.stream().filter(all::containsKey).map(all::get).toList();
    }

    /** All folders with scripts of which some test may load one. */
    List<Path> watched() {
        return Stream.concat(Stream.of(scripts, home().resolve("mods")), others.stream())
                .toList();
    }

    /** Whether the tests of that mod may come out otherwise when these mods are changed: they play under it, those that it requires, and the base game. */
    boolean concerns(String mod, Set<String> changed) {
        if (changed.contains(mod) || changed.contains(Mod.BASE)) {
            return true;
        }
        return required(mod)
                .map(all -> all.stream().anyMatch(changed::contains))
                .orElse(true);
    }

    /**
     * The mods that play in the tests of these: also the base game, what they require, and what their tests load besides.
     *
     * @param loaded as {@link TestResults#loaded}
     */
    Set<String> played(List<String> ids, Map<String, Set<String>> loaded) {
        Stream<String> all =
                Stream.concat(ids.stream(), loaded.values().stream().flatMap(Set::stream));
        return Stream.concat(
                        Stream.concat(Stream.of(Mod.BASE), ids.stream()),
                        all.flatMap(mod -> required(mod).orElse(Set.of()).stream()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The mod and those that it requires; empty if it cannot be played. */
    private Optional<Set<String>> required(String mod) {
        try {
            return Optional.of(
                    mods.choose(List.of(mod)).mods().stream().map(Mod::id).collect(Collectors.toSet()));
        } catch (ScriptError unplayable) {
            return Optional.empty();
        }
    }

    private Path home() {
        return scripts.getParent();
    }

    /** What is wrong with those of these mods, or of all, that cannot be read. */
    public List<String> broken(List<String> ids) {
        return mods.broken().entrySet().stream()
                .filter(mod -> ids.isEmpty() || ids.contains(mod.getKey()))
                .map(mod -> "The mod " + mod.getKey() + " cannot be tested:\n" + mod.getValue())
                .toList();
    }
}
