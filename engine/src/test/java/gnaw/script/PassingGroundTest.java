package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.errand.Travel;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ground that does not stay as it is, seen once, and what becomes of travel over it. */
class PassingGroundTest {
    private static final Tile FLOOR = new Tile("floor", true, true);
    private static final Tile SMOKE = new Tile("smoke", true, true);
    private static final Map<Character, Tile> LEGEND =
            Map.of('#', new Tile("wall", false, false), '.', FLOOR, '~', SMOKE);
    private static final Point START = new Point(1, 4);
    /** The first cell of the way from which the smoke is seen. */
    private static final Point CORNER = new Point(2, 1);

    private static final Point GOAL = new Point(7, 1);

    @TempDir
    Path folder;

    @Test
    void travelLeadsToSmokeOutOfViewAndOverItWhereItHasGone() throws Exception {
        assertThat(afterTravel(FLOOR)).isEqualTo(GOAL);
    }

    @Test
    void smokeThatIsStillThereWhenItComesIntoViewBarsTheWay() throws Exception {
        assertThat(afterTravel(SMOKE)).isEqualTo(CORNER);
    }

    /** Of somebody who knows the whole level with smoke on the way, where there is something by now. */
    private Point afterTravel(Tile byNow) throws Exception {
        return new Written(folder).main("""
                        import { add, tiles } from "gnaw";
                        add(tiles, {
                          smoke: { name: "smoke", glyph: "~", passable: true, transparent: true, shunned: true, eachTurn: () => [] },
                        });
                        """).play(game -> travel(Game.on(level(), START, 1, game.rules(), 3), byNow));
    }

    private static Level level() {
        return Level.drawn("""
                #########
                #...~...#
                #.#######
                #.#######
                #.#######
                #########""", LEGEND);
    }

    private static Point travel(Game game, Tile byNow) {
        game.apply(List.of(new Effect.Reveal(List.of())));
        game.world().stage().level().set(new Point(4, 1), byNow);
        Travel travel = new Travel(GOAL);
        for (int step = 0; step < 12; step++) {
            game.advance(travel, step == 0);
        }
        return game.world().hero().at();
    }
}
