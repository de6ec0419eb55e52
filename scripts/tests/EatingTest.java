package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** What a meal does. */
@WithRules
class EatingTest {
    @Test
    void aRationNourishesAndIsUsedUp(Hero hero, TestWorld world) {
        hero.with("nourishment", 40).carrying("ration", 2).eats("ration");

        assertThat(hero).has("nourishment", 40 + 1500 - 1).carries("ration", 1);
        assertThat(world).saidExactly("That was good.");
    }

    @Test
    void aFullStomachTakesNoMore(Hero hero) {
        hero.with("nourishment", 1750).eats("ration");

        assertThat(hero).has("nourishment", 1799);
    }
}
