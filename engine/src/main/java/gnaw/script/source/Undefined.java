package gnaw.script.source;

import gnaw.mod.Mod;
import gnaw.script.source.Token.Sort;
import gnaw.text.DidYouMean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.PolyglotException.StackFrame;
import org.graalvm.polyglot.Source;

/** Names that a module uses without having them: forgotten in an import, or misspelt. */
public final class Undefined {
    private static final Pattern MESSAGE = Pattern.compile("ReferenceError: ([\\w$]+) is not defined");
    private static final Pattern IMPORTED = Pattern.compile("(?m)^\\s*import\\s*\\{([^}]*)}");

    /** What test files import. */
    private static final Set<String> OF_TESTS = Exports.of(EngineText.of("test.d.ts"));

    private Undefined() {}

    /**
     * Where the name of such an error can be imported from, or the nearest that the module could mean, led by a full stop; else "".
     *
     * @param sources the texts of all modules, by file
     */
    static String hint(PolyglotException error, Supplier<? extends Map<String, String>> sources) {
        Matcher missing =
                MESSAGE.matcher(Optional.ofNullable(error.getMessage()).orElse(""));
        return missing.matches()
                ? module(error)
                        .map(module -> hint(
                                missing.group(1),
                                Modules.shown(module.getPath()),
                                module.getCharacters().toString(),
                                sources))
                        .orElse("")
                : "";
    }

    /** The same for a name that the text of a file, {@code mod/file.js}, uses. */
    public static String hint(
            String name, String file, String module, Supplier<? extends Map<String, String>> sources) {
        if (file.endsWith(Mod.TESTS) && OF_TESTS.contains(name)) {
            return ". Import it from \"" + Modules.TEST_LIBRARY + "\".";
        }
        if (imported(module).contains(name)) {
            return ". Two files import each other, and this one runs first: use " + name
                    + " inside of a function only, or move it into a file that both import.";
        }
        if (Exports.of(module).contains(name)) {
            return ". It has a value only from the line on that gives it one, farther down: move that line up.";
        }
        return Exports.owner(name, file, sources.get())
                .map(owner -> ". Import it from \"" + owner + "\".")
                .orElseGet(() -> nearest(name, module));
    }

    private static String nearest(String name, String module) {
        Set<String> known = imported(module);
        known.addAll(Exports.ofEngine());
        known.addAll(Exports.of(module));
        known.addAll(locals(Tokens.of(module)));
        // Somewhere else there is such a name.
        known.remove(name);
        return DidYouMean.to(name, known)
                .map(near -> ". Did you mean \"" + near + "\"?")
                .orElse("");
    }

    private static Set<String> imported(String module) {
        Set<String> names = new TreeSet<>();
        IMPORTED.matcher(module).results().forEach(found -> Arrays.stream(
                        found.group(1).split(","))
                .map(word -> word.replaceFirst(".*\\sas\\s", "").strip())
                .forEach(names::add));
        return names;
    }

    /** What functions with an arrow are given, and what has a name within them. */
    private static Set<String> locals(List<Token> tokens) {
        Set<String> names = new TreeSet<>();
        for (int at = 1; at < tokens.size(); at++) {
            if (tokens.get(at).isSign("=>")) {
                tokens.subList(Token.parameters(tokens, at), at).stream()
                        .filter(token -> token.sort() == Sort.WORD)
                        .forEach(given -> names.add(given.text()));
            } else if (tokens.get(at - 1).isWord("const") && tokens.get(at).sort() == Sort.WORD) {
                names.add(tokens.get(at).text());
            }
        }
        return names;
    }

    /** The author's file in which it happened: what is typed in a console has no path. */
    private static Optional<Source> module(PolyglotException error) {
        for (StackFrame frame : error.getPolyglotStackTrace()) {
            if (frame.isGuestFrame() && frame.getSourceLocation() != null) {
                return Optional.of(frame.getSourceLocation().getSource()).filter(source -> source.getPath() != null);
            }
        }
        return Optional.empty();
    }
}
