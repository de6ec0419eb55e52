package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which bracket of a broken script is meant to be closed. */
class UnclosedTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            add(rules, {/  one: () => {/    say(1);/  two: () => [],/});/ | { 2:14
            add(rules, {/  one: () => {/    say(1);/  },/  two: [/});/    | [ 5:8
            const a = (b) => {/  return [b;/};/                           | [ 2:10
            f([1, 2);/                                                    | [ 1:3
            const a = "}";/const b = [1, 2;/                               | [ 2:11
            add(rules, {/  one: () => [],/};/                             | ( 1:4
            f(/  1,/  2/                                                  | ( 1:2
            """)
    void theBracketThatIsNotClosedIsFoundByItsMargin(String script, String found) {
        assertThat(Unclosed.in(script.replace("/", "\n")))
                .get()
                .extracting(open -> open.text() + " " + open.line() + ":" + open.column())
                .isEqualTo(found);
    }
}
