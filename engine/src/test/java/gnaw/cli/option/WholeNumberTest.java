package gnaw.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeNumberTest {
    private final WholeNumber<Integer> numbers = new WholeNumber<>(Integer::valueOf);

    @Test
    void blanksAroundANumberDoNotMatter() {
        assertThat(numbers.convert(" 5 ")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            many                 | "many" is no whole number.
            1.5                  | "1.5" is no whole number.
            99999999999          | "99999999999" is too large.
            99999999999999999999 | "99999999999999999999" is too large.
            """)
    void whatIsNoneIsToldAsWhatItIs(String text, String told) {
        assertThatThrownBy(() -> numbers.convert(text)).hasMessage(told);
    }
}
