package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that are asked on some ground alone. */
class GroundTest {
    private static final Map<Character, Tile> LEGEND = Map.of(
            '#', new Tile("wall", false, false),
            '.', new Tile("floor", true, true),
            '~', new Tile("bog", true, true),
            ',', new Tile("moss", true, true));

    private static final String GROUNDS = """
            import { add, allow, cells, keyedBy, refuse, rules, say, table, tiles } from "gnaw";
            cells(tiles, { soft: "yes/no?: whether one sinks in", holy: "yes/no?: nothing here is" });
            add(tiles, {
              bog: { name: "bog", glyph: "~", passable: true, transparent: true, soft: true },
              moss: { name: "moss", glyph: ",", passable: true, transparent: true, soft: false },
            });
            export const smells = table("smells", { bog: { of: "eggs" }, moss: { of: "rain" } });
            keyedBy(smells, tiles);
            """;

    @TempDir
    Path folder;

    /** What is said on a walk over floor, bog, moss and floor. */
    private String said(String rule) throws Exception {
        Level way = Level.drawn("""
                #######
                #..~,.#
                #######""", LEGEND);
        return new Written(folder)
                .main(GROUNDS + rule)
                .playOn(way, game -> Stream.generate(() -> walk(game)).limit(4).collect(Collectors.joining()));
    }

    private static String walk(Game game) {
        return act(game, new Action.Step(Direction.E));
    }

    private static String act(Game game, Action action) {
        List<Event> events = game.act(action).events();
        return events.stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .collect(Collectors.joining("", "|", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
            "bog"             ! '||bog||'
            ["floor", "moss"] ! '|floor||moss|floor'
            "tiles.soft"      ! '||bog||'
            "smells"          ! '||bog|moss|'
            "tiles.holy"      ! '||||'
            []                ! '||||'
            """)
    void aRuleIsAskedWhereTheGroundIsAsItSays(String ground, String heard) throws Exception {
        assertThat(said("add(rules.tileEntered, { feet: { ground: %s, answer: (_who, tile) => [say(tile.kind)] } });"
                        .formatted(ground)))
                .isEqualTo(heard);
    }

    @Test
    void whoMayEnterIsAskedOnThatGroundAlone() throws Exception {
        assertThat(said("""
                add(rules.tileEntered, { feet: (_who, tile) => [say(tile.kind)] });
                add(rules.mayEnter, { bog: { ground: "moss", answer: () => refuse("Not into that.") } });
                """)).isEqualTo("|floor|bog||");
    }

    @Test
    void whatOneMayDoIsAskedOfTheGroundWhereAStepLeadsAndElseOfWhereOneStands() throws Exception {
        Level way = Level.drawn("""
                ####
                #.~#
                ####""", LEGEND);
        String told = new Written(folder)
                .main(GROUNDS + """
                        add(rules.mayDo, { wet: { ground: "bog", answer: (_who, action) => allow(action.id) } });
                        """)
                .playOn(way, game -> act(game, Action.await()) + walk(game) + act(game, Action.await()) + walk(game));
        assertThat(told).isEqualTo("||step|wait|bump");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
            tileEntered ! bogg       ! "bogg" is no tile, nor a table whose rows are named after tiles. Did you mean "bog"?
            tileEntered ! smell      ! "smell" is no tile, nor a table whose rows are named after tiles. Did you mean "smells"?
            mayEnter    ! tiles.sof  ! the rows of tiles have no cell "sof". Did you mean "soft"?
            """)
    void groundThatThereIsNotIsToldWithTheNearest(String question, String ground, String told) {
        Written written = new Written(folder)
                .main(GROUNDS
                        + "add(rules.%s, { feet: { ground: \"%s\", answer: () => undefined } });"
                                .formatted(question, ground));
        assertThatThrownBy(written::load).hasMessageContaining(question + ".feet.ground: " + told);
    }

    @Test
    void aQuestionThatIsAboutNoTileIsAskedOnAnyGround() {
        Written written = new Written(folder)
                .main(GROUNDS + "add(rules.turnEnds, { feet: { ground: \"bog\", answer: () => [] } });");
        assertThatThrownBy(written::load)
                .hasMessageContaining("turnEnds.feet.ground: the table turnEnds has no cell \"ground\".");
    }
}
