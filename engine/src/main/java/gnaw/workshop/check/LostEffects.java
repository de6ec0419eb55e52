package gnaw.workshop.check;

import gnaw.script.source.EngineText;
import gnaw.script.source.Exports;
import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Finds effects and moves that a script makes and then drops: whoever writes {@code damage(who, 1);} or {@code sight.towards(foe);} as a
 * statement means that it happens.
 */
final class LostEffects {
    private static final Set<String> EFFECTS = Exports.of(EngineText.of("effects.js"));
    /** Whose functions name what somebody does with a turn; the second is called so wherever somebody thinks. */
    private static final Set<String> MOVERS = Set.of("act", "sight");

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
                .mapToObj(index -> check.lost(index)
                        .map(what -> Finding.error(check.tokens.get(index).place(file), what)))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<String> lost(int index) {
        Token token = tokens.get(index);
        if (token.isSign("[") && beginsStatement(index) && isLostList(index)) {
            return Optional.of(
                    "This list of effects is lost: what a rule answers comes true, so write return in front of it.");
        }
        if (token.sort() != Sort.WORD || !beginsStatement(index) && !isForEach(index - 1)) {
            return Optional.empty();
        }
        if (imported.contains(token.text()) && (isForEach(index - 1) || isLostCall(index + 1))) {
            return Optional.of(token.text()
                    + "(…) only makes an effect, and this one is lost: what a rule answers comes true, so return it in the list"
                    + (isForEach(index - 1) ? ", and use map in place of forEach." : "."));
        }
        if (MOVERS.contains(token.text()) && isSign(index + 1, ".") && isLostCall(index + 3)) {
            return Optional.of(
                    "%s.%s(…) only says what to do, and this is lost: whoever thinks does what is answered, so return it."
                            .formatted(token.text(), tokens.get(index + 2).text()));
        }
        return Optional.empty();
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

    /** Whether that is the arrow of a function of which nobody takes the answer. */
    private boolean isForEach(int arrow) {
        if (!isSign(arrow, "=>")) {
            return false;
        }
        int given = Token.parameters(tokens, arrow);
        return given > 1 && isSign(given - 1, "(") && tokens.get(given - 2).isWord("forEach");
    }

    private boolean beginsStatement(int index) {
        return index > 0
                && tokens.get(index - 1).sort() == Sort.SIGN
                && BEFORE_STATEMENTS.contains(tokens.get(index - 1).text());
    }

    private boolean isLostCall(int bracket) {
        return isSign(bracket, "(") && isEndOfStatement(Token.closing(tokens, bracket));
    }

    private boolean isEndOfStatement(int close) {
        return close + 1 >= tokens.size()
                || isSign(close + 1, ";")
                || isSign(close + 1, "}")
                || tokens.get(close + 1).line() > tokens.get(close).line()
                        && tokens.get(close + 1).sort() == Sort.WORD;
    }

    private boolean isLostList(int bracket) {
        int close = Token.closing(tokens, bracket);
        return isEndOfStatement(close)
                && tokens.subList(bracket, close).stream().anyMatch(token -> imported.contains(token.text()));
    }

    private boolean isSign(int index, String sign) {
        return index >= 0 && index < tokens.size() && tokens.get(index).isSign(sign);
    }
}
