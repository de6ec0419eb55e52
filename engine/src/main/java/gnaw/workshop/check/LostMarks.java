package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Finds a level that is asked for the places of a name, as in {@code level.marks("keper")}, that no drawing has: it answers with no place, and
 * nobody is told. A name that is written anywhere else may be made into a mark there, and is left alone, and so is one that is near none.
 */
final class LostMarks {
    private static final String MARKS = "marks";

    private final Set<String> written = new HashSet<>();
    private final Set<String> drawn = new HashSet<>();

    private LostMarks(Collection<String> scripts) {
        scripts.stream().map(Tokens::of).forEach(this::read);
    }

    /** A warning for each such name in these scripts, by file; {@code all} are those of all mods. */
    static List<Finding> check(Map<String, String> scripts, Collection<String> all) {
        if (scripts.values().stream().noneMatch(script -> script.contains("." + MARKS + "("))) {
            return List.of();
        }
        LostMarks marks = new LostMarks(all);
        List<Finding> findings = new ArrayList<>();
        scripts.forEach((file, script) -> {
            List<Token> tokens = Tokens.of(script);
            for (int at = 0; at < tokens.size(); at++) {
                if (isAsked(tokens, at) && marks.isLost(tokens.get(at).text())) {
                    findings.add(marks.lost(tokens.get(at), file));
                }
            }
        });
        return findings;
    }

    private void read(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (token.sort() == Sort.TEXT && !isAsked(tokens, at)) {
                written.add(token.text());
            } else if (isDrawn(tokens, at)) {
                tokens.subList(at + 2, Token.closing(tokens, at + 2)).stream()
                        .filter(name -> name.sort() == Sort.TEXT)
                        .forEach(name -> drawn.add(name.text()));
            }
        }
    }

    /** Whether a level is asked there for the places of that name. */
    private static boolean isAsked(List<Token> tokens, int at) {
        return at > 2
                && tokens.get(at).sort() == Sort.TEXT
                && tokens.get(at - 1).isSign("(")
                && tokens.get(at - 2).isWord(MARKS)
                && tokens.get(at - 3).isSign(".");
    }

    /** Whether letters of a drawing are given names there: {@code marks: { h: "keeper" }}. */
    private static boolean isDrawn(List<Token> tokens, int at) {
        return at + 2 < tokens.size()
                && tokens.get(at).sort() == Sort.WORD
                && tokens.get(at).text().toLowerCase(Locale.ROOT).equals(MARKS)
                && (tokens.get(at + 1).isSign(":") || tokens.get(at + 1).isSign("="))
                && tokens.get(at + 2).isSign("{");
    }

    private boolean isLost(String name) {
        return !written.contains(name) && DidYouMean.to(name, drawn).isPresent();
    }

    private Finding lost(Token name, String file) {
        return Finding.warning(
                name.place(file),
                "No drawing has a mark \"" + name.text() + "\"." + DidYouMean.hint(name.text(), drawn));
    }
}
