package gnaw.script.source;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;

/** The bracket for which another is missing: the language tells only where it misses it, which is often the end of the file. */
final class Unclosed {
    private static final Pattern MISSED = Pattern.compile("Expected [)}\\]] but found ");
    private static final List<String> OPENING = List.of("(", "[", "{");
    private static final List<String> CLOSING = List.of(")", "]", "}");

    private Unclosed() {}

    /** Where the bracket stands, led by a full stop; "" of any other error. */
    static String hint(PolyglotException error) {
        String message = Optional.ofNullable(error.getMessage()).orElse("");
        return Optional.ofNullable(error.getSourceLocation())
                .map(SourceSection::getSource)
                .filter(source ->
                        MISSED.matcher(message).find() || isFile(source) && isOneMissing(Tokens.of(text(source))))
                .flatMap(source -> in(text(source)))
                .map(open -> ". The " + open.text() + " in line " + open.line() + ", column " + open.column()
                        + " is not closed.")
                .orElse("");
    }

    /** What an author writes into a console stands in a text that is not his: it can be looked through at a glance. */
    private static boolean isFile(Source source) {
        return source.getPath() != null;
    }

    private static String text(Source source) {
        return source.getCharacters().toString();
    }

    /** Whether one is missing, and none is too many: whatever else the language expects there is expected for that. */
    private static boolean isOneMissing(List<Token> script) {
        List<Long> missing = IntStream.range(0, OPENING.size())
                .mapToObj(sort -> count(script, OPENING.get(sort)) - count(script, CLOSING.get(sort)))
                .toList();
        return Collections.min(missing) == 0 && Collections.max(missing) > 0;
    }

    private static long count(List<Token> script, String sign) {
        return script.stream().filter(token -> token.isSign(sign)).count();
    }

    private static boolean isPair(Token opened, Token closing) {
        return OPENING.indexOf(opened.text()) == CLOSING.indexOf(closing.text());
    }

    /**
     * The first that is closed by one of another sort, or by one that begins a line farther in or out than its own line begins; else the last
     * that is not closed at all.
     */
    static Optional<Token> in(String script) {
        Deque<Token> open = new ArrayDeque<>();
        Map<Integer, Integer> margins = new HashMap<>();
        for (Token token : Tokens.of(script)) {
            boolean beginsLine = margins.putIfAbsent(token.line(), token.column()) == null;
            if (OPENING.stream().anyMatch(token::isSign)) {
                open.push(token);
            } else if (CLOSING.stream().anyMatch(token::isSign) && !open.isEmpty()) {
                Token opened = open.pop();
                if (!isPair(opened, token) || beginsLine && margins.get(opened.line()) != token.column()) {
                    return Optional.of(opened);
                }
            }
        }
        return Optional.ofNullable(open.peek());
    }
}
