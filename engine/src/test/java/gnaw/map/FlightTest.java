package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FlightTest {
    private static final Point START = new Point(1, 1);

    private static String drawn(Level level, List<Point> cells) {
        return level.draw(cell -> cells.contains(cell)
                ? '*'
                : Maps.LEGEND.entrySet().stream()
                        .filter(entry -> entry.getValue().equals(level.at(cell)))
                        .findFirst()
                        .orElseThrow()
                        .getKey());
    }

    @Test
    void aLineLeadsStraightToItsEnd() {
        Level level = new Level(9, 4, Maps.FLOOR);
        assertThat(drawn(level, Flight.line(new Point(0, 0), new Point(8, 3)))).isEqualTo("""
                .*.......
                ..**.....
                ....***..
                .......**""");
        assertThat(Flight.line(START, START)).isEmpty();
    }

    @Test
    void aMissileStopsBeforeTheFirstWallAndFliesOverAChasm() {
        Level level = Maps.drawn("""
                ########
                #.~..#.#
                ########""");
        assertThat(drawn(level, Flight.path(level, START, new Point(6, 1), _ -> false)))
                .isEqualTo("""
                ########
                #.***#.#
                ########""");
    }

    @Test
    void aMissileStopsAtTheFirstWhoStandsThere() {
        Level level = Maps.drawn("""
                ########
                #......#
                ########""");
        Point other = new Point(3, 1);
        assertThat(Flight.path(level, START, new Point(6, 1), other::equals)).containsExactly(new Point(2, 1), other);
    }

    @Test
    void aMissileFliesIntoAThicketAndNoFarther() {
        Level level = Maps.drawn("""
                ########
                #......#
                ########""");
        level.set(new Point(4, 1), new Tile("bushes", true, false));
        assertThat(Flight.path(level, START, new Point(6, 1), _ -> false)).endsWith(new Point(4, 1));
    }

    @Test
    void whateverIsOnTheLevelIsAsFarFromThereAsFromHere() {
        Level level = Maps.random(30, 20, 20, new Random(7));
        List<Point> floor = Maps.floor(level);
        long missed = floor.stream()
                .filter(to -> !to.equals(floor.getFirst()) && Flight.isClear(level, floor.getFirst(), to))
                .filter(to -> !Flight.path(level, floor.getFirst(), to, _ -> false)
                        .getLast()
                        .equals(to))
                .count();
        assertThat(missed).as("cells in sight that nothing flies to").isZero();
    }

    @Test
    void aBlastGoesAsFarAsOneSeesFromItsCentre() {
        Level level = Maps.drawn("""
                .........
                .........
                ...#.....
                .........
                .........""");
        assertThat(drawn(level, Flight.burst(level, new Point(4, 2), 2))).isEqualTo("""
                ...***...
                ..*****..
                ...#***..
                ..*****..
                ...***...""");
    }

    @Test
    void aConeWidensAwayFromWhoeverBreathes() {
        Level level = new Level(9, 7, Maps.FLOOR);
        assertThat(drawn(level, Flight.cone(level, new Point(1, 3), new Point(4, 3), 5)))
                .isEqualTo("""
                .........
                .....**..
                ...****..
                ..*****..
                ...****..
                .....**..
                .........""");
    }

    @Test
    void aWallLiesBetween() {
        Level level = Maps.drawn("""
                #####
                #.#.#
                #...#
                #####""");
        assertThat(Flight.isClear(level, START, new Point(3, 1))).isFalse();
        assertThat(Flight.isClear(level, START, new Point(3, 2))).isTrue();
        assertThat(Flight.isClear(level, START, START)).isTrue();
    }
}
