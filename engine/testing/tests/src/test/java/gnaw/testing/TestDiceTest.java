package gnaw.testing;

import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Dice that fall as a test says. */
@WithRules
class TestDiceTest {
    @BeforeEach
    void besideARat(TestWorld world) {
        world.draw("#@r#");
    }

    @Test
    void theyFallInOrderAndAgainFromTheStart(TestWorld world, TestDice dice) {
        dice.fall(50, 2, 51);
        world.turns(4);

        assertThat(world.hero()).has("hitPoints", 16);
    }

    @Test
    void lowestHitsAndHighestMisses(TestWorld world, TestDice dice) {
        dice.lowest();
        assertThat(world.turns(3).hero()).has("hitPoints", 17);

        dice.highest();
        assertThat(world.turns(3).hero()).has("hitPoints", 17);
    }

    @Test
    void theDiceOfOneRuleComeFirst(TestWorld world, TestDice dice) {
        dice.highest();
        dice.of("blows").lowest();

        assertThat(world.turns(1).hero()).has("hitPoints", 19);
    }

    @Test
    void aResultThatCannotBeFails(TestWorld world, TestDice dice) {
        dice.fall(50, 3);

        assertThatThrownBy(() -> world.turns(1))
                .hasMessage("The loaded die shows 3, but what is drawn here is a whole number from 1 to 2.");
    }

    @Test
    void diceThatNobodyThrowsFail() {
        TestDice vain = new TestDice();
        vain.of("blows").fall(3);

        assertThatThrownBy(() -> vain.requireThrown(() -> Set.of("blows")))
                .hasMessage("The dice loaded for the rule \"blows\" were never thrown. No rule threw any.");
    }

    @Test
    void diceOfARuleThatThereIsNotFail() {
        TestDice vain = new TestDice();
        vain.of("blosw").lowest();

        assertThatThrownBy(() -> vain.requireThrown(() -> Set.of("blows", "tide:floods")))
                .hasMessage("Dice are loaded for a rule \"blosw\", but there is none. Did you mean \"blows\"?");
    }

    @Test
    void diceMayBeLoadedInCaseThatARuleThrowsThem() {
        TestDice spare = new TestDice();
        spare.of("floods").highest();

        assertThatCode(() -> spare.requireThrown(() -> Set.of("blows", "tide:floods")))
                .doesNotThrowAnyException();
    }
}
