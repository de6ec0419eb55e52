package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds gaps such as {@code {who}} in what is said as it stands: rows of texts have them filled, and players would read just that of others. */
final class UnfilledGaps {
    private static final Set<String> SAYING = Set.of("say", "interrupt", "hint");

    /** A name in braces: neither the key of a command, which screens fill in, nor what a text between backquotes fills in itself. */
    private static final Pattern GAP = Pattern.compile("(?<!\\$)\\{(?!key\\.)\\w+([.?][^}]*)?}");

    private UnfilledGaps() {}

    /** An error for each text. */
    static List<Finding> check(String file, String script) {
        List<Token> tokens = Tokens.of(script);
        return IntStream.range(2, tokens.size())
                .filter(at -> isSaid(tokens, at))
                .mapToObj(at -> unfilled(file, tokens.get(at - 2).text(), tokens.get(at)))
                .flatMap(Optional::stream)
                .toList();
    }

    private static boolean isSaid(List<Token> tokens, int at) {
        Token said = tokens.get(at - 2);
        return tokens.get(at).sort() == Sort.TEXT
                && tokens.get(at - 1).isSign("(")
                && said.sort() == Sort.WORD
                && SAYING.contains(said.text())
                && (at == 2 || !tokens.get(at - 3).isSign("."));
    }

    private static Optional<Finding> unfilled(String file, String says, Token text) {
        Matcher gap = GAP.matcher(text.text());
        return gap.find()
                ? Optional.of(
                        Finding.error(
                                text.place(file),
                                says + " fills no gaps, and players would read \"" + gap.group()
                                        + "\". Make the text a row of texts, and say told(\"its.id\", { … }) of base/rules/words.js."))
                : Optional.empty();
    }
}
