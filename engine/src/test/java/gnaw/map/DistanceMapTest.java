package gnaw.map;

import static gnaw.map.DistanceMap.UNREACHABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DistanceMapTest {
    private static String draw(Level level, DistanceMap map) {
        return level.draw(cell -> map.at(cell) == UNREACHABLE ? '#' : Character.forDigit(map.at(cell), 36));
    }

    private static List<Point> walk(DistanceMap map, Point from) {
        List<Point> way = new ArrayList<>(List.of(from));
        Optional<Direction> step = map.downhill(from, cell -> true);
        while (step.isPresent()) {
            way.add(way.getLast().plus(step.orElseThrow()));
            step = map.downhill(way.getLast(), cell -> true);
        }
        return way;
    }

    @Test
    void distancesCountStepsAndGoRoundPinchedCorners() {
        Level level = Maps.drawn("""
                .....
                .##.#
                .#.#.
                .....""");
        assertThat(draw(level, DistanceMap.from(level, List.of(new Point(4, 0)))))
                .isEqualTo("""
                43210
                4##1#
                5#7#9
                66789""");
    }

    @Test
    void everyDistanceIsOneMoreThanTheBestNeighbours() {
        Random dice = new Random(3);
        for (int round = 0; round < 200; round++) {
            Level level = Maps.random(20, 15, 35, dice);
            List<Point> floor = Maps.floor(level);
            PassableCost cost = PassableCost.byPlace(level, cell -> 1 + (7 * cell.x() + 5 * cell.y()) % 4);
            Point goal = floor.get(dice.nextInt(floor.size()));
            DistanceMap map = DistanceMap.from(level, List.of(goal), cost);
            assertThat(floor).allSatisfy(cell -> assertThat(map.at(cell))
                    .isEqualTo(cell.equals(goal) ? 0 : bestByNeighbours(level, map, cell, cost)));
        }
    }

    private static int bestByNeighbours(Level level, DistanceMap map, Point cell, PassableCost cost) {
        return Direction.all().stream()
                .filter(way -> level.mayStep(cell, way) && map.at(cell.plus(way)) != UNREACHABLE)
                .mapToInt(way -> map.at(cell.plus(way)) + cost.toEnter(level.index(cell.plus(way))))
                .min()
                .orElse(UNREACHABLE);
    }

    @Test
    void whoSwimsBadlyWalksRoundTheWater() {
        Level level = Maps.drawn("""
                .....
                .....
                .....""");
        PassableCost water = PassableCost.byPlace(level, cell -> cell.x() == 2 && cell.y() < 2 ? 5 : 1);
        assertThat(draw(level, DistanceMap.from(level, List.of(new Point(4, 0)), water)))
                .isEqualTo("""
                44210
                43211
                43222""");
    }

    @Test
    void nobodyEntersWhatIsForbidden() {
        Level level = Maps.drawn("...");
        DistanceMap map = DistanceMap.from(
                level,
                List.of(new Point(2, 0)),
                PassableCost.byPlace(level, cell -> cell.x() == 1 ? PassableCost.FORBIDDEN : 1));
        assertThat(map.at(new Point(1, 0))).isEqualTo(UNREACHABLE);
        assertThat(map.at(new Point(0, 0))).isEqualTo(UNREACHABLE);
        assertThat(map.downhill(new Point(0, 0), cell -> true)).isEmpty();
    }

    @Test
    void aGoalInsideAWallIsWalkedUpTo() {
        Level level = Maps.drawn("...#");
        DistanceMap map = DistanceMap.from(level, List.of(new Point(3, 0)));
        assertThat(walk(map, new Point(0, 0))).endsWith(new Point(2, 0)).hasSize(3);
    }

    @Test
    void straightStepsArePreferredAmongEqualOnes() {
        Level level = new Level(5, 5, Maps.FLOOR);
        DistanceMap map = DistanceMap.from(level, List.of(new Point(2, 0)));
        assertThat(map.downhill(new Point(2, 2), cell -> true)).contains(Direction.N);
        assertThat(map.downhill(new Point(2, 2), cell -> cell.x() != 2)).contains(Direction.NE);
        assertThat(map.downhill(new Point(2, 2), cell -> false)).isEmpty();
    }

    @Test
    void theFleeingRunPastTheirHunterOutOfADeadEnd() {
        Level level = Maps.drawn("""
                ##############################
                #............................#
                ##.###########################
                ##..##########################
                ##############################""");
        DistanceMap flight = DistanceMap.from(level, List.of(new Point(2, 1))).fleeing();
        assertThat(walk(flight, new Point(2, 3))).contains(new Point(2, 2)).endsWith(new Point(28, 1));
    }

    @Test
    void theFleeingRunAwayOnOpenGround() {
        Level level = Maps.drawn("..........");
        DistanceMap flight = DistanceMap.from(level, List.of(new Point(4, 0))).fleeing();
        assertThat(walk(flight, new Point(5, 0))).endsWith(new Point(9, 0)).hasSize(5);
    }

    /** On random levels with random costs, from every floor: a map that one walker alone asks is drawn to him and no farther. */
    @Test
    void aMapLeadsOneWalkerAsItLeadsAll() {
        Random random = new Random(5);
        for (int round = 0; round < 20; round++) {
            Level level = Maps.random(12, 8, 30, random);
            PassableCost cost = PassableCost.byPlace(level, cell -> (7 * cell.x() + 5 * cell.y()) % 4);
            List<Point> goals = List.of(new Point(2, 3), new Point(11, 0));
            DistanceMap whole = DistanceMap.from(level, goals, cost);
            level.points().forEach(whole::at);
            Maps.floor(level).forEach(from -> {
                assertThat(DistanceMap.from(level, goals, cost).at(from)).isEqualTo(whole.at(from));
                assertThat(DistanceMap.from(level, goals, cost).downhill(from, cell -> true))
                        .isEqualTo(whole.downhill(from, cell -> true));
            });
        }
    }

    /** Dear cells lie far apart in the queue, cheap ones close together. */
    @Test
    void aMapOfDearAndCheapCellsIsTheSameInWhateverOrderItIsAsked() {
        Random random = new Random(6);
        for (int round = 0; round < 20; round++) {
            Level level = Maps.random(12, 8, 20, random);
            PassableCost cost = PassableCost.byPlace(level, cell -> 1 + (271 * cell.x() + 119 * cell.y()) % 1_000);
            DistanceMap inOrder = DistanceMap.from(level, List.of(new Point(5, 5)), cost);
            DistanceMap shuffled = DistanceMap.from(level, List.of(new Point(5, 5)), cost);
            List<Point> cells = new ArrayList<>(level.points().toList());
            Collections.shuffle(cells, random);
            cells.forEach(shuffled::at);
            assertThat(level.points())
                    .allSatisfy(cell -> assertThat(inOrder.at(cell)).isEqualTo(shuffled.at(cell)));
            DistanceMap flight = shuffled.fleeing();
            assertThat(level.points().filter(cell -> shuffled.at(cell) != UNREACHABLE))
                    .allMatch(cell -> flight.at(cell) <= -shuffled.at(cell) * 6 / 5)
                    .allMatch(cell -> flight.at(cell) == -shuffled.at(cell) * 6 / 5
                            || flight.at(cell) == bestByNeighbours(level, flight, cell, cost));
        }
    }

    /** Three steps away, so that nobody asks what the fourth costs. */
    @Test
    void aMapIsDrawnNoFartherThanToWhoAsks() {
        Level level = Maps.drawn("......");
        List<Point> asked = new ArrayList<>();
        PassableCost cost = PassableCost.byPlace(level, cell -> {
            asked.add(cell);
            return 1;
        });
        DistanceMap map = DistanceMap.from(level, List.of(new Point(0, 0)), cost);
        assertThat(map.at(new Point(2, 0))).isEqualTo(2);
        assertThat(asked).doesNotContain(new Point(4, 0)).doesNotHaveDuplicates();
    }

    /** Two steps away, asked for one; what is farther than that is not looked at. */
    @Test
    void whetherACellIsNearIsAskedWithoutTheRestOfTheMap() {
        Level level = Maps.drawn("......");
        List<Point> asked = new ArrayList<>();
        PassableCost cost = PassableCost.byPlace(level, cell -> {
            asked.add(cell);
            return 1;
        });
        DistanceMap map = DistanceMap.from(level, List.of(new Point(0, 0)), cost);
        assertThat(map.isWithin(new Point(2, 0), 1)).isFalse();
        assertThat(map.isWithin(new Point(2, 0), 2)).isTrue();
        assertThat(asked).doesNotContain(new Point(4, 0));
        assertThat(map.isWithin(new Point(5, 0), 4)).isFalse();
        assertThat(map.at(new Point(5, 0))).isEqualTo(5);
    }

    @Test
    void aCostBeyondTheRangeIsRefused() {
        Level level = Maps.drawn("...");
        assertThatThrownBy(() -> DistanceMap.from(level, List.of(new Point(0, 0)), cell -> 1_001)
                        .at(new Point(2, 0)))
                .hasMessage("Entering (0, 0) cannot cost 1001: a cost is 0 (forbidden) to 1000");
        assertThatThrownBy(() -> DistanceMap.from(level, List.of(new Point(9, 0))))
                .hasMessage("(9, 0) lies outside the level of 3×1 cells");
    }
}
