package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.stream.IntStream;

/** Finds tests beside which all others are left out: useful for an hour, and then forgotten. */
final class OnlyTests {
    private OnlyTests() {}

    /** A warning for each. */
    static List<Finding> check(String file, String tests) {
        List<Token> tokens = Tokens.of(tests);
        return IntStream.range(2, tokens.size())
                .filter(at -> tokens.get(at).isWord("only")
                        && tokens.get(at - 1).isSign(".")
                        && tokens.get(at - 2).isWord("test"))
                .mapToObj(at -> Finding.warning(
                        tokens.get(at - 2).place(file), "test.only leaves out all other tests: write test again."))
                .toList();
    }
}
