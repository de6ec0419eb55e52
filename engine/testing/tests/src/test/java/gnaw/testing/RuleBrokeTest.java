package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.RuleFailure;
import gnaw.game.RuleFailure.Moment;
import gnaw.game.RuleFailure.Parts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule that failed in a test, as tools show it. */
class RuleBrokeTest {
    private static final RuleFailure WRONG_NUMBER = new RuleFailure(
            "rain/main.js:3:5  rule turnEnds.rain:pour\n  A wrong number: expected 0 or more, but got -1.",
            new Parts(
                    "rain",
                    "rain/main.js:3:5",
                    "rule turnEnds.rain:pour",
                    "A wrong number.",
                    "0 or more",
                    "-1",
                    "",
                    ""),
            Moment.UNKNOWN);

    private static final RuleFailure UNKNOWN = new RuleFailure("rain/main.js:9:1", "It failed.");

    @Test
    void bothSidesAreToldApartWhereTheyAreKnown() {
        RuleBroke broke = RuleBroke.of(List.of(WRONG_NUMBER, WRONG_NUMBER));

        assertThat(broke).hasMessage("""
                rain/main.js:3:5  rule turnEnds.rain:pour
                  A wrong number.
                  expected  0 or more
                  got       -1""");
        assertThat(broke.getExpected().getValue()).isEqualTo("0 or more");
        assertThat(broke.getActual().getValue()).isEqualTo("-1");
        assertThat(broke.told()).isEqualTo(WRONG_NUMBER.getMessage());
    }

    @Test
    void whatFailsAgainInALaterTurnIsToldOnce() {
        RuleBroke broke = RuleBroke.of(List.of(inTurn(2), inTurn(3)));

        assertThat(broke.getMessage()).containsOnlyOnce("It failed.").doesNotContain("turn 3");
    }

    private static RuleFailure inTurn(int turn) {
        return new RuleFailure(
                UNKNOWN.getMessage(), UNKNOWN.parts(), new Moment(List.of(), List.of(), "turn " + turn, "", ""));
    }

    @Test
    void severalFailuresHaveNoSides() {
        RuleBroke broke = RuleBroke.of(List.of(WRONG_NUMBER, UNKNOWN));

        assertThat(broke.isExpectedDefined()).isFalse();
        assertThat(broke.told()).isEqualTo(WRONG_NUMBER.getMessage() + "\nIt failed.");
        assertThat(RuleBroke.of(List.of(UNKNOWN)).isExpectedDefined()).isFalse();
    }
}
