package gnaw.workshop.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The types that an editor is told of. */
class DeclarationsTest {
    private static final String TYPES = Declarations.of(List.of());

    @Test
    void whatRowsOfQuestionsMayHoldIsDeclared() {
        List<String> declared = named("(?:interface|type) (\\w+)").distinct().toList();

        assertThat(named("readonly \\w+: QuestionTable<\\w+, (\\w+)>").distinct())
                .hasSizeGreaterThan(5)
                .isSubsetOf(declared);
    }

    private static Stream<String> named(String where) {
        return Pattern.compile(where).matcher(TYPES).results().map(found -> found.group(1));
    }
}
