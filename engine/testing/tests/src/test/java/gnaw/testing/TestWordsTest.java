package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.source.EngineText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The words that test files import, and their types for editors. */
class TestWordsTest {
    /** What the runner alone calls. */
    private static final List<String> OF_THE_RUNNER = List.of("begin", "cases", "connect", "run");

    @Test
    void everyWordHasAType() throws IOException {
        List<String> typed = found("export const (\\w+)", EngineText.of("test.d.ts"));
        List<String> exported = found("export \\{ (.*) }", library("test.js")).stream()
                .flatMap(names -> Stream.of(names.split(", ")))
                .filter(name -> !OF_THE_RUNNER.contains(name))
                .toList();

        assertThat(typed).hasSizeGreaterThan(5).containsExactlyInAnyOrderElementsOf(exported);
    }

    @Test
    void everythingThatCanBeExpectedHasAType() throws IOException {
        assertThat(matchers("  ", EngineText.of("test.d.ts")))
                .hasSizeGreaterThan(15)
                .containsExactlyInAnyOrderElementsOf(matchers("    ", library("expect.js")));
    }

    private static List<String> matchers(String indent, String text) {
        return found("(?m)^" + indent + "(to[A-Z]\\w+)[(:<]", text);
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String library(String part) throws IOException {
        try (InputStream in = TestWordsTest.class.getResourceAsStream(part)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
