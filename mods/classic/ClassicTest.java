package gnaw.mods.classic;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** Rogue's long patience, and its end. */
@WithRules(mods = "classic")
class ClassicTest {
    @Test
    void hungerIsToldOnceAndStopsWhateverGoesOn(Hero hero, TestWorld world) {
        hero.with("foodLeft", 300).waits();

        assertThat(world).said("You begin to feel hungry.").interrupted("You begin to feel hungry.");
        assertThat(hero).shows("Hungry");
    }

    @Test
    void theEmptyFaintOneTurnInFive(Hero hero, TestWorld world, TestDice dice) {
        dice.of("classic:digesting").fall(1, 7);
        hero.with("foodLeft", 0).waits();

        assertThat(hero).isHelplessFor(7);
        assertThat(world).said("You are too weak from hunger. You faint.");
    }

    @Test
    void deathComesOnlyFarBelowNothing(Hero hero, TestDice dice) {
        dice.of("classic:digesting").fall(5);
        hero.with("foodLeft", -849).waits();
        assertThat(hero).isAlive();

        hero.waits();
        assertThat(hero).isDeadOf("starvation");
    }

    @Test
    void aRationGivesAChanceAmountAndTheRestIsLost(Hero hero, TestDice dice) {
        dice.of("using").fall(1499);
        hero.with("foodLeft", 900).eats("ration");

        assertThat(hero).has("foodLeft", 1999);
    }
}
