package gnaw.script.source;

import gnaw.script.source.Token.Sort;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The names of rows and cells that are written out in a call such as {@code amend(creatures, { rat: { attack: 3 } })}. */
final class WrittenKeys {
    private final List<Token> tokens;

    /** Those in the call at that place of a script, or none where what is called is given no rows written out. */
    WrittenKeys(String script, int line, int column) {
        List<Token> all = Tokens.of(script);
        int call = first(all, 0, token -> token.line() > line || token.line() == line && token.column() >= column);
        int open = first(all, call, token -> token.isSign("("));
        int depth = open < all.size() ? all.get(open).depth() : 0;
        int end = first(all, open + 1, token -> token.depth() <= depth);
        int comma = first(all, open + 1, token -> token.depth() == depth + 1 && token.isSign(","));
        this.tokens = comma < end ? all.subList(comma + 1, end) : List.of();
    }

    /** Where the innermost of these is written, a row and a cell in it: the cell, or else the row; empty if neither is. */
    Optional<Token> innermost(List<String> keys) {
        Optional<Token> found = Optional.empty();
        int value = 0;
        for (String key : keys) {
            int at = key(key, value);
            if (at == tokens.size()) {
                break;
            }
            found = Optional.of(tokens.get(at));
            value = at + 2;
        }
        return found;
    }

    /** The index of a key in the object that is written at an index; the number of all tokens if there is none. */
    private int key(String key, int object) {
        if (object >= tokens.size() || !tokens.get(object).isSign("{")) {
            return tokens.size();
        }
        int inside = tokens.get(object).depth() + 1;
        int end = first(tokens, object + 1, token -> token.depth() < inside);
        return IntStream.range(object + 1, end)
                .filter(index -> tokens.get(index).depth() == inside && isKey(index) && means(index, key))
                .findFirst()
                .orElse(tokens.size());
    }

    private boolean isKey(int index) {
        Token before = tokens.get(index - 1);
        return (before.isSign("{") || before.isSign(",")) && tokens.get(index).sort() != Sort.SIGN;
    }

    /** An author may leave out the mod's name in an id. */
    private boolean means(int index, String key) {
        String written = tokens.get(index).text();
        return key.equals(written) || key.endsWith(":" + written);
    }

    private static int first(List<Token> tokens, int from, Predicate<Token> wanted) {
        return IntStream.range(Math.min(from, tokens.size()), tokens.size())
                .filter(index -> wanted.test(tokens.get(index)))
                .findFirst()
                .orElse(tokens.size());
    }
}
