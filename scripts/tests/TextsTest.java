package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Rulebook;
import gnaw.testing.WithRules;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine never stops the hero without a word. */
@WithRules
class TextsTest {
    /** The engine tells its sentences a name, and screens the keys of commands. */
    private static final String FILLED = "([^{}]|\\{name}|\\{key\\.[\\w.]+})*";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bump",
                "nobodyThere",
                "noFriendThere",
                "nothingHere",
                "notCarried",
                "pickedUp",
                "carriedNow",
                "dropped",
                "liesHere",
                "lieHere",
                "spotted",
                "explored",
                "exploredBut",
                "exploredToTheEnd",
                "exploredAside",
                "exploredAsideBut",
                "exploredToTheEndBut",
                "barred",
                "watched",
                "watchedOnly",
                "inTheWay",
                "noWay"
            })
    void everySentenceOfTheEngineIsWritten(String id, Rulebook rules) {
        assertThat(rules.catalog().texts().get(id)).isNotBlank().matches(FILLED);
    }

    @Test
    void everyUseOfATileIsRefusedInWordsWhereThereIsNone(Rulebook rules) {
        Map<String, String> texts = rules.catalog().texts();

        rules.catalog().tiles().values().stream()
                .flatMap(tile -> tile.leads().stream())
                .forEach(use -> assertThat(texts.get("no." + use)).as(use).isNotBlank());
    }
}
