package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SightTest {
    @Test
    void aDiscOfSightLooksRound() {
        assertThat(Maps.seen(new Level(9, 9, Maps.FLOOR), new Point(4, 4), 4)).isEqualTo("""
                  ..... \s
                 .......\s
                .........
                .........
                ....@....
                .........
                .........
                 .......\s
                  ..... \s""");
    }

    @Test
    void allWallsOfARoomAreSeenFromItsCorner() {
        String room = """
                #######
                #@....#
                #.....#
                #.....#
                #######""";
        assertThat(Maps.seen(Maps.drawn(room.replace('@', '.')), new Point(1, 1), Sight.UNLIMITED))
                .isEqualTo(room);
    }

    @Test
    void everyWallOfAnEmptyRoomIsSeenFromEveryPlaceInIt() {
        Level room = Maps.drawn("#".repeat(30) + ("\n#" + ".".repeat(28) + "#").repeat(12) + "\n" + "#".repeat(30));
        assertThat(Maps.floor(room)).allSatisfy(eye -> assertThat(
                        Sight.from(room, eye, Sight.UNLIMITED).count())
                .isEqualTo(30 * 14));
    }

    @Test
    void sightRoundACornerPassesTheTipOfTheWall() {
        assertThat(Maps.seen(Maps.drawn("""
                #######
                #.....#
                ####..#
                ####..#
                #######"""), new Point(1, 1), Sight.UNLIMITED)).isEqualTo("""
                #######
                #@....#
                #### .#
                      \s
                      \s""");
    }

    @Test
    void aPillarThrowsAShadowThatWidens() {
        assertThat(Maps.seen(Maps.drawn("""
                ...........
                ...........
                ...........
                ...#.......
                ...........
                ...........
                ..........."""), new Point(1, 3), Sight.UNLIMITED)).isEqualTo("""
                ...........
                ..........\s
                ......    \s
                .@.#      \s
                ......    \s
                ..........\s
                ...........""");
    }

    @Test
    void sightPassesAChasm() {
        assertThat(Maps.seen(Maps.drawn("#.~~.#"), new Point(1, 0), Sight.UNLIMITED))
                .isEqualTo("#@~~.#");
    }

    @Test
    void theShortSightedSeeTheirOwnCell() {
        Vision vision = Sight.from(Maps.drawn("..."), new Point(1, 0), 0);
        assertThat(vision).containsExactly(new Point(1, 0));
        assertThat(vision.count()).isEqualTo(1);
        assertThat(Vision.none(Maps.drawn("..."))).isEmpty();
    }

    @Test
    void ofTwoFloorCellsEachSeesTheOtherOrNeitherDoes() {
        Random dice = new Random(1);
        for (int map = 0; map < 2_000; map++) {
            Level level = Maps.random(5 + dice.nextInt(20), 5 + dice.nextInt(15), 5 + dice.nextInt(45), dice);
            requireSymmetry(level, map % 3 == 0 ? Sight.UNLIMITED : 1 + dice.nextInt(9));
        }
    }

    private static void requireSymmetry(Level level, int radius) {
        List<Point> floor = Maps.floor(level);
        List<Vision> visions =
                floor.stream().map(eye -> Sight.from(level, eye, radius)).toList();
        for (int one = 0; one < floor.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (visions.get(one).sees(floor.get(other))
                        != visions.get(other).sees(floor.get(one))) {
                    throw new AssertionError(floor.get(one) + " and " + floor.get(other) + " disagree, radius " + radius
                            + ":\n" + level.draw(Maps.LEGEND));
                }
            }
        }
    }

    @Test
    void noCornerIsBlindForNeighboursSeeEachOther() {
        Random dice = new Random(2);
        for (int map = 0; map < 200; map++) {
            Level level = Maps.random(12, 12, 50, dice);
            assertThat(Maps.floor(level))
                    .allSatisfy(eye -> assertThat(eye.around().stream().filter(level::contains))
                            .allMatch(Sight.from(level, eye, 2)::sees));
        }
    }

    @Test
    void onlyWhoIsOnTheLevelSees() {
        Level level = Maps.drawn("...");
        assertThatThrownBy(() -> Sight.from(level, new Point(3, 0), 5))
                .hasMessage("(3, 0) lies outside the level of 3×1 cells");
        assertThatThrownBy(() -> Sight.from(level, new Point(0, 0), -1)).hasMessage("Nobody sees -1 cells far");
        assertThat(Sight.from(level, new Point(0, 0), 5).sees(new Point(0, 1))).isFalse();
    }
}
