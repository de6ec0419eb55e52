package gnaw.script.source;

import java.util.List;

/**
 * A word of a script.
 *
 * @param text the word itself; of a text in quotes: what stands between them
 * @param line from 1
 * @param column from 1
 * @param depth in how many brackets of any sort it stands
 */
public record Token(Sort sort, String text, int line, int column, int depth) {
    /** What a token may be. */
    public enum Sort {
        WORD,
        NUMBER,
        TEXT,
        PATTERN,
        SIGN
    }

    /** Whether it is that sign. */
    public boolean isSign(String sign) {
        return sort == Sort.SIGN && text.equals(sign);
    }

    /** Whether it is that word, outside of quotes. */
    public boolean isWord(String word) {
        return sort == Sort.WORD && text.equals(word);
    }

    /** Where the bracket is that closes the one at a place of a script's words; behind the last word if none does. */
    public static int closing(List<Token> tokens, int open) {
        int next = open + 1;
        while (next < tokens.size()
                && tokens.get(next).depth() > tokens.get(open).depth()) {
            next++;
        }
        return next;
    }

    /** Where the parameters of a function with an arrow at that place begin: with one name, or with a bracket. */
    public static int parameters(List<Token> tokens, int arrow) {
        int end = arrow - 1;
        int begin = end;
        while (begin > 0
                && tokens.get(end).isSign(")")
                && !(tokens.get(begin).isSign("(")
                        && tokens.get(begin).depth() == tokens.get(end).depth())) {
            begin--;
        }
        return begin;
    }

    /** As errors name its place. */
    public String place(String file) {
        return file + ":" + line + ":" + column;
    }
}
