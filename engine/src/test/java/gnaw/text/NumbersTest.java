package gnaw.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers as people write them. */
class NumbersTest {
    @ParameterizedTest
    @CsvSource({"3, 3", "-2.5, -2.5", ".5, 0.5", "5., 5", "+1e3, 1000"})
    void whatPeopleWriteIsRead(String text, double number) {
        assertThat(Numbers.read(text)).hasValue(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "much", "5d", "5f", "0x1p3", "Infinity", "NaN", "1e999", "1,5", " 3", "3 "})
    void nothingElseIs(String text) {
        assertThat(Numbers.read(text)).isEmpty();
    }
}
