package gnaw.workshop.docs;

import gnaw.script.source.EngineText;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of test files, as {@code test.d.ts} describes them. */
final class TestWords {
    private static final String COMMENT = "/\\*\\*((?:(?!\\*/).)*?)\\*/\\s*";
    private static final Pattern EXPORTED = Pattern.compile(COMMENT + "export const (\\w+): ([^\\n]*)", Pattern.DOTALL);
    private static final Pattern MATCHER =
            Pattern.compile(COMMENT + "(to\\w+)(?:<[^\\n]*?>)?(\\([^\\n]*\\)): void;", Pattern.DOTALL);
    private static final Pattern EXAMPLE = Pattern.compile("@example (.*)");

    private TestWords() {}

    /** What is imported from "gnaw/test". */
    static List<Word> imported() {
        return found(EXPORTED);
    }

    /** What follows on {@code expect(…)}; the type is that of the arguments. */
    static List<Word> matchers() {
        return found(MATCHER);
    }

    private static List<Word> found(Pattern pattern) {
        return pattern.matcher(EngineText.of("test.d.ts"))
                .results()
                .map(TestWords::word)
                .toList();
    }

    private static Word word(MatchResult found) {
        String comment = Word.comment(found.group(1));
        String doc = comment.replaceFirst("(?s)@example.*", "").strip().replace("\n", " ");
        Optional<String> example = EXAMPLE.matcher(comment)
                .results()
                .map(one -> one.group(1).strip())
                .findFirst();
        return new Word(found.group(2), doc, found.group(3), example);
    }
}
