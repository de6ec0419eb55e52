package gnaw.cli.sweep;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.TemporaryFolder;
import gnaw.text.Sha256;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A game on its way to other machines.
 *
 * @param print a fingerprint of all that follows
 * @param files by their place in the home of a game
 */
public record Luggage(String print, TreeMap<String, byte[]> files) implements Serializable {
    private Luggage(TreeMap<String, byte[]> files) {
        this(print(files), files);
    }

    /** What must be read to play: tests stay here. */
    public static Luggage toPlay(Path base, Collection<Mod> mods) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        pack(files, base, "scripts/", Luggage::isPlayed);
        for (Mod mod : mods) {
            pack(files, mod.root(), "mods/" + mod.id() + "/", Luggage::isPlayed);
        }
        return new Luggage(files);
    }

    /** All that lies in the home of a game. */
    public static Luggage whole(Path home) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        pack(files, home, "", _ -> true);
        return new Luggage(files);
    }

    /** The home of the game, laid out below that folder unless it lies there already. */
    public Path unpacked(Path below) throws IOException {
        Path home = below.toAbsolutePath().normalize().resolve("gnaw-" + print);
        if (!Files.isDirectory(home)) {
            TemporaryFolder.fill(home, "gnaw", this::layOut);
        }
        return home;
    }

    private void layOut(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path place = folder.resolve(file.getKey());
            Files.createDirectories(place.getParent());
            Files.write(place, file.getValue());
        }
    }

    private static void pack(TreeMap<String, byte[]> files, Path folder, String place, Predicate<String> isWanted)
            throws IOException {
        for (Path file : ReadableFiles.in(folder)) {
            String name = ReadableFiles.name(folder, file);
            if (isWanted.test(name)) {
                files.put(place + name, Files.readAllBytes(file));
            }
        }
    }

    private static boolean isPlayed(String name) {
        return name.endsWith(".js") && !name.endsWith(Mod.TESTS) || name.endsWith(".json");
    }

    private static String print(Map<String, byte[]> files) {
        Sha256 sum = new Sha256();
        files.forEach(sum::addFile);
        return sum.hex();
    }
}
