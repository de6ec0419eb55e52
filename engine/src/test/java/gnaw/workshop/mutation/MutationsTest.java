package gnaw.workshop.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The small mistakes that can be made in a script. */
class MutationsTest {
    @Test
    void numbersAreOneOffAndFractionsHalfAsMuchAgain() {
        assertThat(mistakes("const below = 300;")).containsExactly("const below = 301;", "const below = 299;");
        assertThat(mistakes("const none = 0;")).containsExactly("const none = 1;");
        assertThat(mistakes("const most = 1_000;")).containsExactly("const most = 1001;", "const most = 999;");
        assertThat(mistakes("const part = 0.5;")).containsExactly("const part = 0.75;");
    }

    @Test
    void comparisonsMoveTheirBoundaryAndTurnAround() {
        assertThat(mistakes("a < b")).containsExactly("a <= b", "a >= b");
        assertThat(mistakes("a >= b")).containsExactly("a > b", "a < b");
        assertThat(mistakes("a === b")).containsExactly("a !== b");
    }

    @Test
    void signsTurnAround() {
        assertThat(mistakes("a + b * -c")).containsExactly("a - b * -c", "a + b / -c", "a + b * c");
        assertThat(mistakes("a && !b")).containsExactly("a || !b", "a && b");
    }

    @Test
    void conditionsAreNeverOrAlwaysTrue() {
        assertThat(mistakes("if (isNew(level)) go();")).containsExactly("if (false) go();", "if (true) go();");
        assertThat(mistakes("worse ? a : b")).containsExactly("worse && false ? a : b", "worse || true ? a : b");
    }

    @Test
    void effectsAreLeftOutOneByOne() {
        assertThat(mistakes("(who) => [say(\"a, b\"), worse && set(who, \"x\", y), ...all(who), plain]"))
                .containsExactly(
                        "(who) => [[], worse && set(who, \"x\", y), ...all(who), plain]",
                        "(who) => [say(\"a, b\"), [], ...all(who), plain]",
                        "(who) => [say(\"a, b\"), worse || set(who, \"x\", y), ...all(who), plain]");
    }

    @Test
    void nothingIsMistakenForAnEffect() {
        assertThat(mistakes("const [a = f()] = pair; rows[f(a)]; [b] = g();")).isEmpty();
    }

    @Test
    void textsCommentsAndPatternsAreLeftAlone() {
        assertThat(mistakes("""
                import { a } from "1 < 2";
                // 3 < 4
                const b = /5?<[6]/, c = `7 < 8`, d = a?.b ?? c;""")).isEmpty();
    }

    @Test
    void codeInTemplatesIsCode() {
        assertThat(mistakes("`so ${a > b} it is`")).containsExactly("`so ${a >= b} it is`", "`so ${a <= b} it is`");
    }

    @Test
    void placesAreTold() {
        Mutant mutant = Mutations.of("base/a.js", "\n  a < b\n").getFirst();

        assertThat(mutant.place()).isEqualTo("base/a.js:2:5");
        assertThat(mutant.original()).isEqualTo("<");
        assertThat(mutant.mistake()).isEqualTo("<=");
    }

    private static List<String> mistakes(String script) {
        return Mutations.of("base/a.js", script).stream()
                .map(mutant -> mutant.in(script))
                .toList();
    }
}
