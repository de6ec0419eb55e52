package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that are asked only for those who are near the hero. */
class NearnessTest {
    private static final Map<Character, Tile> LEGEND =
            Map.of('#', new Tile("wall", false, false), '.', new Tile("floor", true, true));

    private static final String METERS = """
            import { add, creatures, meters, rules, say } from "gnaw";
            add(meters, {
              noise: { start: 3, owner: "hero", doc: "how far one is heard" },
              name: { start: "", owner: "hero", holds: "text", doc: "what one is called" },
              heat: { start: 1, owner: "item", doc: "how hot it is" },
            });
            """;

    @TempDir
    Path folder;

    /** Where those stand who are asked, with the hero at 1 and others at 3, 4 and 5. */
    private String asked(String near) throws Exception {
        Level way = Level.drawn("""
                #######
                #.....#
                #######""", LEGEND);
        return new Written(folder)
                .main(METERS
                        + "add(rules.turnEnds, { nearby: { of: \"others\", near: %s, answer: (who) => [say(`${who.at.x}`)] } });"
                                .formatted(near))
                .playOn(way, NearnessTest::heard);
    }

    private static String heard(Game game) {
        game.apply(List.of(beastAt(3), beastAt(4), beastAt(5)));
        return game.act(Action.await()).events().stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .collect(Collectors.joining(" "));
    }

    private static Effect beastAt(int x) {
        return new Effect.Spawn("beast", new Point(x, 1), Map.of());
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3 4", "'\"noise\"', 3 4", "0, ''", "99, 3 4 5"})
    void whoeverIsFartherAwayIsNotAsked(String near, String places) throws Exception {
        assertThat(asked(near)).isEqualTo(places);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "noyse" | turnEnds.nearby.near: "noyse" is no meter. Did you mean "noise"?
            "heat"  | turnEnds.nearby.near: the meter "heat" holds no number of the hero's.
            "name"  | turnEnds.nearby.near: the meter "name" holds no number of the hero's.
            -1      | turnEnds.nearby.near is -1, but nobody is nearer than 0 cells.
            """)
    void aDistanceThatIsNoneIsToldWithItsPlace(String near, String what) {
        assertThatThrownBy(() -> asked(near))
                .hasMessageStartingWith("base/main.js:")
                .hasMessageContaining(what);
    }
}
