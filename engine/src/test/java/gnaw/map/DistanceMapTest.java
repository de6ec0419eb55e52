package gnaw.map;

import static gnaw.map.DistanceMap.UNREACHABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
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
            PassableCost cost = cell -> 1 + (7 * cell.x() + 5 * cell.y()) % 4;
            Point goal = floor.get(dice.nextInt(floor.size()));
            DistanceMap map = DistanceMap.from(level, List.of(goal), cost);
            assertThat(floor).allSatisfy(cell -> assertThat(map.at(cell))
                    .isEqualTo(cell.equals(goal) ? 0 : bestByNeighbours(level, map, cell, cost)));
        }
    }

    private static int bestByNeighbours(Level level, DistanceMap map, Point cell, PassableCost cost) {
        return Direction.all().stream()
                .filter(way -> level.mayStep(cell, way) && map.at(cell.plus(way)) != UNREACHABLE)
                .mapToInt(way -> map.at(cell.plus(way)) + cost.toEnter(cell.plus(way)))
                .min()
                .orElse(UNREACHABLE);
    }

    @Test
    void whoSwimsBadlyWalksRoundTheWater() {
        Level level = Maps.drawn("""
                .....
                .....
                .....""");
        PassableCost water = cell -> cell.x() == 2 && cell.y() < 2 ? 5 : 1;
        assertThat(draw(level, DistanceMap.from(level, List.of(new Point(4, 0)), water)))
                .isEqualTo("""
                44210
                43211
                43222""");
    }

    @Test
    void nobodyEntersWhatIsForbidden() {
        Level level = Maps.drawn("...");
        DistanceMap map =
                DistanceMap.from(level, List.of(new Point(2, 0)), cell -> cell.x() == 1 ? PassableCost.FORBIDDEN : 1);
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

    @Test
    void theExplorerWalksToTheNearestUnknownCell() {
        Level level = Maps.drawn("""
                #########
                #.......#
                #########""");
        for (int x = 0; x < 5; x++) {
            for (int y = 0; y < 3; y++) {
                level.remember(new Point(x, y));
            }
        }
        DistanceMap map = DistanceMap.ofKnown(new Point(1, 1), level, List.of(), PassableCost.EVEN);
        assertThat(walk(map, new Point(1, 1))).endsWith(new Point(5, 1)).hasSize(5);
        level.points().forEach(level::remember);
        assertThat(DistanceMap.ofKnown(new Point(1, 1), level, List.of(), PassableCost.EVEN)
                        .at(new Point(1, 1)))
                .isEqualTo(UNREACHABLE);
        assertThat(walk(
                        DistanceMap.ofKnown(new Point(1, 1), level, List.of(new Point(3, 1)), PassableCost.EVEN),
                        new Point(1, 1)))
                .endsWith(new Point(3, 1));
    }

    @Test
    void theExplorerTrustsItsOutdatedMemory() {
        Level level = Maps.drawn("...");
        level.points().forEach(level::remember);
        level.set(new Point(1, 0), Maps.WALL);
        assertThat(DistanceMap.ofKnown(new Point(0, 0), level, List.of(new Point(2, 0)), PassableCost.EVEN)
                        .at(new Point(0, 0)))
                .isEqualTo(2);
    }

    /** On random levels with random costs, from every floor. */
    @Test
    void aMapForOneWalkerLeadsHimAsTheWholeMapDoes() {
        Random random = new Random(5);
        for (int round = 0; round < 20; round++) {
            Level level = Maps.random(12, 8, 30, random);
            PassableCost cost = cell -> (7 * cell.x() + 5 * cell.y()) % 4;
            List<Point> goals = List.of(new Point(2, 3), new Point(11, 0));
            DistanceMap whole = DistanceMap.from(level, goals, cost);
            Maps.floor(level).forEach(from -> {
                DistanceMap his = DistanceMap.forWalker(from, level, goals, cost);
                assertThat(his.at(from)).isEqualTo(whole.at(from));
                assertThat(his.downhill(from, cell -> true)).isEqualTo(whole.downhill(from, cell -> true));
            });
        }
    }

    /** Three steps away, so that nobody asks what the fourth costs. */
    @Test
    void aMapForOneWalkerIsDrawnNoFartherThanToHim() {
        Level level = Maps.drawn("......");
        List<Point> asked = new ArrayList<>();
        PassableCost cost = cell -> {
            asked.add(cell);
            return 1;
        };
        DistanceMap map = DistanceMap.forWalker(new Point(2, 0), level, List.of(new Point(0, 0)), cost);
        assertThat(map.at(new Point(2, 0))).isEqualTo(2);
        assertThat(asked).doesNotContain(new Point(4, 0)).doesNotHaveDuplicates();
    }

    @Test
    void aCostBeyondTheRangeIsRefused() {
        Level level = Maps.drawn("...");
        assertThatThrownBy(() -> DistanceMap.from(level, List.of(new Point(0, 0)), cell -> 1_001))
                .hasMessage("Entering (0, 0) cannot cost 1001: a cost is 0 (forbidden) to 1000");
        assertThatThrownBy(() -> DistanceMap.from(level, List.of(new Point(9, 0))))
                .hasMessage("(9, 0) lies outside the level of 3×1 cells");
    }
}
