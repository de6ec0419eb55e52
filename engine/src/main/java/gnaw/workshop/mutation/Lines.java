package gnaw.workshop.mutation;

import gnaw.script.source.Token;
import java.util.stream.IntStream;

/** The beginnings of a script's lines. */
record Lines(int[] starts) {
    static Lines of(String script) {
        return new Lines(IntStream.concat(
                        IntStream.of(0),
                        IntStream.range(0, script.length())
                                .filter(index -> script.charAt(index) == '\n')
                                .map(index -> index + 1))
                .toArray());
    }

    /** The index of the token's first character. */
    int index(Token token) {
        return starts[token.line() - 1] + token.column() - 1;
    }
}
