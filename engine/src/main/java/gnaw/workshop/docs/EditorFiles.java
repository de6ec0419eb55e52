package gnaw.workshop.docs;

import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The files that let any editor complete, explain and check scripts, without a build step. */
public final class EditorFiles {
    /** The types of the script API, or what a mod adds to them. */
    public static final String TYPES = "gnaw.d.ts";

    private static final String SETTINGS = "jsconfig.json";

    private EditorFiles() {}

    /** The texts for the base game's folder, by file. */
    public static SortedMap<String, String> ofBase(Rulebook base) {
        return new TreeMap<>(
                Map.of(TYPES, Declarations.of(base.tables()), SETTINGS, settings(Map.of("base/*", "./*"), "")));
    }

    /** The texts for a mod's folder, by file; {@code loaded} holds the mod and what it requires. */
    public static SortedMap<String, String> ofMod(Mod mod, Rulebook base, Rulebook loaded) {
        Path scripts = root(base.scripts());
        SortedMap<String, String> imports = new TreeMap<>();
        for (Mod one : loaded.scripts().mods()) {
            imports.put(one.id() + "/*", from(mod.root(), one.root()) + "/*");
        }
        String types = from(mod.root(), scripts) + "/" + TYPES;
        return new TreeMap<>(Map.of(
                TYPES,
                Declarations.added(base.tables(), loaded.tables()) + SettingTypes.added(mod),
                SETTINGS,
                settings(imports, types)));
    }

    private static Path root(Scripts scripts) {
        return scripts.mods().getFirst().root();
    }

    private static String from(Path here, Path there) {
        String way = here.toAbsolutePath()
                .relativize(there.toAbsolutePath())
                .toString()
                .replace('\\', '/');
        return way.isEmpty() ? "." : way;
    }

    private static String settings(Map<String, String> imports, String types) {
        String paths = imports.entrySet().stream()
                .map(path -> "      \"%s\": [\"%s\"]".formatted(path.getKey(), path.getValue()))
                .collect(Collectors.joining(",\n"));
        String more = types.isEmpty() ? "" : ", \"" + types + "\"";
        return """
                {
                  "compilerOptions": {
                    "checkJs": true,
                    "strict": false,
                    "noEmit": true,
                    "skipLibCheck": true,
                    "noPropertyAccessFromIndexSignature": true,
                    "target": "ES2023",
                    "module": "ESNext",
                    "moduleResolution": "Bundler",
                    "lib": ["ES2023"],
                    "types": [],
                    "paths": {
                %s
                    }
                  },
                  "include": ["**/*.js", "gnaw.d.ts"%s],
                  "exclude": ["target"]
                }
                """.formatted(paths, more);
    }
}
