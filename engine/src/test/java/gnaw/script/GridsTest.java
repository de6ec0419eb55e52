package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Levels that a rule makes on a grid. */
class GridsTest {
    @TempDir
    Path folder;

    /** The first level is what these lines make of a grid of walls. */
    private <T> T made(long seed, String lines, Function<Game, T> play) throws Exception {
        Written written = new Written(folder).main("").mod("digs", """
                import { add, rules } from "gnaw";
                add(rules.levelPlanned, {
                  made: (_depth, dice, world) => {
                    const grid = world.grid(21, 9, "wall");
                    %s
                    return grid;
                  },
                });
                """.formatted(lines));
        Callable<T> game = () -> {
            try (Rulebook book = written.load()) {
                return play.apply(Game.begin(book, seed));
            }
        };
        return RulesThread.call("test", game);
    }

    private void watch(long seed, String lines, Consumer<Game> look) throws Exception {
        made(seed, lines, game -> {
            look.accept(game);
            return game;
        });
    }

    private static Level level(Game game) {
        return game.world().stage().level();
    }

    private static String drawn(Game game) {
        var tiles = game.world().catalog().tiles();
        return level(game)
                .draw(at -> tiles.get(level(game).at(at).id()).look().glyph().charAt(0));
    }

    private static List<String> failures(Game game) {
        return game.act(Action.await()).events().stream()
                .filter(event -> event instanceof Event.RuleFailed)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }

    @Test
    void cellsAreSetFilledAskedAndNamed() throws Exception {
        watch(1, """
                const room = grid.fill("floor", { x: 2, y: 2, width: 4, height: 3 });
                grid.set({ x: 2, y: 2 }, "up");
                grid.mark("last", room.at(-1));
                if (grid.at(room[0]) === "up") grid.set(room[1], "down");
                if (grid.cells("floor").length !== 10) throw new Error(`${grid.cells("floor").length}`);
                """, game -> {
            assertThat(drawn(game)).isEqualTo("""
                    #####################
                    #####################
                    ##<>..###############
                    ##....###############
                    ##....###############
                    #####################
                    #####################
                    #####################
                    #####################""");
            assertThat(game.world().stage().marks().get("last")).containsExactly(new Point(5, 4));
            assertThat(game.world().hero().at()).isEqualTo(new Point(2, 2));
        });
    }

    @Test
    void aWalkIsAsLongAsItsSteps() throws Exception {
        watch(1, """
                grid.fill("floor", { x: 2, y: 2, width: 5, height: 1 });
                grid.set({ x: 12, y: 2 }, "up");
                const told = [[6, 2], [2, 2], [12, 2]].map(([x, y]) => `${grid.walk({ x: 2, y: 2 }, { x, y })}`).join(" ");
                if (told !== "4 0 undefined") throw new Error(told);
                """, game -> {
            assertThat(failures(game)).isEmpty();
        });
    }

    @Test
    void aMazeHasOneWayBetweenAnyTwoCells() throws Exception {
        watch(7, "grid.set(grid.maze(dice, \"floor\")[0], \"up\");", game -> {
            Level level = level(game);
            List<Point> floor = level.points().filter(level::passable).toList();
            // 10 by 4 nodes and a passage from each but the first to one before it.
            assertThat(floor).hasSize(40 + 39);
            DistanceMap walks = DistanceMap.from(level, List.of(new Point(1, 1)));
            assertThat(floor).allMatch(cell -> walks.at(cell) != DistanceMap.UNREACHABLE);
        });
    }

    @Test
    void cavesAreJoinedByCorridors() throws Exception {
        watch(3, """
                grid.set(grid.cave(dice, "floor", { x: 1, y: 1, width: 8, height: 7 })[0], "up");
                grid.set(grid.cave(dice, "floor", { x: 12, y: 1, width: 8, height: 7 })[0], "down");
                grid.join(dice, "floor");
                """, game -> {
            assertThat(failures(game)).isEmpty();
            assertThat(level(game).cells("floor").size()).isGreaterThan(20);
        });
    }

