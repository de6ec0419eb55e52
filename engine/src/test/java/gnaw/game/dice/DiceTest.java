package gnaw.game.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often chances come true. */
class DiceTest {
    private static final int THROWS = 200_000;

    @ParameterizedTest
    @CsvSource({"0, 0", "0.5, 1000", "2.5, 5000", "40, 80000", "99.5, 199000", "100, 200000"})
    void aChanceComesTrueAsOftenAsItSaysAlsoInFractionsOfAPercent(double chance, int expected) {
        Dice dice = SeededDice.of(7, "chances");
        long hits = IntStream.range(0, THROWS).filter(_ -> dice.percent(chance)).count();
        assertThat((double) hits).isCloseTo(expected, Percentage.withPercentage(10));
    }
}
