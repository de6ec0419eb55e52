package gnaw.mod;

import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The mods that are played, in the order in which they are loaded.
 *
 * @param notes which mods were switched on only because others require them, as sentences
 */
public record ResolvedMods(List<Mod> mods, List<String> notes) {
    private static final Pattern SETTING = Pattern.compile("([^.=]+)\\.([^=]+)=(.*)");

    /**
     * The values of all settings of all mods: as the player says, or as the mod begins.
     *
     * @param said the player's words, {@code mod.name=value} each
     * @throws ScriptError that names every word that is wrong
     */
    public Map<String, Map<String, Object>> settings(List<String> said) {
        Map<String, Map<String, Object>> values = new LinkedHashMap<>();
        for (Mod mod : mods) {
            Map<String, Object> of = new LinkedHashMap<>();
            mod.settings().forEach((name, setting) -> of.put(name, setting.start()));
            values.put(mod.id(), of);
        }
        List<String> problems = new ArrayList<>();
        for (String words : said) {
            try {
                set(words, values);
            } catch (ScriptError wrong) {
                problems.add(wrong.getMessage());
            }
        }
        if (!problems.isEmpty()) {
            throw new ScriptError(String.join("\n", problems));
        }
        return Collections.unmodifiableMap(values);
    }

    private void set(String words, Map<String, Map<String, Object>> values) {
        Matcher parts = SETTING.matcher(words);
        if (!parts.matches()) {
            throw new ScriptError("\"" + words + "\" sets nothing: mod.name=value is wanted.");
        }
        String mod = parts.group(1);
        String name = parts.group(2);
        Setting setting = setting(mod, name);
        values.get(mod)
                .put(
                        name,
                        setting.read(parts.group(3))
                                .orElseThrow(() -> new ScriptError(mod + "." + name + " is \"" + parts.group(3)
                                        + "\", but must be " + setting.wanted() + ".")));
    }

    private Setting setting(String id, String name) {
        Mod mod = mods.stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() ->
                        new ScriptError("No mod that is on is called \"" + id + "\", so nothing can be set for it."
                                + DidYouMean.hint(id, mods.stream().map(Mod::id).toList())));
        return Optional.ofNullable(mod.settings().get(name))
                .orElseThrow(() -> new ScriptError("The mod " + id + " has no setting \"" + name + "\"."
                        + DidYouMean.hint(name, mod.settings().keySet())));
    }
}
