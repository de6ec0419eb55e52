package gnaw.script.source;

import gnaw.mod.Mod;
import gnaw.text.DidYouMean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names that modules give away, for the nearest right name where an import asks for another. */
public final class Exports {
    private static final Pattern MISSING =
            Pattern.compile("The requested module '([^']+)' does not provide an export named '([^']+)'");
    private static final Pattern NAMED =
            Pattern.compile("(?m)^\\s*export\\s+(?:const|let|var|function\\*?|class)\\s+([\\w$]+)");
    private static final Pattern LISTED = Pattern.compile("(?m)^\\s*export\\s*\\{([^}]*)}");

    private static final Pattern WHOLE = Pattern.compile("(?m)^\\s*export\\s*\\*\\s*from\\s*\"([^\"]+)\"");

    private Exports() {}

    /** The problem of an import that asks for a name which is not there, at that name; empty for any other message. */
    static Optional<BadImport> missing(String message, String file, Modules modules) {
        Matcher missing = MISSING.matcher(message);
        if (!missing.find()) {
            return Optional.empty();
        }
        String module = missing.group(1);
        String name = missing.group(2);
        if (name.equals("default")) {
            String unnamed =
                    "\"" + module + "\" has no default export: what is imported stands in braces, import { … } from \""
                            + module + "\".";
            return Optional.of(new BadImport(place(file, name, modules), unnamed));
        }
        String what = "\"" + module + "\" has nothing called \"" + name + "\".";
        String hint = owner(name, file, modules.sources())
                .map(other -> " \"" + other + "\" has it.")
                .or(() -> Optional.of(Mod.renamed(name, modules.mods())).filter(now -> !now.isEmpty()))
                .orElseGet(() -> DidYouMean.hint(name, of(modules.contents(), path(module, file))));
        return Optional.of(new BadImport(place(file, name, modules), what + hint));
    }

    /** The other module that gives that name away, as that file imports it: one of its own mod before one of the base game, and that before others. */
    static Optional<String> owner(String name, String file, Map<String, String> sources) {
        return ofEngine().contains(name)
                ? Optional.of(Mod.ENGINE)
                : sources.entrySet().stream()
                        .filter(source -> !source.getKey().equals(file)
                                && of(source.getValue()).contains(name))
                        .map(Map.Entry::getKey)
                        .min(Comparator.comparing((String other) -> !areOfOneMod(file, other))
                                .thenComparing(other -> !areOfOneMod(Mod.BASE + "/" + Mod.MAIN, other))
                                .thenComparing(Comparator.naturalOrder()))
                        .map(other -> seenFrom(file, other));
    }

    private static boolean areOfOneMod(String file, String other) {
        return Path.of(file).getName(0).equals(Path.of(other).getName(0));
    }

    private static String seenFrom(String file, String other) {
        if (!areOfOneMod(file, other)) {
            return other;
        }
        String way =
                Path.of("/" + file).getParent().relativize(Path.of("/" + other)).toString();
        return way.startsWith(".") ? way : "./" + way;
    }

    private static String path(String module, String file) {
        if (module.equals(Mod.ENGINE)) {
            return Modules.ENGINE_MODULE;
        }
        return module.startsWith(".")
                ? Path.of("/" + file).resolveSibling(module).normalize().toString()
                : "/" + module;
    }

    private static Set<String> of(Map<String, byte[]> contents, String path) {
        String text = new String(contents.getOrDefault(path, new byte[0]), StandardCharsets.UTF_8);
        return of(text, other -> of(contents, path(other, path.substring(1))));
    }

    /** The names that one may import from "gnaw". */
    public static Set<String> ofEngine() {
        return of(EngineText.of("gnaw.js"), file -> of(EngineText.of(file.substring("./".length()))));
    }

    /** The names that a module of this text gives away of its own. */
    public static Set<String> of(String text) {
        return of(text, _ -> Set.of());
    }

    private static Set<String> of(String text, Function<String, Set<String>> others) {
        Set<String> names = new TreeSet<>();
        WHOLE.matcher(text).results().forEach(found -> names.addAll(others.apply(found.group(1))));
        NAMED.matcher(text).results().forEach(found -> names.add(found.group(1)));
        LISTED.matcher(text).results().forEach(found -> Arrays.stream(
                        found.group(1).split(","))
                .map(name -> name.replaceFirst(".*\\sas\\s", "").strip())
                .filter(name -> !name.isEmpty())
                .forEach(names::add));
        return names;
    }

    /** The line of the file that names it first. */
    private static Place place(String file, String name, Modules modules) {
        Pattern word = Pattern.compile("(?<![\\w$])" + Pattern.quote(name) + "(?![\\w$])");
        int number = 1;
        for (Optional<String> line = modules.line(file, 1); line.isPresent(); line = modules.line(file, ++number)) {
            Matcher found = word.matcher(line.get());
            if (found.find()) {
                return new Place(file, number, found.start() + 1, line.get());
            }
        }
        return new Place(file, 1, 1, modules.line(file, 1).orElse(""));
    }
}
