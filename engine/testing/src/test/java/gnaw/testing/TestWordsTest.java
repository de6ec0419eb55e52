package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.EngineText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The words that test files import, and their types for editors. */
class TestWordsTest {
    private static final Pattern EXPORTED = Pattern.compile("export const (\\w+)");

    /** What the runner alone calls; {@code connect} is a function. */
    private static final List<String> OF_THE_RUNNER = List.of("cases", "run");

    private static List<String> words(String text) {
        return EXPORTED.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(word -> word.substring("export const ".length()))
                .filter(word -> !OF_THE_RUNNER.contains(word))
                .toList();
    }

    @Test
    void everyWordHasAType() throws IOException {
        assertThat(words(EngineText.of("test.d.ts")))
                .containsExactlyInAnyOrderElementsOf(words(library().replace("export { some }", "export const some")));
    }

    @Test
    void everythingThatCanBeExpectedHasAType() throws IOException {
        assertThat(matchers("  ", EngineText.of("test.d.ts")))
                .hasSizeGreaterThan(15)
                .containsExactlyInAnyOrderElementsOf(matchers("    ", library()));
    }

    private static List<String> matchers(String indent, String text) {
        return Pattern.compile("(?m)^" + indent + "(to[A-Z]\\w+)[(:]")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String library() throws IOException {
        try (InputStream in = TestWordsTest.class.getResourceAsStream("test.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
