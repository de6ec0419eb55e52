package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.errand.Explore;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places to which somebody goes who explores: once, also where nothing there changes. */
class LuresTest {
    private static final Point HIVE = new Point(7, 1);
    private static final Map<Character, Tile> LEGEND = Map.of(
            '#', new Tile("wall", false, false),
            '.', new Tile("floor", true, true),
            'h', new Tile("hive", true, true));

    private static final String HIVES = """
            import { add, amend, become, creatures, rules, tiles } from "gnaw";
            const hive = { name: "hive", glyph: "h", passable: true, transparent: true, lure: true };
            add(tiles, { hive, combs: hive });
            """;

    @TempDir
    Path folder;

    private static Level passage() {
        return passage(HIVE.x());
    }

    private static Level passage(int hive) {
        String floor = "#" + ".".repeat(hive - 1) + "h" + ".".repeat(26 - hive) + "#";
        return Level.drawn("#".repeat(28) + "\n" + floor + "\n" + "#".repeat(28), LEGEND);
    }

    /** Where the hero goes until there is nothing more to explore, or for 100 turns. */
    private static List<Point> walk(Game game) {
        List<Point> places = new ArrayList<>();
        boolean goesOn = true;
        for (int turn = 0; turn < 100 && goesOn; turn++) {
            goesOn = game.advance(new Explore(), turn == 0).ended().isEmpty();
            places.add(game.world().hero().at());
        }
        assertThat(goesOn).as("an end of it").isFalse();
        return places;
    }

    @Test
    void whoeverExploresGoesThereOnce() throws Exception {
        List<Point> walked = new Written(folder).main(HIVES).playOn(passage(), LuresTest::walk);
        assertThat(walked).containsOnlyOnce(HIVE);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8})
    void soDoesWhoeverTakesSeveralStepsATurn(int hive) throws Exception {
        List<Point> walked = new Written(folder)
                .main(HIVES + "amend(creatures, { hero: { speed: 200 } });")
                .playOn(passage(hive), LuresTest::walk);
        assertThat(walked).containsOnlyOnce(new Point(hive, 1));
    }

    @Test
    void whoeverHasFoundEverythingGoesOnOnceSomethingIsForgotten() throws Exception {
        List<Point> walked = new Written(folder).main(HIVES).playOn(passage(), game -> {
            walk(game);
            Point end = walk(game).getLast();
            game.world().stage().level().forget(new Point(26, 1));
            List<Point> again = walk(game);
            assertThat(again.getFirst()).isEqualTo(end.plus(Direction.E));
            return again;
        });
        assertThat(walked).hasSizeGreaterThan(1);
    }

    @Test
    void nobodyIsLuredAgainInASavedGame() throws Exception {
        List<Point> walked = new Written(folder).main(HIVES).playOn(passage(), game -> {
            walk(game);
            return walk(Game.restore(game.rules(), game.save()));
        });
        assertThat(walked).hasSize(1).doesNotContain(HIVE);
    }

    @Test
    void whatHasBecomeAnotherLuresAnew() throws Exception {
        List<Point> walked = new Written(folder)
                .main(HIVES + "add(rules.turnEnds, { wax: (who, _dice, world) =>"
                        + " (who.isHero && world.turn === 10 ? [become({ x: 7, y: 1 }, \"combs\")] : []) });")
                .playOn(passage(), LuresTest::walk);
        assertThat(walked).contains(HIVE);
        assertThat(walked.stream().filter(HIVE::equals)).hasSizeGreaterThan(1);
    }
}
