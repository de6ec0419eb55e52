package gnaw.testing;

import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.assertThatThrownBy;

import gnaw.game.Measure;
import gnaw.lab.Counts;
import gnaw.lab.GameResult;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forty games of which every tenth ends by cold; game n ends in turn n. */
class JudgementTest {
    private final Games games = new Games(
            "waiter",
            List.of(band("eaten", true)),
            IntStream.rangeClosed(1, 40)
                    .mapToObj(n -> new GameResult(
                            n, n, 1, 100 - n, false, n % 10 == 0 ? "cold" : "age", List.of(), new TreeMap<>(), ""))
                    .toList());

    @Test
    void whatKeepsToItsBoundsPasses() {
        assertThat(games)
                .atMost(0.1, "Cold", result -> result.end().equals("cold"))
                .atLeast(0.9, "Age", result -> result.end().equals("age"))
                .quantile(0.5, "Turns", GameResult::turns, 20, 20);
    }

    @Test
    void aShareThatIsTooLargeIsToldWithItsWorstGame() {
        assertThatThrownBy(() -> assertThat(games)
                        .atMost(0.05, "Cold", result -> result.end().equals("cold")))
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        Cold in 4 of 40 games by waiter: 10 % (95 % sure: 4.0 % to 23.1 %), but it should be at most 5 %. \
                        It might be chance: more games would tell.
                        The worst: seed 40, depth 1, turn 40, cold.""");
    }

    @Test
    void aBoundThatIsMissedByFarIsMissedForSure() {
        assertThatThrownBy(() ->
                        assertThat(games).always("Cold", result -> result.end().equals("cold")))
                .hasMessageContaining("but it should be at least 100 %. That is more than chance.");
    }

    @Test
    void aQuantileIsToldWithTheMostExtremeGame() {
        assertThatThrownBy(() -> assertThat(games).quantile(0.5, "Turns", GameResult::turns, 0, 10))
                .hasMessage("""
                        Turns: in 50 % of 40 games by waiter it is at most 20 (95 % sure: 14 to 27), but that should be at most 10. \
                        That is more than chance.
                        The worst: seed 40, depth 1, turn 40, cold.""");
    }

    @ParameterizedTest(name = "the first {0} games: in {1} of them")
    @CsvSource(delimiter = '|', textBlock = """
             1 | 0.5  | it is at most 1 (too few games to be sure of anything), but that should be at most 0. It might be chance
             2 | 0.5  | it is at most 1 (too few games to be sure of anything), but that should be at most 0. It might be chance
             6 | 0.5  | it is at most 3 (95 % sure: 1 to 6), but that should be at most 0. That is more than chance.
            12 | 0.95 | it is at most 12 (95 % sure: at least 10), but that should be at most 0. That is more than chance.
            12 | 0.05 | it is at most 1 (95 % sure: at most 3), but that should be at most 0. It might be chance
            """)
    void ofFewGamesLessIsSure(int count, double part, String told) {
        Games few = new Games("waiter", List.of(), games.results().subList(0, count));
        assertThatThrownBy(() -> assertThat(few).quantile(part, "Turns", GameResult::turns, 0, 0))
                .hasMessageContaining(told);
    }

    @Test
    void whatAddsUpIsAddedAndOfAllElseTheLastCounts() {
        SortedMap<Integer, Double> atDepths = new TreeMap<>(Map.of(1, 4.0, 2, 7.0));
        Counts counts = new Counts(new TreeMap<>(Map.of("", atDepths)));
        GameResult result = new GameResult(
                1, 9, 2, 0, false, "age", List.of(), new TreeMap<>(Map.of("level", counts, "gold", counts)), "");
        Games one = new Games("waiter", List.of(band("level", false), band("gold", true)), List.of(result));
        assertThat(one.amounts("level")).containsExactly(7.0);
        assertThat(one.amounts("gold")).containsExactly(11.0);
    }

    private static Measure.About band(String id, boolean adds) {
        return new Measure.About(id, id, "", Measure.Plot.BAND, adds);
    }

    @Test
    void whatIsTrueOfAllIsTrueForSure() {
        assertThat(games).always("Seeds", result -> result.seed() > 0);
    }
}
