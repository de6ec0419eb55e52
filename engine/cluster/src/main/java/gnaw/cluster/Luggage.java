package gnaw.cluster;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ReadableFiles;
import gnaw.mod.Scripts;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Scripts on their way to other machines.
 *
 * @param base the files of the base game, by their place in its folder
 * @param mods those of each mod, by their place in the folder of mods
 * @param on the ids of the mods in their order
 */
record Luggage(
        TreeMap<String, byte[]> base,
        TreeMap<String, byte[]> mods,
        List<String> on,
        HashMap<String, Map<String, Object>> settings)
        implements Serializable {

    /** Packs what is loaded; tests stay here. */
    static Luggage of(Scripts scripts) throws IOException {
        TreeMap<String, byte[]> mods = new TreeMap<>();
        for (Mod mod : scripts.added()) {
            files(mod).forEach((name, bytes) -> mods.put(mod.id() + "/" + name, bytes));
        }
        return new Luggage(
                files(scripts.mods().getFirst()),
                mods,
                scripts.added().stream().map(Mod::id).toList(),
                new HashMap<>(scripts.settings()));
    }

    /** The scripts, laid out in a folder. */
    Scripts unpack(Path folder) throws IOException {
        write(base, folder.resolve("scripts"));
        write(mods, folder.resolve("mods"));
        List<Mod> found = Mods.find(List.of(folder.resolve("mods"))).choose(on).mods();
        return Scripts.with(folder.resolve("scripts"), found, settings);
    }

    private static TreeMap<String, byte[]> files(Mod mod) throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        for (Path file : ReadableFiles.in(mod.root())) {
            String name = mod.root().relativize(file).toString();
            if (name.endsWith(".js") && !name.endsWith(Mod.TESTS) || name.endsWith(".json")) {
                files.put(name, Files.readAllBytes(file));
            }
        }
        return files;
    }

    private static void write(Map<String, byte[]> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path place = folder.resolve(file.getKey());
            Files.createDirectories(place.getParent());
            Files.write(place, file.getValue());
        }
    }
}
