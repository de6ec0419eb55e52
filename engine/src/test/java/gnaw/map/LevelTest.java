package gnaw.map;

import static gnaw.map.Maps.CHASM;
import static gnaw.map.Maps.FLOOR;
import static gnaw.map.Maps.LEGEND;
import static gnaw.map.Maps.WALL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class LevelTest {
    private static final String ROOM = """
            #####
            #..~#
            #.#.#
            #####""";

    private final Level level = Maps.drawn(ROOM);

    @Test
    void aDrawnLevelDrawsItselfAgain() {
        assertThat(level.draw(LEGEND)).isEqualTo(ROOM);
        assertThat(level.width()).isEqualTo(5);
        assertThat(level.height()).isEqualTo(4);
    }

    @Test
    void aTileThatTheLegendLacksIsDrawnAsAQuestion() {
        level.set(new Point(1, 1), new Tile("altar", true, true));
        assertThat(level.draw(LEGEND)).startsWith("#####\n#?.~#\n");
    }

    @Test
    void whatThereIsIsKnownAlsoAfterAChange() {
        assertThat(level.tiles()).containsExactlyInAnyOrder(WALL, FLOOR, CHASM);
        level.set(new Point(3, 1), FLOOR);
        assertThat(level.tiles()).containsExactlyInAnyOrder(WALL, FLOOR);
    }

    @Test
    void whereTheTileOfACellHasChangedOneWalksAndSeesAsItSays() {
        level.set(new Point(2, 2), CHASM);
        assertThat(level.passable(new Point(2, 2))).isEqualTo(CHASM.passable());
        assertThat(level.transparent(new Point(2, 2))).isTrue();
        level.set(new Point(2, 2), WALL);
        assertThat(level.transparent(new Point(2, 2))).isFalse();
    }

    @Test
    void allCellsOfATileAreKnownAlsoAfterAChange() {
        assertThat(level.cells("chasm")).containsExactly(new Point(3, 1));
        level.set(new Point(3, 1), FLOOR);
        level.set(new Point(1, 2), CHASM);
        assertThat(level.cells("chasm")).containsExactly(new Point(1, 2));
        assertThat(level.cells("floor"))
                .containsExactly(new Point(1, 1), new Point(2, 1), new Point(3, 1), new Point(3, 2));
        assertThat(level.cells("outside")).isEmpty();
        assertThat(level.cells("lava")).isEmpty();
    }

    @Test
    void nobodyWalksOrSeesOutside() {
        assertThat(level.contains(new Point(-1, 0))).isFalse();
        assertThat(level.passable(new Point(5, 1))).isFalse();
        assertThat(level.transparent(new Point(0, 4))).isFalse();
        assertThatThrownBy(() -> level.at(new Point(5, 1))).hasMessage("(5, 1) lies outside the level of 5×4 cells");
        assertThatThrownBy(() -> level.set(new Point(0, -1), FLOOR))
                .hasMessage("(0, -1) lies outside the level of 5×4 cells");
    }

    @Test
    void oneSeesButDoesNotWalkAcrossAChasm() {
        assertThat(level.passable(new Point(3, 1))).isFalse();
        assertThat(level.transparent(new Point(3, 1))).isTrue();
    }

    @Test
    void diagonalStepsSqueezePastOneWallButNotBetweenTwo() {
        assertThat(level.mayStep(new Point(2, 1), Direction.SW)).isTrue();
        assertThat(level.mayStep(new Point(2, 1), Direction.SE)).isFalse();
        level.set(new Point(3, 1), FLOOR);
        assertThat(level.mayStep(new Point(2, 1), Direction.SE)).isTrue();
    }

    @Test
    void nobodyStepsIntoAWall() {
        assertThat(level.mayStep(new Point(1, 1), Direction.N)).isFalse();
        assertThat(level.mayStep(new Point(1, 1), Direction.E)).isTrue();
    }

    @Test
    void nothingIsRememberedOfANewLevel() {
        assertThat(level.points())
                .allSatisfy(cell -> assertThat(level.remembered(cell)).isEmpty());
        assertThat(level.remembered(new Point(-1, 0))).isEmpty();
    }

    @Test
    void aCellIsRememberedAsItWasWhenLastSeen() {
        Point cell = new Point(1, 1);
        level.remember(cell);
        level.set(cell, CHASM);
        assertThat(level.remembered(cell)).contains(FLOOR);
        level.remember(cell);
        assertThat(level.remembered(cell)).contains(CHASM);
        level.forget(cell);
        assertThat(level.remembered(cell)).isEmpty();
    }

    @Test
    void whatIsInSightIsRemembered() {
        Vision vision = Sight.from(level, new Point(1, 2), 1);
        level.remember(vision);
        assertThat(level.points().filter(cell -> level.remembered(cell).isPresent()))
                .containsExactlyElementsOf(vision);
    }

    @Test
    void aFalseMemoryDoesNotChangeTheCell() {
        level.remember(new Point(1, 1), WALL);
        assertThat(level.remembered(new Point(1, 1))).contains(WALL);
        assertThat(level.at(new Point(1, 1))).isEqualTo(FLOOR);
    }

    @Test
    void aWrongDrawingIsToldWhere() {
        assertThatThrownBy(() -> Maps.drawn("###\n#."))
                .hasMessage("Row 2 of the drawn map has 2 cells, the first has 3");
        assertThatThrownBy(() -> Maps.drawn("###\n#x#"))
                .hasMessage("Row 2, column 2 of the drawn map: the legend has no tile for 'x'");
        assertThatThrownBy(() -> Maps.drawn("")).hasMessage("An empty text draws no map");
        assertThatThrownBy(() -> new Level(0, 3, FLOOR)).hasMessage("A level cannot be 0×3 cells");
    }
}
