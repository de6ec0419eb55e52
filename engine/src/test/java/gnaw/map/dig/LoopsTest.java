package gnaw.map.dig;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Point;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LoopsTest {
    private final Ground ground = new Ground(20, 12, new Random(1));
    private final Loops loops = new Loops(ground, new Random(1));

    private void cave(int x, int y, int width) {
        ground.add(new Room(
                Shape.CAVE,
                IntStream.range(x, x + width)
                        .mapToObj(column -> new Point(column, y))
                        .toList()));
    }

    @Test
    void aWallBetweenTwoRoomsIsOpenedWhereTheWalkAroundIsLong() {
        cave(2, 3, 3);
        cave(6, 3, 3);

        assertThat(loops.open(20)).isTrue();
        assertThat(ground.isGate(new Point(5, 3))).isTrue();
    }

    @Test
    void noneIsOpenedOntoADoorway() {
        cave(2, 3, 3);
        cave(6, 3, 3);
        ground.open(new Point(5, 3));
        cave(5, 5, 1);

        assertThat(loops.open(20)).isFalse();
        assertThat(ground.isRock(new Point(5, 4))).isTrue();
    }

    @Test
    void noneIsOpenedWhereTheWalkLeadsThroughGrass() {
        cave(2, 3, 3);
        cave(6, 3, 3);
        for (Point cell : List.of(new Point(4, 5), new Point(5, 6), new Point(6, 5))) {
            ground.level().set(cell, Ground.FORD);
        }
        ground.level().set(new Point(4, 4), Ground.FORD);
        ground.level().set(new Point(6, 4), Ground.FORD);

        assertThat(loops.open(20)).isFalse();
    }
}
