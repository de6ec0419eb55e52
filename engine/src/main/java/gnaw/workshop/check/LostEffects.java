package gnaw.workshop.check;

import gnaw.script.source.EngineText;
import gnaw.script.source.Exports;
import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Finds effects that a script makes and then drops: whoever writes {@code damage(who, 1);} as a statement means that it happens. */
final class LostEffects {
    private static final Set<String> EFFECTS = Exports.of(EngineText.of("effects.js"));
    private static final Set<String> BEFORE_STATEMENTS = Set.of(";", "{", "}", ")");

    private final List<Token> tokens;
    private final Set<String> imported;

    private LostEffects(String script) {
        this.tokens = Tokens.of(script);
        this.imported = imported();
    }

    /** One finding for each. */
    static List<Finding> check(String file, String script) {
        LostEffects check = new LostEffects(script);
        return IntStream.range(0, check.tokens.size())
                .filter(check::isLost)
                .mapToObj(check.tokens::get)
                .map(
                        token -> Finding.error(
                                token.place(file),
                                token.text()
                                        + "(…) only makes an effect, and this one is lost: what a rule answers comes true, so return it in the list."))
                .toList();
    }

    /** What is called by the names of effects, and is one: those that the file imports. */
    private Set<String> imported() {
        Set<String> names = new TreeSet<>();
        for (int from = 0; from < tokens.size() && tokens.get(from).isWord("import"); from++) {
            for (; from < tokens.size() && tokens.get(from).sort() != Sort.TEXT; from++) {
                names.add(tokens.get(from).text());
            }
            from += isSign(from + 1, ";") ? 1 : 0;
        }
        names.retainAll(EFFECTS);
        return names;
    }

    private boolean isLost(int index) {
        Token token = tokens.get(index);
        return token.sort() == Sort.WORD
                && imported.contains(token.text())
                && isSign(index + 1, "(")
                && index > 0
                && tokens.get(index - 1).sort() == Sort.SIGN
                && BEFORE_STATEMENTS.contains(tokens.get(index - 1).text())
                && isEndOfStatement(Token.closing(tokens, index + 1));
    }

    private boolean isEndOfStatement(int close) {
        return close + 1 >= tokens.size()
                || isSign(close + 1, ";")
                || isSign(close + 1, "}")
                || tokens.get(close + 1).line() > tokens.get(close).line()
                        && tokens.get(close + 1).sort() == Sort.WORD;
    }

    private boolean isSign(int index, String sign) {
        return index < tokens.size() && tokens.get(index).isSign(sign);
    }
}
