package gnaw.script.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
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
                .filter(_ -> MISSED.matcher(message).find())
                .map(SourceSection::getSource)
                .flatMap(source -> in(source.getCharacters().toString()))
                .map(open -> ". The " + open.text() + " in line " + open.line() + ", column " + open.column()
                        + " is not closed.")
                .orElse("");
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
                boolean fits = OPENING.indexOf(opened.text()) == CLOSING.indexOf(token.text());
                if (!fits || beginsLine && margins.get(opened.line()) != token.column()) {
                    return Optional.of(opened);
                }
            }
        }
        return Optional.ofNullable(open.peek());
    }
}