    @Test
    void aCorridorTurnsOnceAndLeavesWhatCanBeWalkedOn() throws Exception {
        watch(3, """
                grid.set({ x: 1, y: 1 }, "up");
                grid.corridor(dice, "floor", { x: 1, y: 1 }, { x: 6, y: 4 });
                """, game -> {
            assertThat(level(game).cells("floor")).hasSize(8);
            assertThat(level(game).cells("up")).hasSize(1);
        });
    }

    @Test
    void whatAPlanDigsIsLaidOnTheGrid() throws Exception {
        watch(5, """
                const larger = world.grid(60, 40, "wall");
                const tiles = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
                const vaults = [{ name: "shrine", drawing: "#####\\n#...#\\n#...#\\n##+##" }];
                const rooms = larger.dig(dice, { width: 40, height: 20, rooms: 9, tiles, vaults, up: true, down: true }, { x: 20, y: 20 });
                for (const cell of rooms) larger.mark("room", cell);
                return larger;
                """, game -> {
            assertThat(failures(game)).isEmpty();
            List<Point> rooms = game.world().stage().marks().get("room");
            assertThat(level(game).cells("floor").stream().filter(at -> !rooms.contains(at)))
                    .as("the vault and doorways")
                    .hasSizeGreaterThan(6)
                    .hasSizeLessThan(30);
            assertThat(level(game).cells("floor")).isNotEmpty().allMatch(at -> at.x() > 20 && at.y() > 20);
        });
    }

    @Test
    void theSameSeedMakesTheSameLevel() throws Exception {
        String lines = "grid.set(grid.cave(dice, \"floor\")[0], \"up\");";
        String one = made(8, lines, GridsTest::drawn);

        assertThat(made(8, lines, GridsTest::drawn).toString()).isEqualTo(one);
        assertThat(made(9, lines, GridsTest::drawn).toString()).isNotEqualTo(one);
    }

    @Test
    void aGridThatFallsApartIsRefused() throws Exception {
        isTold("grid.set({ x: 1, y: 1 }, \"up\"); grid.set({ x: 9, y: 1 }, \"down\");", """
                digs/main.js:3:9  rule levelPlanned.digs:made
                  The level falls apart: nobody can walk from row 2, column 2 to row 2, column 10
                  3 |   made: (_depth, dice, world) => {
                    |         ^""");
    }

    @Test
    void aCellOutsideIsRefused() throws Exception {
        isTold("grid.set({ x: 30, y: 1 }, \"floor\");", """
                digs/main.js:5:5  rule levelPlanned.digs:made
                  The place (30, 1) lies outside of the level, which has 21 by 9 cells.
                  5 |     grid.set({ x: 30, y: 1 }, "floor");
                    |     ^""");
    }

    @Test
    void anAreaThatReachesOutsideIsRefused() throws Exception {
        isTold("grid.maze(dice, \"floor\", { x: 15, y: 1, width: 9, height: 3 });", """
                digs/main.js:5:5  rule levelPlanned.digs:made
                  An area of 9×3 cells at (15, 1) does not lie on a grid of 21×9.
                  5 |     grid.maze(dice, "floor", { x: 15, y: 1, width: 9, height: 3 });
                    |     ^""");
    }

    @Test
    void aGridWithoutACellInsideIsRefused() throws Exception {
        isTold("world.grid(2, 9, \"wall\");", """
                digs/main.js:5:5  rule levelPlanned.digs:made
                  world.grid wants a whole number from 3 to 300 for the width, but got 2.
                  5 |     world.grid(2, 9, "wall");
                    |     ^""");
    }

    private void isTold(String lines, String what) throws Exception {
        List<String> failures = made(1, lines, GridsTest::failures);
        assertThat(failures).containsExactly(what);
    }
}
