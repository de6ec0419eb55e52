package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class WalksTest {
    private static boolean isOneBlock(Level level, List<Point> shut) {
        List<Point> ground =
                Maps.floor(level).stream().filter(cell -> !shut.contains(cell)).toList();
        return ground.stream().limit(1).anyMatch(first -> {
            DistanceMap map = DistanceMap.from(
                    level, List.of(first), PassableCost.byPlace(level, cell -> shut.contains(cell) ? 0 : 1));
            return ground.stream().allMatch(cell -> map.at(cell) != DistanceMap.UNREACHABLE);
        });
    }

    @Test
    void aWalkIsAsLongAsADistanceMapSays() {
        Random dice = new Random(5);
        for (int round = 0; round < 100; round++) {
            Level level = Maps.random(16, 12, 35, dice);
            Walks walks = new Walks(level);
            List<Point> floor = Maps.floor(level);
            Point from = floor.get(dice.nextInt(floor.size()));
            DistanceMap map = DistanceMap.from(level, List.of(from));
            int steps = dice.nextInt(12);
            assertThat(floor).allSatisfy(to -> assertThat(walks.isWithin(from, to, steps))
                    .isEqualTo(map.at(to) <= steps));
        }
    }

    @Test
    void groundIsWholeWhereADistanceMapReachesAllThatIsNotShut() {
        Random dice = new Random(7);
        for (int round = 0; round < 400; round++) {
            Level level = Maps.random(7, 6, 25, dice);
            List<Point> floor = Maps.floor(level);
            List<Point> shut = floor.stream().filter(_ -> dice.nextInt(6) == 0).toList();
            assertThat(new Walks(level).isWhole(Tile::passable, shut)).isEqualTo(isOneBlock(level, shut));
        }
    }

    @Test
    void theLevelMayChangeBetweenTwoQuestions() {
        Level level = Maps.drawn("...");
        Walks walks = new Walks(level);
        assertThat(walks.isWhole(Tile::passable, List.of())).isTrue();
        level.set(new Point(1, 0), Maps.WALL);
        assertThat(walks.isWhole(Tile::passable, List.of())).isFalse();
        assertThat(walks.isWithin(new Point(0, 0), new Point(2, 0), 9)).isFalse();
    }

    @Test
    void whereThereIsNoGroundNothingIsWhole() {
        assertThat(new Walks(Maps.drawn("##")).isWhole(Tile::passable, List.of()))
                .isFalse();
    }
}
