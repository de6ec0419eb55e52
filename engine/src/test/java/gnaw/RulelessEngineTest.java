package gnaw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine knows no rule of the game: not even their words stand in its source. */
class RulelessEngineTest {
    private static final Path SOURCE = Path.of("src", "main");

    /** Words that only rules use, as whole words or, before a dash, as beginnings: ration forbids no duration. */
    private static final Pattern RULE_WORD = Pattern.compile(
            "hunger.*|hungr.*|food.*|eat|eats|eaten|eating|eater|meat|meats|mango.*|ration|rations|faint.*|starv.*"
                    + "|nourish.*|stomach.*|sated|satiat.*|thirst.*|goblin.*|potion.*|quaff.*|poison.*|loot.*|experience.*",
            Pattern.CASE_INSENSITIVE);

    /** Between words: what is no letter, and the humps of camelCase and HTTPServer. */
    private static final Pattern GAP = Pattern.compile("[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    @Test
    void noWordOfTheRulesStandsInTheEngine() throws IOException {
        try (var files = Files.walk(SOURCE)) {
            assertThat(files.filter(Files::isRegularFile).flatMap(RulelessEngineTest::complaints))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"int foodLeft", "EAT_KEY", "isStarving()", "// a Goblin", "rations", "maxHungerTurn"})
    void aRuleWordIsFoundInsideANameToo(String line) {
        assertThat(ruleWords(line)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"duration", "creature", "iterationCount", "repeat", "FEATURE", "scroll", "EAST"})
    void aWordThatOnlyContainsOneIsNone(String line) {
        assertThat(ruleWords(line)).isEmpty();
    }

    private static Stream<String> complaints(Path file) {
        var lines = lines(file);
        return Stream.iterate(0, n -> n < lines.size(), n -> n + 1)
                .flatMap(n -> ruleWords(lines.get(n)).map(word -> "%s:%d says %s".formatted(file, n + 1, word)));
    }

    private static Stream<String> ruleWords(String line) {
        return GAP.splitAsStream(line).filter(RULE_WORD.asMatchPredicate());
    }

    /** As Latin-1, which reads every file, pictures too. */
    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
