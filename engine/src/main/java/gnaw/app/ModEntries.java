package gnaw.app;

import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.Setting;
import gnaw.save.Options;
import gnaw.terminal.play.ModEntry;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Mods and their settings as the screens show them. */
public record ModEntries(Mods mods, Options chosen, Captions words) {
    /** All mods, those that cannot be read after the others. */
    List<ModEntry> entries(List<String> on) {
        List<ModEntry> entries = new ArrayList<>();
        mods.found().values().forEach(mod -> entries.add(entry(mod, on.contains(mod.id()))));
        entries.sort(Comparator.comparing(ModEntry::name, String.CASE_INSENSITIVE_ORDER));
        mods.broken()
                .forEach((id, problem) -> entries.add(new ModEntry(
                        id, id, "", words.of(Caption.UNPLAYABLE), false, doubles(id), problem, List.of(), "")));
        return entries;
    }

    private ModEntry entry(Mod mod, boolean isOn) {
        return new ModEntry(
                mod.id(),
                mod.name(),
                mod.version(),
                mod.description(),
                isOn,
                facts(mod),
                "",
                settings(mod),
                mod.title());
    }

    private List<String> facts(Mod mod) {
        List<String> facts = new ArrayList<>(doubles(mod.id()));
        if (!mod.requires().isEmpty()) {
            facts.add(words.of(Caption.REQUIRES, "mods", listed(mod.requires())));
        }
        if (!mod.conflicts().isEmpty()) {
            facts.add(words.of(Caption.EXCLUDES, "mods", String.join(", ", mod.conflicts())));
        }
        mod.provides().forEach(what -> facts.add(provided(what, others(mod, what))));
        return facts;
    }

    /** Which of several places counts, if it lies in several. */
    private List<String> doubles(String id) {
        return Optional.ofNullable(mods.doubles().get(id)).stream().toList();
    }

    private String provided(String what, List<String> others) {
        return others.isEmpty()
                ? words.of(Caption.PROVIDES, "what", what)
                : words.of(Caption.PROVIDES_ALONE, Map.of("what", what, "mods", String.join(", ", others)));
    }

    /** Those of which it takes the place, too. */
    private List<String> others(Mod mod, String what) {
        return mods.found().values().stream()
                .filter(other -> other != mod && other.provides().contains(what))
                .map(Mod::id)
                .toList();
    }

    private static String listed(Map<String, String> requires) {
        return String.join(
                ", ",
                requires.entrySet().stream()
                        .map(other -> other.getKey() + " " + other.getValue())
                        .toList());
    }

    private List<ModEntry.Setting> settings(Mod mod) {
        List<ModEntry.Setting> settings = new ArrayList<>();
        mod.settings()
                .forEach((name, setting) -> settings.add(new ModEntry.Setting(
                        name,
                        setting.text(),
                        value(mod.id() + "." + name, setting),
                        setting.wanted(),
                        values(setting))));
        return settings;
    }

    /** What the player has said, if it is still something that may be said. */
    private String value(String path, Setting setting) {
        return Optional.ofNullable(chosen.settings().get(path))
                .filter(word -> setting.read(word).isPresent())
                .orElseGet(() -> Setting.word(setting.start()));
    }

    private static List<String> values(Setting setting) {
        return switch (setting) {
            case Setting.OneOf(List<String> choices, var _, var _) -> choices;
            case Setting.YesNo _ -> List.of("no", "yes");
            case Setting.Range _, Setting.Words _ -> List.of();
        };
    }

    /** What a player has said of the settings of these mods, as {@code mod.name=value}, where it is still something that may be said. */
    public static List<String> settingWords(Options wish, List<String> on, Mods mods) {
        return wish.settings().entrySet().stream()
                .filter(setting -> fits(setting.getKey(), setting.getValue(), on, mods))
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .toList();
    }

    /** Whether {@code mod.name} is a setting of one of these mods, and may be that. */
    private static boolean fits(String path, String word, List<String> on, Mods mods) {
        int dot = path.indexOf('.');
        String id = path.substring(0, Math.max(0, dot));
        return on.contains(id)
                && Optional.ofNullable(mods.found().get(id).settings().get(path.substring(dot + 1)))
                        .flatMap(setting -> setting.read(word))
                        .isPresent();
    }
}
