package gnaw.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class YardstickTest {
    private final PlainMap map = new PlainMap();

    @Test
    void theMapHasAsMuchFloorAsALevelOfTheGame() {
        assertThat(map.floors()).isBetween(900, 1_200);
    }

    @Test
    void everyFloorCanBeReached() {
        PlainDistances distances = new PlainDistances(map);
        distances.to(map.floor(0));
        for (int cell = 0; cell < map.floors(); cell++) {
            assertThat(distances.at(map.floor(cell))).isLessThan(PlainMap.CELLS);
        }
    }

    @Test
    void whoSeesSomebodyIsSeenByHim() {
        PlainSight there = new PlainSight(map);
        PlainSight back = new PlainSight(map);
        for (int one = 0; one < map.floors(); one += 7) {
            there.from(map.floor(one));
            for (int other = 0; other < map.floors(); other += 5) {
                back.from(map.floor(other));
                assertThat(back.sees(map.floor(one))).isEqualTo(there.sees(map.floor(other)));
            }
        }
    }

    @Test
    void aRoomIsSeenToItsWallsAndNoFarther() {
        PlainSight sight = new PlainSight(map);
        sight.from(cell(5, 5));
        assertThat(sight.sees(cell(11, 8))).isTrue();
        assertThat(sight.sees(cell(12, 5))).as("its wall").isTrue();
        assertThat(sight.sees(cell(21, 5))).as("the next room").isFalse();
    }

    @Test
    void theFoesComeNearer() {
        Yardstick yardstick = new Yardstick();
        yardstick.turn();
        int before = yardstick.nearest();
        for (int turn = 0; turn < 100; turn++) {
            yardstick.turn();
        }
        assertThat(yardstick.nearest()).isLessThanOrEqualTo(2).isLessThan(before);
    }

    @Test
    void itIsTheSameWorkEveryTime() {
        assertThat(seenInManyTurns()).isEqualTo(seenInManyTurns()).isPositive();
    }

    private static int seenInManyTurns() {
        Yardstick yardstick = new Yardstick();
        int seen = 0;
        for (int turn = 0; turn < 1_000; turn++) {
            seen += yardstick.turn();
        }
        return seen;
    }

    private static int cell(int x, int y) {
        return y * PlainMap.WIDTH + x;
    }
}
