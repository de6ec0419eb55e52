package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Point;
import gnaw.script.docs.View;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The description of the facts names those that the engine gives: no more, no fewer. */
class FactsDescribedTest {
    static Stream<Arguments> views() {
        return Stream.of(
                Arguments.of("Point", new PointFacts(new Point(0, 0)).names()),
                Arguments.of("Creature", CreatureFacts.OWN),
                Arguments.of("Item", ItemFacts.OWN),
                Arguments.of("Tile", TileFacts.OWN),
                Arguments.of("Room", RoomFacts.OWN),
                Arguments.of("Level", LevelFacts.OWN),
                Arguments.of("Sight", SightFacts.OWN),
                Arguments.of("Dice", DiceFacts.OWN),
                Arguments.of("Action", ActionFacts.OWN),
                Arguments.of("World", WorldFacts.OWN));
    }

    @ParameterizedTest
    @MethodSource("views")
    void everyFactIsDescribed(String view, List<String> names) {
        assertThat(described(view)).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void everyFactHasASentence() {
        assertThat(View.all()).flatExtracting(View::facts).allSatisfy(fact -> assertThat(fact.doc())
                .endsWith("."));
    }

    private static List<String> described(String view) {
        return View.all().stream()
                .filter(one -> one.name().equals(view))
                .flatMap(one -> one.facts().stream())
                .map(View.Fact::name)
                .distinct()
                .toList();
    }
}
