package gnaw.workshop.mutation;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The places where scripts speak of what other scripts declare. A value that is made when a script is loaded matters where its name is
 * said, and nowhere else, unless it is handed to the engine at once. Names that are alike are taken for the same.
 */
public final class Mentions {
    private static final Set<String> DECLARING = Set.of("const", "let", "function");

    private final Map<String, List<Statement>> statements = new HashMap<>();

    /** One place in a script: the index of a character of a file. */
    public record Spot(String file, int index) {}

    /**
     * A statement outside of all functions.
     *
     * @param declared the name that it declares, or ""
     * @param isTold whether it only hands names on to other scripts or takes them
     */
    private record Statement(int from, int to, String declared, boolean isTold, Map<String, List<Integer>> words) {
        boolean holds(int index) {
            return from <= index && index < to;
        }
    }

    /** In these scripts, by file. */
    public Mentions(Map<String, String> scripts) {
        scripts.forEach((file, script) -> statements.put(file, statements(script)));
    }

    /**
     * All places outside of its own declaration where a name is said that depends on what stands there, as far as that is known:
     * nothing is known of what is handed to the engine.
     *
     * @param isInFunction whether a place belongs to a function, where the search ends
     */
    public Optional<Set<Spot>> of(Spot spot, Predicate<Spot> isInFunction) {
        Set<Spot> found = new HashSet<>();
        return follow(statement(spot), new HashSet<>(), found, isInFunction) ? Optional.of(found) : Optional.empty();
    }

    private boolean follow(Statement made, Set<String> seen, Set<Spot> found, Predicate<Spot> isInFunction) {
        if (made.declared().isEmpty()) {
            return false;
        }
        if (!seen.add(made.declared())) {
            return true;
        }
        for (Map.Entry<String, List<Statement>> file : statements.entrySet()) {
            for (Statement statement : file.getValue()) {
                for (int index : statement.words().getOrDefault(made.declared(), List.of())) {
                    Spot said = new Spot(file.getKey(), index);
                    if (isInFunction.test(said)) {
                        found.add(said);
                    } else if (!statement.isTold()
                            && statement != made
                            && !follow(statement, seen, found, isInFunction)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private Statement statement(Spot spot) {
        return statements.getOrDefault(spot.file(), List.of()).stream()
                .filter(statement -> statement.holds(spot.index()))
                .findFirst()
                .orElse(new Statement(0, 0, "", false, Map.of()));
    }

    private static List<Statement> statements(String script) {
        List<Statement> all = new ArrayList<>();
        Lines lines = Lines.of(script);
        List<Token> rest = new ArrayList<>();
        for (Token token : Tokens.of(script)) {
            rest.add(token);
            boolean endsFunction = token.depth() == 0
                    && token.isSign("}")
                    && (rest.getFirst().isWord("function")
                            || rest.size() > 1 && rest.get(1).isWord("function"));
            if (token.depth() == 0 && token.isSign(";") || endsFunction) {
                all.add(statement(rest, lines));
                rest.clear();
            }
        }
        if (!rest.isEmpty()) {
            all.add(statement(rest, lines));
        }
        return all;
    }

    private static Statement statement(List<Token> tokens, Lines lines) {
        Map<String, List<Integer>> words = new HashMap<>();
        tokens.stream().filter(token -> token.sort() == Sort.WORD).forEach(word -> words.computeIfAbsent(
                        word.text(), _ -> new ArrayList<>())
                .add(lines.index(word)));
        int verb = tokens.getFirst().isWord("export") ? 1 : 0;
        boolean declares = tokens.size() > verb + 1
                && DECLARING.contains(tokens.get(verb).text())
                && tokens.get(verb + 1).sort() == Sort.WORD;
        boolean isTold = tokens.getFirst().isWord("import")
                || verb == 1 && Set.of("{", "*").contains(tokens.get(1).text());
        return new Statement(
                lines.index(tokens.getFirst()),
                lines.index(tokens.getLast()) + 1,
                declares ? tokens.get(verb + 1).text() : "",
                isTold,
                words);
    }
}
