package gnaw.script;

import gnaw.mod.Mod;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Mods without a mod.json. */
public final class ModsFixture {
    private ModsFixture() {}

    public static Mod plain(String id, Path root) {
        return new Mod(
                id, root, id, "", "1.0.0", Map.of(), List.of(), List.of(), List.of(), Map.of(), Map.of(), "", false,
                false);
    }

    static Mod translation(String id, Path root) {
        return new Mod(
                id, root, id, "", "1.0.0", Map.of(), List.of(), List.of(), List.of(), Map.of(), Map.of(), "", false,
                true);
    }

    static Mod renaming(String id, Path root, Map<String, String> renamed) {
        return new Mod(
                id, root, id, "", "1.0.0", Map.of(), List.of(), List.of(), List.of(), Map.of(), renamed, "", false,
                false);
    }

    static Mod requiring(String id, Path root, String other) {
        return new Mod(
                id,
                root,
                id,
                "",
                "1.0.0",
                Map.of(other, "*"),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                "",
                false,
                false);
    }
}
