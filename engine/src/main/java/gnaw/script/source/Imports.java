package gnaw.script.source;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.text.DidYouMean;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The law of imports, told at the author's own line: "gnaw", "base/…", "./…" inside the mod, and the mods that it requires. */
public final class Imports {
    /** What is imported takes 2000 letters at most: without a bound a long comment about imports would be read again from each of its lines. */
    private static final Pattern IMPORT = Pattern.compile(
            "(?<=(?:^|[\\r\\n])[^\\S\\r\\n]{0,200})(?:im|ex)port\\b(?:[^;'\"=()]{0,2000}?\\bfrom)?(?:\\s++|/\\*[^*]*\\*/)*([\"'])([^\"'\\n]+)\\1");

    /** An import inside a rule, or what looks like one, such as in a comment. */
    private static final Pattern LATE = Pattern.compile("\\bimport(?:\\s++|/\\*[^*]*\\*/)*\\(");

    private static final Pattern QUOTED = Pattern.compile("([\"'])([^\"'\\n]+)\\1");

    private Imports() {}

    /**
     * The first of a module's imports that is not allowed.
     *
     * @param file the module by mod and file, such as {@code base/main.js}
     * @param modules all that may be imported from
     */
    public static Optional<BadImport> check(String file, String text, Modules modules) {
        return imports(text)
                .flatMap(found -> problem(file, found.group(2), modules).stream()
                        .map(what -> new BadImport(place(file, text, found.start(2)), what)))
                .findFirst()
                .or(() -> matches(LATE, "import", text).findFirst().flatMap(_ -> late(file, text)));
    }

    private static Stream<MatchResult> imports(String text) {
        return Stream.of("import", "export")
                .flatMap(word -> matches(IMPORT, word, text))
                .sorted(Comparator.comparingInt(MatchResult::start));
    }

    /** All places where a pattern fits that begins with a word. To look for the word first takes a tenth of the time that the pattern takes to find it. */
    private static Stream<MatchResult> matches(Pattern pattern, String word, String text) {
        return IntStream.iterate(text.indexOf(word), at -> at >= 0, at -> text.indexOf(word, at + 1))
                .mapToObj(at -> pattern.matcher(text)
                        .useTransparentBounds(true)
                        .useAnchoringBounds(false)
                        .region(at, text.length()))
                .filter(Matcher::lookingAt)
                .map(Matcher::toMatchResult);
    }

    private static Optional<BadImport> late(String file, String text) {
        List<Token> tokens = Tokens.of(text);
        return IntStream.range(0, tokens.size() - 1)
                .filter(at ->
                        tokens.get(at).isWord("import") && tokens.get(at + 1).isSign("("))
                .mapToObj(tokens::get)
                .findFirst()
                .map(found -> new BadImport(
                        place(file, text, found.line(), found.column()),
                        "Rules cannot wait for an import: write import { … } from \"…\" at the top of the file."));
    }

    /** What is wrong with an import, however it is written, that has led from a module to a path. */
    static Optional<BadImport> followed(String file, String text, Path target, Modules modules) {
        String name = target.equals(Path.of(Modules.ENGINE_MODULE)) ? Mod.ENGINE : Modules.shown(target.toString());
        return problem(file, name, modules).map(what -> new BadImport(written(file, text, target), what));
    }

    /** Where a module names that path. If the name is hidden, the problem is reported at the start of the file. */
    private static Place written(String file, String text, Path target) {
        return QUOTED.matcher(text)
                .results()
                .filter(name -> Modules.path(file, name.group(2)).equals(target))
                .findFirst()
                .map(name -> place(file, text, name.start(2)))
                .orElseGet(() -> place(file, text, 1, 1));
    }

