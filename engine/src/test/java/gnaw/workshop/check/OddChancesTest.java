package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chances that are written in another unit than the dice want. */
class OddChancesTest {
    @ParameterizedTest
    @CsvSource({
        "percent(0.5), 'percent wants a number from 0 to 100, but gets 0.5.'",
        "percent(500), 'percent wants a number from 0 to 100, but gets 500.'",
        "oneIn(2.5), 'oneIn wants a whole number, 1 or more, but gets 2.5.'",
        "oneIn(0), 'oneIn wants a whole number, 1 or more, but gets 0.'"
    })
    void whatIsNoChanceIsToldAtItsNumber(String asked, String told) {
        int column = 26 + asked.indexOf('(');
        assertThat(OddChances.check("one/main.js", "const f = (dice) => dice." + asked + ";"))
                .containsExactly(Finding.warning("one/main.js:1:" + (column + 1), told));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"percent(0)", "percent(0.5 * share)", "percent(100)", "oneIn(1)", "oneIn(1_000)", "roll(0.5)"})
    void whatIsOneIsNot(String asked) {
        assertThat(OddChances.check("one/main.js", "const f = (dice, share) => dice." + asked + ";"))
                .isEmpty();
    }
}
