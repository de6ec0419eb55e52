package gnaw.workshop.docs;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the base game's own rules are made of and a mod can import, file by file: the functions with a comment before them. */
final class Functions {
    private static final Pattern DOCUMENTED = Pattern.compile(
            "/\\*\\*((?:(?!\\*/).)*?)\\*/\\s*export const (\\w+) = (?:memoized\\()?"
                    + "(?:\\(((?:[^()]|\\([^()]*\\))*)\\)|(\\w+)) =>",
            Pattern.DOTALL);
    private static final String LEAD = """
            ## Functions of the base game

            What rules and rows of the base game are made of: `import { noun } from "base/rules/words.js"`. To call one is to lean on it; to change what
            it does, amend or wrap a row of the tables above, for an export cannot be replaced. Those without a comment are left out.

            """;

    private Functions() {}

    /** The section of the reference, from the texts of the scripts by their names. */
    static String section(Map<String, String> sources) {
        return LEAD
                + new TreeMap<>(sources)
                        .entrySet().stream()
                                .map(file -> file(file.getKey(), file.getValue()))
                                .flatMap(Optional::stream)
                                .collect(Collectors.joining("\n"));
    }

    private static Optional<String> file(String name, String text) {
        String rows = DOCUMENTED
                .matcher(text)
                .results()
                .filter(function -> !told(function).isEmpty())
                .map(Functions::row)
                .collect(Collectors.joining());
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of("### " + name + "\n\n| function | what it is for |\n|---|---|\n" + rows);
    }

    private static String row(MatchResult function) {
        String given = Optional.ofNullable(function.group(3)).orElseGet(() -> function.group(4));
        return "| `" + cell(function.group(2) + "(" + given + ")") + "` | " + cell(told(function)) + " |\n";
    }

    /** What its comment says to people, without what it says to checkers of types. */
    private static String told(MatchResult function) {
        return Word.comment(function.group(1)).replaceFirst("(?s)@.*", "").strip();
    }

    private static String cell(String text) {
        return text.replaceAll("\\s+", " ").replace("|", "\\|");
    }
}
