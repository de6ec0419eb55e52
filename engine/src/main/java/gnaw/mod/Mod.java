package gnaw.mod;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A folder of scripts.
 *
 * @param id its name, which is also its folder's
 * @param root where its files lie
 * @param requires mods that must be there, with the range of versions that will do
 * @param after mods that are loaded before it if they are there
 * @param conflicts mods with which it cannot be played
 * @param provides what it brings in the place of the base game's, by a word: only one of the mods played together may
 * @param settings what its player may choose, by name
 * @param renamed ids that were called otherwise once
 * @param title how the first screen offers to begin a game with it; "" if it does not
 * @param isPractice whether games with it are for practice: they count for nothing, and begin without other mods
 * @param isTranslation whether it changes nothing but words, so that it goes along with games that begin without other mods
 */
public record Mod(
        String id,
        Path root,
        String name,
        String description,
        String version,
        Map<String, String> requires,
        List<String> after,
        List<String> conflicts,
        List<String> provides,
        Map<String, Setting> settings,
        Map<String, String> renamed,
        String title,
        boolean isPractice,
        boolean isTranslation) {

    /** The id of the base game. */
    public static final String BASE = "base";

    /** How scripts import what the engine gives them; no mod can be called so. */
    public static final String ENGINE = "gnaw";

    /** The file that is read first of a mod. */
    public static final String MAIN = "main.js";

    /** How the names of files of tests end. */
    public static final String TESTS = ".test.js";

    /**
     * The version of what scripts may import and are asked: a mod's {@code gnaw} is a range of it. What was called otherwise in version 1
     * stands in {@code scripts/renamed.json}.
     */
    public static final String SCRIPT_API = "2.0.0";

    /** Why it cannot be played together with another, and what to do about it, in a sentence; empty if it can. It is enough that one says so. */
    public Optional<String> quarrelWith(Mod other) {
        if (conflicts.contains(other.id) || other.conflicts.contains(id)) {
            return Optional.of(id + " and " + other.id + " cannot be played together.");
        }
        List<String> both = provides.stream().filter(other.provides::contains).toList();
        return both.isEmpty()
                ? Optional.empty()
                : Optional.of(id + " and " + other.id + " both provide " + String.join(" and ", both)
                        + ", and only one mod can: leave one of them out.");
    }

    /** The fingerprint of its scripts as they lie there now: that of {@code Rulebook.fingerprint} if all of them are imported. */
    public String contentHash() {
        return ContentHash.of(root);
    }

    /** The base game: the folder {@code scripts}. */
    public static Mod base(Path scripts) {
        return new Mod(
                BASE,
                scripts,
                "Gnaw",
                "The base game.",
                "0.1.0",
                Map.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                ModFile.renamed(scripts),
                "",
                false,
                false);
    }

    /** The same mod as its {@code mod.json} tells of it now, if there is one; a {@link ScriptError} tells what is wrong there. */
    Mod reread() {
        if (id.equals(BASE)) {
            return base(root);
        }
        return Files.exists(root.resolve(ModFile.NAME)) ? ModFile.read(root) : this;
    }

    /** The values of its settings where these were those of the same mod before. */
    Map<String, Object> settingsAfter(Map<String, Object> values, Mod before) {
        Map<String, Object> after = new LinkedHashMap<>();
        settings.forEach((name, setting) -> after.put(
                name,
                Optional.ofNullable(values.get(name))
                        .filter(value -> !before.begins(name, value))
                        .flatMap(value -> setting.read(Setting.word(value)))
                        .orElse(setting.start())));
        return after;
    }

    /** What is said where that file is not in a mod's folder; a file whose name has other capitals may be meant to be it. */
    public static String noMain(Path folder) {
        String meant = ReadableFiles.in(folder).stream()
                .map(file -> ReadableFiles.name(folder, file))
                .filter(MAIN::equalsIgnoreCase)
                .findFirst()
                .map(name -> " It is called \"" + name + "\" there.")
                .orElse("");
        return "There is no such file, and a mod begins with it." + meant;
    }

    /** Whether that is what one of its settings is unless the player says otherwise. */
    public boolean begins(String setting, Object value) {
        return settings.containsKey(setting) && settings.get(setting).start().equals(value);
    }

    /** Which of its renamed words will still do in this version of the script API, with what is told to whoever writes them. */
    public Map<String, String> oldWords() {
        return id.equals(BASE) ? ModFile.oldWords(root) : Map.of();
    }

    /** What a word of these mods has become, as a sentence led by a blank; "" if it was always called so. */
    public static String renamed(String name, Collection<Mod> mods) {
        return mods.stream()
                .flatMap(mod -> Optional.ofNullable(mod.renamed().get(name)).stream())
                .findFirst()
                .map(now -> " It is called \"" + now + "\" now.")
                .orElse("");
    }
}
