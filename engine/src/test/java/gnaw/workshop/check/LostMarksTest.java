package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places that a level is asked for by a name that no drawing gives. */
class LostMarksTest {
    private static final String DRAWN =
            "add(vaults, { hive: { drawing: H, marks: { h: \"keeper\", q: \"queen\" } } });";

    private static List<Finding> found(String asked) {
        String script = "const f = (level) => level." + asked + ";";
        return LostMarks.check(Map.of("bees/main.js", script), List.of(script, DRAWN));
    }

    @Test
    void aMisspeltNameIsToldWithTheNearest() {
        assertThat(found("marks(\"keper\")"))
                .containsExactly(Finding.warning(
                        "bees/main.js:1:34", "No drawing has a mark \"keper\". Did you mean \"keeper\"?"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"marks(\"keeper\")", "marks(name)", "marks(\"bellows\")", "stones(\"keper\")"})
    void whatIsDrawnOrNoNameOrNearNoneIsNot(String asked) {
        assertThat(found(asked)).isEmpty();
    }

    /** A rule may make a mark of it where it plans a level. */
    @Test
    void soIsAllThatIsWrittenElsewhere() {
        String script = "const f = (level) => level.marks(\"keper\"); const all = [\"keper\"];";
        assertThat(LostMarks.check(Map.of("bees/main.js", script), List.of(script, DRAWN)))
                .isEmpty();
    }
}
