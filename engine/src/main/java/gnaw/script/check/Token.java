package gnaw.script.check;

/**
 * A word of a script.
 *
 * @param text the word itself; of a text in quotes: what stands between them
 * @param line from 1
 * @param column from 1
 * @param depth in how many brackets of any sort it stands
 */
record Token(Sort sort, String text, int line, int column, int depth) {
    /** What a token may be. */
    enum Sort {
        WORD,
        NUMBER,
        TEXT,
        PATTERN,
        SIGN
    }

    boolean isSign(String sign) {
        return sort == Sort.SIGN && text.equals(sign);
    }

    boolean isWord(String word) {
        return sort == Sort.WORD && text.equals(word);
    }

    /** As errors name its place. */
    String place(String file) {
        return file + ":" + line + ":" + column;
    }
}
