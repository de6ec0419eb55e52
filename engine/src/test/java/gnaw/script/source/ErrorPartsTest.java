package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorPartsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', emptyValue = "", textBlock = """
            There is no fact "thrist" here. Did you mean "thirst"? | There is no fact "thrist" here. | '' | '' | Did you mean "thirst"?
            damage wants a number for amount, but got NaN. | damage: amount is wrong. | a number | NaN | ''
            A rule answers a list of effects, [] for none; this one answered nothing. | The rule's answer is none. | a list of effects, [] for none | nothing | ''
            A place is wanted here, but got "here". | What is given here is not what is wanted. | a place | "here" | ''
            Facts are read-only: "x" cannot be assigned. Answer an effect such as set(who, "x", …) instead; === compares. | Facts are read-only: "x" cannot be assigned. | '' | '' | Answer an effect such as set(who, "x", …) instead; === compares.
            world.path wants 2 values, but got 1. Ask it as world.path(from: Place, to: Place). | world.path is wrong. | 2 values | 1 | Ask it as world.path(from: Place, to: Place).
            Dice are wanted here, but got 3. | What is given here is not what is wanted. | dice | 3 | ''
            ouch | ouch | '' | '' | ''
            """)
    void anErrorIsTakenApart(String error, String what, String expected, String got, String hint) {
        assertThat(ErrorParts.of(error)).isEqualTo(new ErrorParts(what, expected, got, hint));
    }
}
