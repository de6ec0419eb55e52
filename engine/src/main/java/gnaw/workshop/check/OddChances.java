package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds dice that are asked for a chance in another unit: half of one is 50 for {@code percent}, and 2 for {@code oneIn}. */
final class OddChances {
    private static final double ALL = 100;

    private OddChances() {}

    /** One warning for each, at the number. */
    static List<Finding> check(String file, String script) {
        List<Token> tokens = Tokens.of(script);
        List<Finding> found = new ArrayList<>();
        for (int at = 0; at + 3 < tokens.size(); at++) {
            Token number = tokens.get(at + 3);
            if (asksOf(tokens, at) && number.sort() == Token.Sort.NUMBER) {
                flaw(tokens.get(at + 1).text(), number.text())
                        .ifPresent(what -> found.add(Finding.warning(number.place(file), what)));
            }
        }
        return found;
    }

    /** Whether something is asked there for the number behind the bracket, and for nothing else. */
    private static boolean asksOf(List<Token> tokens, int at) {
        return tokens.get(at).isSign(".") && tokens.get(at + 2).isSign("(") && Token.closing(tokens, at + 2) == at + 4;
    }

    private static Optional<String> flaw(String asked, String written) {
        double number = number(written);
        return switch (asked) {
            case "percent" ->
                number > 0 && number < 1 || number > ALL
                        ? Optional.of("percent wants a number from 0 to 100, but gets " + written + ".")
                        : Optional.empty();
            case "oneIn" ->
                number != Math.rint(number) || number < 1
                        ? Optional.of("oneIn wants a whole number, 1 or more, but gets " + written + ".")
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** What a script may write in a way of its own, such as {@code 1_000}, is no finding. */
    private static double number(String written) {
        try {
            return Double.parseDouble(written);
        } catch (NumberFormatException ofItsOwn) {
            return 1;
        }
    }
}
