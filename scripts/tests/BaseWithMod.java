package gnaw.rules;

import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The base game together with one mod, which a test writes. */
final class BaseWithMod {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    private BaseWithMod() {}

    /** The rules of both, of a mod whose only script is {@code main} and whose folder lies in {@code mods}. */
    static Rulebook load(Path mods, String id, String main) throws IOException {
        Path folder = Files.createDirectories(mods.resolve(id));
        Files.writeString(folder.resolve("mod.json"), """
                { "id": "%s", "name": "%s", "description": "Tries something.", "version": "1.0.0" }""".formatted(id, id));
        Files.writeString(folder.resolve("main.js"), main);
        return Rulebook.load(Scripts.with(
                HOME.resolve("scripts"),
                List.copyOf(Mods.find(List.of(mods)).found().values()),
                Map.of()));
    }
}
