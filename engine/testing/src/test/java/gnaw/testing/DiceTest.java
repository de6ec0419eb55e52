package gnaw.testing;

import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Dice that fall as a test says. */
@WithRules
class DiceTest {
    @BeforeEach
    void besideARat(World world) {
        world.draw("#@r#");
    }

    @Test
    void theyFallInOrderAndAgainFromTheStart(World world, Dice dice) {
        dice.fall(50, 2, 51);
        world.turns(4);

        assertThat(world.hero()).has("hitPoints", 16);
    }

    @Test
    void lowestHitsAndHighestMisses(World world, Dice dice) {
        dice.lowest();
        assertThat(world.turns(3).hero()).has("hitPoints", 17);

        dice.highest();
        assertThat(world.turns(3).hero()).has("hitPoints", 17);
    }

    @Test
    void theDiceOfOneRuleComeFirst(World world, Dice dice) {
        dice.highest();
        dice.of("blows").lowest();

        assertThat(world.turns(1).hero()).has("hitPoints", 19);
    }

    @Test
    void aResultThatCannotBeFails(World world, Dice dice) {
        dice.fall(50, 3);

        assertThatThrownBy(() -> world.turns(1))
                .hasMessage("The loaded die shows 3, but what is drawn here is a whole number from 1 to 2.");
    }

    @Test
    void diceThatNobodyThrowsFail() {
        Dice vain = new Dice();
        vain.of("blow").fall(3);

        assertThatThrownBy(vain::requireThrown).hasMessage("The dice loaded for the rule \"blow\" were never thrown.");
    }
}
