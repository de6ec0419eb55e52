package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds functions that answer nothing, of those that are wrapped around others, or stand in the cells of tables: the rule that asks for a
 * number gets none, and whatever fails then fails in somebody else's file. Scripts change nothing, so that no function is of use without
 * its answer.
 */
final class LostAnswers {
    private static final Set<String> ROW_WORDS = Set.of("add", "table", "amend");

    private final List<Token> tokens;

    private LostAnswers(String script) {
        this.tokens = Tokens.of(script);
    }

    /** One finding for each, at the brace behind which it begins. */
    static List<Finding> check(String file, String script) {
        LostAnswers check = new LostAnswers(script);
        Stream<Finding> wraps = check.calls(Set.of("wrap"))
                .flatMap(check::silentBodies)
                .mapToObj(body -> Finding.error(
                        check.tokens.get(body).place(file),
                        "What is wrapped answers nothing any more. Is return missing behind these braces?"));
        Stream<Finding> cells = check.calls(ROW_WORDS)
                .flatMap(check::silentCells)
                .mapToObj(body -> Finding.error(
                        check.tokens.get(body).place(file),
                        "This function answers nothing. Is return missing behind its brace?"));
        return Stream.concat(wraps, cells).toList();
    }

    private IntStream calls(Set<String> words) {
        return IntStream.range(0, tokens.size())
                .filter(index -> tokens.get(index).sort() == Token.Sort.WORD
                        && words.contains(tokens.get(index).text()))
                .filter(index -> !isSign(index - 1, ".") && isSign(index + 1, "("));
    }

    /** Where, in the words of a call, the functions begin that are the values of names, and say no return. */
    private IntStream silentCells(int call) {
        return IntStream.range(call + 2, Token.closing(tokens, call + 1))
                .filter(index -> isSign(index, "{") && isSign(index - 1, "=>"))
                .filter(index -> isSign(Token.parameters(tokens, index - 1) - 1, ":"))
                .filter(this::isSilent);
    }

    /** Where, in the words of a call, the functions begin that are its arguments, or answered by these at once, and say no return. */
    private IntStream silentBodies(int call) {
        int depth = tokens.get(call + 1).depth() + 1;
        return IntStream.range(call + 2, Token.closing(tokens, call + 1))
                .filter(index -> isSign(index, "{") && isSign(index - 1, "=>"))
                .filter(index -> tokens.get(index).depth() == depth)
                .filter(this::isSilent);
    }

    private boolean isSilent(int body) {
        return tokens.subList(body, Token.closing(tokens, body)).stream()
                .noneMatch(token -> token.isWord("return") || token.isWord("throw"));
    }

    private boolean isSign(int index, String sign) {
        return index >= 0 && index < tokens.size() && tokens.get(index).isSign(sign);
    }
}