    private static Optional<String> problem(String file, String wanted, Modules modules) {
        Map<String, Mod> mods = modules.byId();
        String mod = file.substring(0, file.indexOf('/'));
        if (wanted.equals(Mod.ENGINE)) {
            return Optional.empty();
        }
        if (wanted.equals(Modules.TEST_LIBRARY)) {
            return file.endsWith(Mod.TESTS)
                    ? Optional.empty()
                    : Optional.of("\"" + wanted + "\" is for tests: only a file that ends in " + Mod.TESTS
                            + " can import it.");
        }
        if (wanted.startsWith(".")) {
            Path target = Path.of("/" + file).resolveSibling(wanted).normalize();
            return target.startsWith("/" + mod)
                    ? missing(target.toString(), modules)
                    : Optional.of("\"" + wanted + "\" leads out of the mod's folder.");
        }
        String other = wanted.contains("/") ? wanted.substring(0, wanted.indexOf('/')) : wanted;
        boolean allowed = other.equals(Mod.BASE)
                || other.equals(mod)
                || mods.get(mod).requires().containsKey(other);
        if (!mods.containsKey(other) || !wanted.contains("/")) {
            return Optional.of(
                    "There is nothing to import called \"" + wanted + "\"; \"gnaw\", \"base/…\", \"./…\" and "
                            + "required mods can be imported." + nearest(file, wanted, other, mods));
        }
        return allowed
                ? missing("/" + wanted, modules)
                : Optional.of("The mod " + mod + " imports from " + other
                        + ", but its mod.json does not require it. Add: " + "\"requires\": { \"" + other + "\": \"^"
                        + mods.get(other).version() + "\" }.");
    }

    private static Optional<String> missing(String path, Modules modules) {
        return modules.exists(Path.of(path))
                ? Optional.empty()
                : Optional.of("There is no file " + Modules.shown(path) + "." + renamedOrNearest(path, modules.byId()));
    }

    private static String renamedOrNearest(String path, Map<String, Mod> mods) {
        String now = Mod.renamed(path.replaceFirst("^/[^/]*/", ""), mods.values());
        return now.isEmpty() ? nearestFile(path, mods) : now;
    }

    private static String nearestFile(String path, Map<String, Mod> mods) {
        String wanted = Modules.shown(path.endsWith(".js") ? path : path + ".js");
        String mod = wanted.substring(0, wanted.indexOf('/'));
        Path folder = mods.get(mod).root();
        List<String> others = ReadableFiles.in(folder, ".js").stream()
                .map(file -> ReadableFiles.name(folder, file))
                .filter(file -> !(mod + "/" + file).equals(Modules.shown(path)) && !file.endsWith(Mod.TESTS))
                .toList();
        String name = wanted.substring(mod.length() + 1);
        return others.stream()
                .filter(file -> file.startsWith(name.substring(0, name.length() - ".js".length())))
                .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .or(() -> DidYouMean.to(name, others))
                .map(near -> " Did you mean \"" + mod + "/" + near + "\"?")
                .orElse("");
    }

    private static String nearest(String file, String wanted, String name, Map<String, Mod> mods) {
        List<String> forTests = file.endsWith(Mod.TESTS) ? List.of(Modules.TEST_LIBRARY) : List.of();
        return DidYouMean.to(wanted, forTests)
                .or(() -> DidYouMean.to(name, mods.keySet()))
                .or(() -> DidYouMean.to(name, List.of(Mod.ENGINE)))
                .map(near -> " Did you mean \"" + near + "\"?")
                .orElse(
                        wanted.matches("[a-z][a-z0-9-]*/.+")
                                ? " If " + name + " is a mod, mod.json must say so: \"requires\": { \"" + name
                                        + "\": \"*\" }."
                                : "");
    }

    private static Place place(String file, String text, int offset) {
        int line = (int) text.substring(0, offset).lines().count();
        return place(file, text, line, offset - text.lastIndexOf('\n', offset - 1));
    }

    private static Place place(String file, String text, int line, int column) {
        return new Place(
                file, line, column, text.lines().skip(line - 1L).findFirst().orElse(""));
    }
}
