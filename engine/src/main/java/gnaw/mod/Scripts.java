package gnaw.mod;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The scripts to be loaded: the base game, the mods that are on in their order, and what their players have set.
 *
 * @param mods the base game first
 * @param settings values by mod and name, as the player says or the mod begins
 */
public record Scripts(List<Mod> mods, Map<String, Map<String, Object>> settings) {
    public Scripts {
        mods = List.copyOf(mods);
        settings = Map.copyOf(settings);
    }

    /** The base game alone. A {@link ScriptError} says so when there is none. */
    public static Scripts base(Path scripts) {
        return with(scripts, List.of(), Map.of());
    }

    /** The base game and mods in their order. */
    public static Scripts with(Path scripts, List<Mod> mods, Map<String, Map<String, Object>> settings) {
        if (!Files.isRegularFile(scripts.resolve(Mod.MAIN))) {
            throw new ScriptError("There are no rules: " + scripts
                    + " has no main.js. Gnaw reads its rules from the folder scripts.");
        }
        List<Mod> all = new ArrayList<>();
        all.add(Mod.base(scripts));
        all.addAll(mods);
        return new Scripts(all, settings);
    }

    /**
     * The same mods as their {@code mod.json} tell of them now. A setting that was as the mod begins is as it begins now, and any other stays
     * where it will still do. A {@link ScriptError} tells what is wrong with one.
     */
    public Scripts reread() {
        Map<String, Map<String, Object>> values = new HashMap<>(settings);
        List<Mod> now = mods.stream().map(Mod::reread).toList();
        for (int place = 0; place < now.size(); place++) {
            Mod mod = now.get(place);
            Map<String, Object> before = settings.getOrDefault(mod.id(), Map.of());
            Map<String, Object> after = mod.settingsAfter(before, mods.get(place));
            if (!after.equals(before)) {
                values.put(mod.id(), after);
            }
        }
        return new Scripts(now, values);
    }

    /** The same with one setting of a mod's otherwise. */
    public Scripts with(Mod mod, String name, Object value) {
        Map<String, Map<String, Object>> values = new HashMap<>(settings);
        Map<String, Object> ofMod = new HashMap<>(values.getOrDefault(mod.id(), Map.of()));
        ofMod.put(name, value);
        values.put(mod.id(), ofMod);
        return new Scripts(mods, values);
    }

    /** All settings as words that can be said again: {@code mod.name=value}. */
    public List<String> settingWords() {
        List<String> words = new ArrayList<>();
        for (Mod mod : mods) {
            settings.getOrDefault(mod.id(), Map.of())
                    .forEach((name, value) -> words.add(mod.id() + "." + name + "=" + Setting.word(value)));
        }
        return words;
    }

    /** The mods without the base game. */
    public List<Mod> added() {
        return mods.subList(1, mods.size());
    }

    /** The ids of the mods without the base game. */
    public List<String> addedIds() {
        return added().stream().map(Mod::id).toList();
    }

    /** The version of each mod, by id. */
    public Map<String, String> versions() {
        return mods.stream().collect(Collectors.toMap(Mod::id, Mod::version));
    }

    /** What a word of these mods has become, as a sentence led by a blank; "" if it was always called so. */
    public String renamed(String name) {
        return Mod.renamed(name, mods);
    }

    /** What things may be called now, by what they were called once. */
    public Map<String, List<String>> renames() {
        Map<String, List<String>> renames = new HashMap<>();
        for (Mod mod : mods) {
            mod.renamed().forEach((old, now) -> {
                for (String known : List.of(old, mod.id() + ":" + old)) {
                    renames.computeIfAbsent(known, _ -> new ArrayList<>()).addAll(List.of(now, mod.id() + ":" + now));
                }
            });
        }
        return renames;
    }
}
