package gnaw.workshop.scaffold;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.script.source.EngineText;
import gnaw.text.Capital;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A mod to begin with: it changes something that is seen at once, and has a test that passes. */
public final class NewMod {
    /** What a {@code mod.json} may say, for editors: it lies beside the folders of the mods, which point to it. */
    private static final String SCHEMA = "mod.schema.json";

    private NewMod() {}

    /**
     * Makes the folder of a new mod, and gives back the files that were written.
     *
     * @throws ScriptError if it cannot be called so, or if the folder is there already
     */
    public static List<Path> write(String id, Path mods) throws IOException {
        return write(id, mods, Map.of());
    }

    /** The same, with the files of a worked example in place of the first ones. */
    public static List<Path> write(String id, Path mods, Guide example) throws IOException {
        return write(id, mods, example.calledAs(id));
    }

    private static List<Path> write(String id, Path mods, Map<String, String> own) throws IOException {
        if (!Mods.mayBeCalled(id)) {
            throw new ScriptError("A mod cannot be called \"" + id
                    + "\": small letters, digits and dashes will do, but not base or gnaw." + better(id));
        }
        Path folder = mods.resolve(id);
        if (Files.exists(folder)) {
            throw new ScriptError("There is a folder " + folder + " already. Choose another id, or remove the folder.");
        }
        Files.createDirectories(folder);
        Map<Path, String> files = files(id, folder);
        own.forEach((name, text) -> files.put(folder.resolve(name), text));
        for (Map.Entry<Path, String> file : files.entrySet()) {
            Files.writeString(file.getKey(), file.getValue());
        }
        return List.copyOf(files.keySet());
    }

    /** "Spicy Mod!" may be called "spicy-mod". */
    private static String better(String id) {
        String fit = id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
        return Mods.mayBeCalled(fit) ? " Did you mean \"" + fit + "\"?" : "";
    }

    private static Map<Path, String> files(String id, Path folder) {
        Map<Path, String> files = new LinkedHashMap<>();
        files.put(folder.resolve("mod.json"), text("mod.json", id));
        files.put(folder.resolve("main.js"), text("main.js", id));
        files.put(folder.resolve(id + ".test.js"), text("mod.test.js", id));
        files.put(folder.resolve("README.md"), text("README.md", id));
        files.put(folder.resolveSibling(SCHEMA), EngineText.of(SCHEMA));
        return files;
    }

    private static String text(String file, String id) {
        return EngineText.of("workshop/" + file)
                .replace("{id}", id)
                .replace("{name}", name(id))
                .replace("{api}", Mod.SCRIPT_API);
    }

    /** "hot-pepper" is called "Hot pepper". */
    private static String name(String id) {
        return Capital.of(id.replace('-', ' '));
    }
}
