package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PocketTest {
    private final Level level = Maps.drawn("""
            ##########
            #.#.##...#
            ##.##....#
            ####.#...#
            ###...####
            ##########""");

    @Test
    void aCellOutOfWhichOneWouldHaveToSqueezeIsAPocket() {
        assertThat(Pocket.isAround(new Point(2, 2), level)).isTrue();
    }

    @Test
    void fewCellsArePocketsNineAreNot() {
        assertThat(Pocket.isAround(new Point(4, 4), level)).isTrue();
        assertThat(Pocket.isAround(new Point(6, 1), level)).isFalse();
        level.set(new Point(8, 3), Maps.WALL);
        assertThat(Pocket.isAround(new Point(6, 1), level)).isFalse();
        level.set(new Point(8, 2), Maps.WALL);
        assertThat(Pocket.isAround(new Point(6, 1), level)).isTrue();
    }
}
