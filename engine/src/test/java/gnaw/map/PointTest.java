package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class PointTest {
    private static final Point HERE = new Point(10, 10);

    @Test
    void eachStepLeadsInItsOwnDirection() {
        assertThat(Direction.all())
                .allSatisfy(way -> assertThat(HERE.directionTo(HERE.plus(way))).isEqualTo(way));
    }

    @Test
    void aStepAndItsOppositeLeadBack() {
        assertThat(Direction.all()).allSatisfy(way -> assertThat(HERE.plus(way).plus(way.opposite()))
                .isEqualTo(HERE));
    }

    @Test
    void eightTurnsClockwiseGoAllTheWayRound() {
        assertThat(Direction.N.clockwise()).isEqualTo(Direction.NE);
        assertThat(Direction.NW.clockwise()).isEqualTo(Direction.N);
    }

    @Test
    void aFarCellLiesInTheNearestOfTheEightDirections() {
        assertThat(HERE.directionTo(HERE.plus(20, 3))).isEqualTo(Direction.E);
        assertThat(HERE.directionTo(HERE.plus(20, -12))).isEqualTo(Direction.NE);
        assertThat(HERE.directionTo(HERE.plus(-3, 20))).isEqualTo(Direction.S);
        assertThat(HERE.directionTo(HERE.plus(-7, -9))).isEqualTo(Direction.NW);
    }

    @Test
    void noDirectionLeadsFromACellToItself() {
        assertThatThrownBy(() -> HERE.directionTo(HERE)).hasMessage("No direction leads from (10, 10) to itself");
    }

    @Test
    void aDiagonalStepIsAsFarAsAStraightOne() {
        assertThat(HERE.distance(HERE.plus(3, -4))).isEqualTo(4);
        assertThat(HERE.isBeside(HERE.plus(1, 1))).isTrue();
        assertThat(HERE.isBeside(HERE)).isFalse();
    }

    @Test
    void pointsSortAsOneReads() {
        assertThat(List.of(new Point(0, 1), new Point(5, 0), new Point(2, 0)).stream()
                        .sorted())
                .containsExactly(new Point(2, 0), new Point(5, 0), new Point(0, 1));
    }

    @Test
    void directionsAreNamedInPlainWords() {
        assertThat(Direction.NE).hasToString("north-east");
        assertThat(Direction.named("south-west")).isEqualTo(Direction.SW);
        assertThat(Direction.named("SW")).isEqualTo(Direction.SW);
        assertThatThrownBy(() -> Direction.named("up"))
                .hasMessage("There is no direction \"up\". There are: north, north-east, east, south-east,"
                        + " south, south-west, west, north-west.");
    }
}
