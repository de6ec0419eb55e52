package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds functions that are wrapped around others and answer nothing: the rule that asks for a number gets none, and whatever fails then
 * fails in somebody else's file.
 */
final class LostAnswers {
    private final List<Token> tokens;

    private LostAnswers(String script) {
        this.tokens = Tokens.of(script);
    }

    /** One finding for each, at the brace behind which it begins. */
    static List<Finding> check(String file, String script) {
        LostAnswers check = new LostAnswers(script);
        return IntStream.range(0, check.tokens.size())
                .filter(check::isWrap)
                .flatMap(check::silentBodies)
                .mapToObj(body -> Finding.error(
                        check.tokens.get(body).place(file),
                        "What is wrapped answers nothing any more. Is return missing behind these braces?"))
                .toList();
    }

    private boolean isWrap(int index) {
        boolean isMember = index > 0 && tokens.get(index - 1).isSign(".");
        return tokens.get(index).isWord("wrap") && !isMember && isSign(index + 1, "(");
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
        return index < tokens.size() && tokens.get(index).isSign(sign);
    }
}
