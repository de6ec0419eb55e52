package gnaw.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FrontierTest {
    private static final Tile MIRE = new Tile("mire", true, true);
    private static final KnownGround DRY = KnownGround.ofTiles((_, tile) -> !tile.equals(MIRE));

    private static List<Point> walk(Level level, Point from, Point... lures) {
        List<Point> way = new ArrayList<>(List.of(from));
        Optional<Direction> step = step(level, from, lures);
        while (step.isPresent()) {
            way.add(way.getLast().plus(step.orElseThrow()));
            step = step(level, way.getLast(), lures);
        }
        return way;
    }

    private static Optional<Direction> step(Level level, Point from, Point... lures) {
        return new Frontier(level, List.of(lures), DRY).step(from, cell -> true);
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
        assertThat(walk(level, new Point(1, 1))).endsWith(new Point(5, 1)).hasSize(5);
        level.points().forEach(level::remember);
        assertThat(step(level, new Point(1, 1))).isEmpty();
        assertThat(walk(level, new Point(1, 1), new Point(3, 1)))
                .endsWith(new Point(3, 1))
                .hasSize(3);
    }

    @Test
    void whoeverSleepsInTheWayIsGoneRoundWhereThatIsNoFarther() {
        Level hall = Maps.drawn("""
                ########
                #......#
                #......#
                #......#
                ########""");
        Level passage = Maps.drawn("""
                ########
                #......#
                ########""");
        for (Level level : List.of(hall, passage)) {
            level.points().filter(at -> at.x() < 6).forEach(level::remember);
        }
        Point from = new Point(2, 1);
        Predicate<Point> free = at -> !at.equals(new Point(3, 1)) && !at.equals(new Point(3, 2));
        assertThat(aside(hall, from, free).map(from::plus)).contains(new Point(2, 2));
        assertThat(aside(passage, from, free)).isEmpty();
    }

    private static Optional<Direction> aside(Level level, Point from, Predicate<Point> free) {
        return new Frontier(level, List.of(), DRY).stepAside(from, free);
    }

    @Test
    void whatWasFoundIsKeptUntilSomethingIsLearnt() {
        Level level = Maps.drawn("""
                ########
                #....#.#
                ########""");
        level.points().forEach(level::remember);
        Point from = new Point(1, 1);
        Frontier frontier = level.frontier("law", List.of(), DRY);
        level.remember(from);
        assertThat(level.frontier("law", List.of(), DRY)).isSameAs(frontier);
        level.set(new Point(5, 1), Maps.FLOOR);
        level.remember(new Point(5, 1));
        Frontier afterwards = level.frontier("law", List.of(), DRY);
        assertThat(afterwards).isNotSameAs(frontier);
        level.forget(new Point(6, 1));
        assertThat(level.frontier("law", List.of(), DRY)).isNotSameAs(afterwards);
    }

    @Test
    void whatWasFoundIsKeptForTheSameLawAndLuresAlone() {
        Level level = new Level(3, 1, Maps.FLOOR);
        Frontier frontier = level.frontier("law", List.of(new Point(1, 0)), DRY);
        assertThat(level.frontier("law", List.of(new Point(1, 0)), DRY)).isSameAs(frontier);
        Frontier withoutLures = level.frontier("law", List.of(), DRY);
        assertThat(withoutLures).isNotSameAs(frontier);
        assertThat(level.frontier("another law", List.of(), DRY)).isNotSameAs(withoutLures);
    }

    /** Of the ground on the way to the right nothing is asked but whether he may stand where he is. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoeverWalksOnNeedNotSearchAgain(boolean isBarren) {
        Level level = new Level(9, 3, Maps.FLOOR);
        level.points().forEach(level::remember);
        List<Integer> asked = new ArrayList<>();
        KnownGround noted = KnownGround.ofTiles((cell, _) -> asked.add(cell));
        Frontier frontier = new Frontier(level, isBarren ? List.of() : List.of(new Point(8, 1)), noted);
        frontier.step(new Point(0, 1), _ -> true);
        for (int x = 1; x < 8; x++) {
            asked.clear();
            assertThat(frontier.step(new Point(x, 1), _ -> true))
                    .isEqualTo(isBarren ? Optional.empty() : Optional.of(Direction.E));
            assertThat(asked).containsExactly(level.index(new Point(x, 1)));
        }
        asked.clear();
        frontier.step(new Point(0, 2), _ -> true);
        assertThat(asked.size() > 1).isEqualTo(!isBarren);
    }

    @Test
    void theExplorerTrustsItsOutdatedMemory() {
        Level level = Maps.drawn("...");
        level.points().forEach(level::remember);
        level.set(new Point(1, 0), Maps.WALL);
        assertThat(walk(level, new Point(0, 0), new Point(2, 0))).hasSize(3);
    }

    @Test
    void straightStepsArePreferredAmongEqualOnes() {
        Level level = new Level(5, 5, Maps.FLOOR);
        level.points().forEach(level::remember);
        Frontier frontier = new Frontier(level, List.of(new Point(2, 0)), DRY);
        assertThat(frontier.step(new Point(2, 2), cell -> true)).contains(Direction.N);
        assertThat(frontier.step(new Point(2, 2), cell -> cell.x() != 2)).contains(Direction.NE);
        assertThat(frontier.step(new Point(2, 2), cell -> false)).isEmpty();
    }

    @Test
    void whoStandsInTheMireLeavesItTowardsTheNearestGoal() {
        Level level = Maps.drawn("......");
        level.set(new Point(2, 0), MIRE);
        level.points().forEach(level::remember);
        Point start = new Point(0, 0);
        Point end = new Point(5, 0);
        assertThat(step(level, new Point(2, 0), start, end)).contains(Direction.W);
        assertThat(step(level, new Point(2, 0), end)).contains(Direction.E);
        assertThat(step(level, new Point(1, 0), end)).isEmpty();
    }

    @Test
    void aLureOutsideIsRefused() {
        assertThatThrownBy(() -> step(Maps.drawn("..."), new Point(0, 0), new Point(3, 0)))
                .hasMessage("(3, 0) lies outside the level of 3×1 cells");
    }

    /** On random levels, some of them mire, with random, partly false memories, from every cell. */
    @Test
    void theStepIsTheOneDownAMapOfWholeDistances() {
        Random dice = new Random(7);
        for (int round = 0; round < 300; round++) {
            Level level = halfRemembered(dice);
            List<Point> lures = cells(level, dice, 3).toList();
            Predicate<Point> free = cell -> (cell.x() + 2 * cell.y()) % 5 > 0;
            DistanceMap plain = plain(level, lures);
            assertThat(level.points()).allSatisfy(from -> assertThat(new Frontier(level, lures, DRY).step(from, free))
                    .as(() -> "from " + from + " to " + lures + "\n" + draw(level))
                    .isEqualTo(plain.downhill(from, free)));
        }
    }

    /** Of one that is kept, from wherever somebody comes on his way, which now and then leads him aside. */
    @Test
    void theStepOfOneThatIsKeptIsTheSame() {
        Random dice = new Random(8);
        for (int round = 0; round < 300; round++) {
            Level level = halfRemembered(dice);
            List<Point> lures = cells(level, dice, 3).toList();
            DistanceMap plain = plain(level, lures);
            Frontier frontier = new Frontier(level, lures, DRY);
            for (Point at : cells(level, dice, 10).toList()) {
                Optional<Direction> step = Optional.of(Direction.N);
                for (int steps = 0; steps < 30 && step.isPresent() && level.contains(at); steps++) {
                    int barred = dice.nextInt(5);
                    step = frontier.step(at, cell -> (cell.x() + 2 * cell.y()) % 5 != barred);
                    assertThat(step)
                            .as("from " + at + " to " + lures + "\n" + draw(level))
                            .isEqualTo(plain.downhill(at, cell -> (cell.x() + 2 * cell.y()) % 5 != barred));
                    at = at.plus(dice.nextInt(6) == 0 ? Direction.values()[dice.nextInt(8)] : step.orElse(Direction.N));
                }
            }
        }
    }

    private static Level halfRemembered(Random dice) {
        Level level = Maps.random(14, 9, 30, dice);
        cells(level, dice, 12).forEach(cell -> level.set(cell, MIRE));
        cells(level, dice, 20 + dice.nextInt(80)).forEach(level::remember);
        cells(level, dice, 3).forEach(cell -> level.remember(cell, Maps.WALL));
        return level;
    }

    private static Stream<Point> cells(Level level, Random dice, int percent) {
        return level.points().filter(cell -> dice.nextInt(100) < percent);
    }

    /** All distances over what is remembered, the unknown taken for passable. */
    private static DistanceMap plain(Level level, List<Point> lures) {
        Level known = new Level(level.width(), level.height(), new Tile("unknown", true, false));
        level.points().forEach(cell -> level.remembered(cell).ifPresent(tile -> known.set(cell, tile)));
        List<Point> goals = new ArrayList<>(lures);
        level.points().filter(cell -> isEdge(level, known, cell)).forEach(goals::add);
        return DistanceMap.from(
                known,
                goals,
                cell -> level.remembered(cell)
                                .filter(tile -> DRY.isWanted(cell, tile))
                                .isPresent()
                        ? 1
                        : PassableCost.FORBIDDEN);
    }

    private static boolean isEdge(Level level, Level known, Point cell) {
        return level.remembered(cell).isEmpty()
                && Direction.all().stream()
                        .anyMatch(way -> known.mayStep(cell, way)
                                && level.remembered(cell.plus(way)).isPresent());
    }

    private static String draw(Level level) {
        return level.draw(cell -> level.remembered(cell)
                .map(tile -> !tile.passable() ? '#' : tile.equals(MIRE) ? '~' : '.')
                .orElse(' '));
    }
}
