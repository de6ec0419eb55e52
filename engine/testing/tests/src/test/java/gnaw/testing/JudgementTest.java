package gnaw.testing;

import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.assertThatThrownBy;

import gnaw.lab.GameResult;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Forty games of which every tenth ends by cold; game n ends in turn n. */
class JudgementTest {
    private final Games games = new Games(
            "waiter",
            List.of("eaten"),
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
                        Turns: in 50 % of 40 games by waiter it is at most 20 (95 % sure: 14 to 28), but that should be at most 10. \
                        That is more than chance.
                        The worst: seed 40, depth 1, turn 40, cold.""");
    }

    @Test
    void whatIsTrueOfAllIsTrueForSure() {
        assertThat(games).always("Seeds", result -> result.seed() > 0);
    }
}
