package gnaw.script;

import gnaw.text.Nearest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The law of imports, told at the author's own line: "gnaw", "base/…", "./…" inside the mod, and the mods that it requires. */
public final class Imports {
    /** What is imported takes 2000 letters at most: without a bound a long comment about imports would be read again from each of its lines. */
    private static final Pattern IMPORT = Pattern.compile(
            "(?m)^[^\\S\\r\\n]*(?:import|export)\\b(?:[^;'\"=()]{0,2000}?\\bfrom)?(?:\\s++|/\\*[^*]*\\*/)*([\"'])([^\"'\\n]+)\\1");

    private Imports() {}

    /**
     * The first of a module's imports that is not allowed.
     *
     * @param file the module by mod and file, such as {@code base/main.js}
     * @param mods all that may be imported from, by id
     */
    public static Optional<BadImport> check(String file, String text, Map<String, Mod> mods) {
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            Optional<String> fault = fault(file, imports.group(2), mods);
            if (fault.isPresent()) {
                return Optional.of(new BadImport(place(file, text, imports.start(2)), fault.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fault(String file, String wanted, Map<String, Mod> mods) {
        String mod = file.substring(0, file.indexOf('/'));
        if (wanted.equals(Modules.ENGINE)) {
            return Optional.empty();
        }
        if (wanted.equals(TestModule.LIBRARY)) {
            return file.endsWith(TestModule.SUFFIX)
                    ? Optional.empty()
                    : Optional.of("\"" + wanted + "\" is for tests: only a file that ends in " + TestModule.SUFFIX
                            + " can import it.");
        }
        if (wanted.startsWith(".")) {
            Path target = Path.of("/" + file).resolveSibling(wanted).normalize();
            return target.startsWith("/" + mod)
                    ? missing(target.toString(), mods)
                    : Optional.of("\"" + wanted + "\" leads out of the mod's folder.");
        }
        String other = wanted.contains("/") ? wanted.substring(0, wanted.indexOf('/')) : wanted;
        boolean allowed = other.equals(Mod.BASE)
                || other.equals(mod)
                || mods.get(mod).requires().containsKey(other);
        if (!mods.containsKey(other) || !wanted.contains("/")) {
            return Optional.of(
                    "There is nothing to import called \"" + wanted + "\"; \"gnaw\", \"base/…\", \"./…\" and "
                            + "required mods can be imported." + nearest(other, mods));
        }
        return allowed
                ? missing("/" + wanted, mods)
                : Optional.of("The mod " + mod + " imports from " + other + ", but its mod.json does not require it.");
    }

    private static Optional<String> missing(String path, Map<String, Mod> mods) {
        Modules modules = new Modules(List.copyOf(mods.values()));
        return modules.exists(Path.of(path))
                ? Optional.empty()
                : Optional.of("There is no file " + Modules.shown(path) + "."
                        + Modules.renamed(path.replaceFirst("^/[^/]*/", ""), mods.values()));
    }

    private static String nearest(String name, Map<String, Mod> mods) {
        return Nearest.to(name, mods.keySet())
                .or(() -> Nearest.to(name, List.of(Modules.ENGINE)))
                .map(near -> " Did you mean \"" + near + "\"?")
                .orElse("");
    }

    private static Place place(String file, String text, int offset) {
        int line = (int) text.substring(0, offset).lines().count();
        int start = text.lastIndexOf('\n', offset - 1) + 1;
        int end = text.indexOf('\n', offset);
        return new Place(file, line, offset - start + 1, text.substring(start, end < 0 ? text.length() : end));
    }
}
