package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Written;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bracket that a script leaves open is told with its place. */
class MissingBracketsTest {
    @TempDir
    Path folder;

    @Test
    void whereABracketIsMissingTheOtherIsToldWithItsLine() {
        Written broken = new Written(folder).main("").mod("first", "const five = (x) => {\n  return 5;\n\nfive(1);\n");
        assertThatThrownBy(broken::load).hasMessage("""
                first/main.js:5:1  while the scripts were loaded
                  SyntaxError: Expected } but found the end. The { in line 1, column 21 is not closed.
                  5 |\s
                    | ^""");
    }

    @Test
    void soItIsWhereTheLanguageExpectsSomethingElse() {
        Written broken =
                new Written(folder).main("").mod("first", """
                const rows = {
                  one: (x) => {
                    if (x) {
                      x();
                  },
                  two: 2,
                };
                """).mod("second", "const five = Math.max({ a: 1 );\n");
        assertThatThrownBy(broken::load).hasMessage("""
                1 problem in first:

                first/main.js:5:4  while the scripts were loaded
                  SyntaxError: Expected an operand but found ,. The { in line 3, column 12 is not closed.
                  5 |   },
                    |    ^

                1 problem in second:

                second/main.js:1:30  while the scripts were loaded
                  SyntaxError: Expected comma but found ). The { in line 1, column 23 is not closed.
                  1 | const five = Math.max({ a: 1 );
                    |                              ^""");
    }

    @Test
    void whereABracketClosesTooMuchNoneIsCalledOpen() {
        Written broken = new Written(folder).main("").mod("first", "const five = (x) => {\n  return (5));\n};\n");
        assertThatThrownBy(broken::load).hasMessageNotContainingAny("is not closed");
    }
}
