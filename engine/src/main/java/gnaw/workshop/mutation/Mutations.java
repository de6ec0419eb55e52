package gnaw.workshop.mutation;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the places of a script where a small mistake can be made: numbers one off, comparisons and signs turned around, conditions turned
 * around, effects left out. They are those that mutation testing has found to be worth it; each leaves a script that can be read.
 */
public final class Mutations {
    /** What a sign may be mistaken for: the boundary first, the opposite second. */
    private static final Map<String, List<String>> SIGNS = Map.ofEntries(
            Map.entry("<", List.of("<=", ">=")),
            Map.entry("<=", List.of("<", ">")),
            Map.entry(">", List.of(">=", "<=")),
            Map.entry(">=", List.of(">", "<")),
            Map.entry("===", List.of("!==")),
            Map.entry("!==", List.of("===")),
            Map.entry("&&", List.of("||")),
            Map.entry("||", List.of("&&")),
            Map.entry("*", List.of("/")),
            Map.entry("/", List.of("*")),
            Map.entry("%", List.of("*")));

    private static final Set<String> BEFORE_PATTERN = Set.of("const", "let", "of");
    private static final Set<String> BEFORE_VALUE = Set.of("return", "case", "of", "in", "typeof", "throw");

    private final String file;
    private final String script;
    private final List<Token> tokens;
    private final Lines lines;
    private final List<Mutant> mutants = new ArrayList<>();

    private Mutations(String file, String script) {
        this.file = file;
        this.script = script;
        this.tokens = Tokens.of(script);
        this.lines = Lines.of(script);
    }

    /** All mistakes that can be made in a script, in the order of their places. */
    public static List<Mutant> of(String file, String script) {
        Mutations mutations = new Mutations(file, script);
        for (int i = 0; i < mutations.tokens.size(); i++) {
            mutations.look(i);
        }
        return mutations.mutants.stream()
                .sorted(Comparator.comparing(Mutant::from))
                .toList();
    }

    private void look(int index) {
        Token token = tokens.get(index);
        switch (token.sort()) {
            case NUMBER -> number(token);
            case SIGN -> sign(index, token);
            case WORD -> word(index, token);
            case TEXT, PATTERN -> {}
        }
    }

    /** A whole number is one off either way; a fraction is half as much again. */
    private void number(Token token) {
        if (token.text().matches("\\d[\\d_]*")) {
            long value = Long.parseLong(token.text().replace("_", ""));
            add(token, token.text(), Long.toString(value + 1));
            if (value > 0) {
                add(token, token.text(), Long.toString(value - 1));
            }
        } else if (token.text().matches("\\d*\\.\\d+")) {
            add(token, token.text(), Double.toString(Double.parseDouble(token.text()) * 1.5));
        }
    }

    private void sign(int index, Token token) {
        SIGNS.getOrDefault(token.text(), List.of()).forEach(other -> add(token, token.text(), other));
        switch (token.text()) {
            case "+" -> add(token, "+", isBehindValue(index) ? "-" : "");
            case "-" -> add(token, "-", isBehindValue(index) ? "+" : "");
            case "!" -> add(token, "!", "");
            case "?" -> {
                add(token, "?", "&& false ?");
                add(token, "?", "|| true ?");
            }
            case "[" -> list(index);
            default -> {}
        }
    }

    /** A condition that is never true, and one that always is. */
    private void word(int index, Token token) {
        if (token.isWord("if") && isSign(index + 1, "(")) {
            Token open = tokens.get(index + 1);
            int from = offset(open) + 1;
            String condition = script.substring(from, offset(tokens.get(Token.closing(tokens, index + 1))));
            add(tokens.get(index + 2), condition, "false");
            add(tokens.get(index + 2), condition, "true");
        }
    }

    /** Elements that call something are effects, or lists of them: each is left out once. */
    private void list(int open) {
        if (isBehindValue(open) || isPattern(open)) {
            return;
        }
        int close = Token.closing(tokens, open);
        int first = open + 1;
        for (int i = first; i <= close; i++) {
            boolean ends = i == close
                    || tokens.get(i).isSign(",")
                            && tokens.get(i).depth() == tokens.get(open).depth() + 1;
            if (ends) {
                element(first, i);
                first = i + 1;
            }
        }
    }

    private void element(int first, int end) {
        boolean calls = tokens.subList(first, end).stream().anyMatch(token -> token.isSign("("));
        if (calls && !tokens.get(first).isSign("...")) {
            int from = offset(tokens.get(first));
            add(
                    tokens.get(first),
                    script.substring(from, offset(tokens.get(end))).stripTrailing(),
                    "[]");
        }
    }

    private boolean isPattern(int open) {
        return open > 0
                        && tokens.get(open - 1).sort() == Sort.WORD
                        && BEFORE_PATTERN.contains(tokens.get(open - 1).text())
                || isSign(Token.closing(tokens, open) + 1, "=");
    }

    private boolean isBehindValue(int index) {
        return Optional.of(index)
                .filter(at -> at > 0)
                .map(at -> tokens.get(at - 1))
                .filter(last -> switch (last.sort()) {
                    case NUMBER, TEXT, PATTERN -> true;
                    case WORD -> !BEFORE_VALUE.contains(last.text());
                    case SIGN -> Set.of(")", "]", "}").contains(last.text());
                })
                .isPresent();
    }

    private boolean isSign(int index, String sign) {
        return index < tokens.size() && tokens.get(index).isSign(sign);
    }

    private void add(Token at, String original, String mistake) {
        mutants.add(new Mutant(file, at.line(), at.column(), offset(at), original, mistake));
    }

    private int offset(Token token) {
        return lines.index(token);
    }
}
