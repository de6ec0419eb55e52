package gnaw.script.source;

import gnaw.mod.Mod;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of modules, and of what they give away, that are old and will still do in this version: they lead to the new ones.
 *
 * @param words what each is called now, by its old name
 */
record OldWords(Map<String, String> words) {
    private static final Pattern HANDED_ON = Pattern.compile("export\\s*\\{([^}]*)}\\s*from\\s*\"([^\"]+)\"");

    static OldWords of(Collection<Mod> mods) {
        Map<String, String> words = new TreeMap<>();
        for (Mod mod : mods) {
            mod.oldWords().keySet().forEach(old -> words.put(old, mod.renamed().get(old)));
        }
        return new OldWords(words);
    }

    /** A module's text that gives away under its old name, too, what it gives away under a new one. No line of it moves. */
    byte[] exporting(byte[] module) {
        String text = new String(module, StandardCharsets.UTF_8);
        return words.values().stream().anyMatch(text::contains)
                ? exporting(text).getBytes(StandardCharsets.UTF_8)
                : module;
    }

    private String exporting(String text) {
        Set<String> given = Exports.of(text);
        return words.keySet().stream()
                .filter(old -> given.contains(words.get(old)) && !given.contains(old))
                .map(old -> "\nexport " + alias(text, words.get(old), old) + ";")
                .collect(Collectors.joining("", text, ""));
    }

    /** What a module only hands on is not known in it by its name. */
    private static String alias(String text, String now, String old) {
        Pattern listed = Pattern.compile("(?:^|,)\\s*(?:([\\w$]+)\\s+as\\s+)?" + Pattern.quote(now) + "\\s*(?:,|$)");
        return HANDED_ON
                .matcher(text)
                .results()
                .flatMap(list -> listed.matcher(list.group(1))
                        .results()
                        .map(name -> "{ " + (name.group(1) == null ? now : name.group(1)) + " as " + old + " } from \""
                                + list.group(2) + "\""))
                .findFirst()
                .orElse("{ " + now + " as " + old + " }");
    }

    /** What stands in the place of a module of the base game that is called otherwise now. */
    Optional<String> moved(Path module) {
        return Optional.ofNullable(words.get(module.toString().replaceFirst("^/" + Mod.BASE + "/", "")))
                .filter(now -> now.endsWith(".js"))
                .map(now -> "export * from \"" + Mod.BASE + "/" + now + "\";\n");
    }
}
