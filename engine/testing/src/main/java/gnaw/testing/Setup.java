package gnaw.testing;

import gnaw.script.Mod;
import gnaw.script.Scripts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Which rules a test wants: mods by id, and settings as {@code "mod.setting=value"}. */
record Setup(List<String> mods, List<String> settings) {
    static final Setup BASE = new Setup(List.of(), List.of());

    static Setup of(WithRules wanted) {
        return new Setup(List.of(wanted.mods()), List.of(wanted.settings()));
    }

    /** What is to be loaded. */
    Scripts scripts() {
        Home home = Home.find();
        return Scripts.with(
                home.scripts(), mods.stream().map(id -> mod(home, id)).toList(), values());
    }

    /** As failures name it. */
    String told() {
        return mods.isEmpty() ? "the base game alone" : "mods " + String.join(", ", mods);
    }

    private static Mod mod(Home home, String id) {
        return new Mod(
                id, home.mods().resolve(id), id, "", "0.1.0", Map.of(), List.of(), List.of(), Map.of(), Map.of());
    }

    private Map<String, Map<String, Object>> values() {
        return settings.stream()
                .map(setting -> setting.split("[.=]", 3))
                .peek(Setup::requireWhole)
                .collect(Collectors.groupingBy(
                        parts -> parts[0],
                        LinkedHashMap::new,
                        Collectors.toMap(parts -> parts[1], parts -> value(parts[2]))));
    }

    private static void requireWhole(String[] parts) {
        if (parts.length != 3) {
            throw new IllegalArgumentException(
                    "A setting looks like \"mod.setting=value\", not " + Arrays.toString(parts) + ".");
        }
    }

    private static Object value(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> text.matches("-?\\d+(\\.\\d+)?") ? (Object) Double.valueOf(text) : text;
        };
    }
}
