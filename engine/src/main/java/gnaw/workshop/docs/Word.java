package gnaw.workshop.docs;

import gnaw.text.Capital;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word that scripts can use, with the comment that stands before it in the engine's scripts.
 *
 * @param name as it is imported, or the name of a member such as {@code turnEnds}
 * @param doc what it means
 * @param type its TypeScript type
 * @param example a line of script that uses it, if there is one
 */
record Word(String name, String doc, String type, Optional<String> example) {
    private static final Pattern COMMENTED = Pattern.compile(
            "/\\*\\*((?:(?!\\*/).)*?)\\*/\\s*(?:export (?:function|const) (\\w+)|(\\w+):)", Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?m)^@type \\{(.*)\\}$");
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^@example (.*)$");

    /** The words of a script whose comments give a type, in their order. */
    static List<Word> in(String script) {
        List<Word> words = new ArrayList<>();
        Matcher found = COMMENTED.matcher(script);
        while (found.find()) {
            String comment = comment(found.group(1));
            String name = Optional.ofNullable(found.group(2)).orElseGet(() -> found.group(3));
            first(TYPE, comment)
                    .ifPresent(type -> words.add(new Word(name, doc(comment), type, first(EXAMPLE, comment))));
        }
        return List.copyOf(words);
    }

    /** Its name as a type's name. */
    String capital() {
        return Capital.of(name);
    }

    /** A member with this word's comment over it. */
    String declared(String indent, String member) {
        String shown = example.map(line -> "\n * @example " + line).orElse("");
        String comment = ("/**\n * " + doc + shown + "\n */").replace("\n", "\n" + indent);
        return indent + comment + "\n" + indent + member + ";\n";
    }

    /** The text of a comment without its stars. */
    static String comment(String inside) {
        return inside.lines()
                .map(line -> line.strip().replaceFirst("^\\*\\s?", ""))
                .reduce("", (text, line) -> text + "\n" + line)
                .strip();
    }

    private static String doc(String comment) {
        return comment.lines()
                .takeWhile(line -> !line.startsWith("@"))
                .reduce("", (text, line) -> text + " " + line)
                .strip();
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group(1)) : Optional.empty();
    }
}
