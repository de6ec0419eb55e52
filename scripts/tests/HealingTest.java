package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** How life comes back. */
@WithRules
class HealingTest {
    private static final Action REST = new Action.Plain("rest");

    @Test
    void lifeComesBackAndTakesFood(Hero hero) {
        hero.with("maxHitPoints", 250)
                .with("hitPoints", 100)
                .with("nourishment", 600)
                .waits();

        assertThat(hero).has("hitPoints", 101).has("nourishment", 600 - 1 - 3);
    }

    @Test
    void theWellFedHealAQuarterFaster(Hero hero) {
        hero.with("maxHitPoints", 250)
                .with("hitPoints", 100)
                .with("nourishment", 1700)
                .waits();

        assertThat(hero).has("hitPoints", 101).has("recovery", 0.25);
    }

    @Test
    void nothingHealsOnAnEmptyStomach(Hero hero, TestDice dice) {
        dice.of("stateOfHunger").highest();
        hero.with("maxHitPoints", 250)
                .with("hitPoints", 100)
                .with("nourishment", 40)
                .waits();

        assertThat(hero).has("hitPoints", 100).has("recovery", 0);
    }

    @Test
    void theFaintingCannotRest(Hero hero) {
        hero.with("hitPoints", 10).with("nourishment", 40);

        assertThat(hero.refusalOf(REST)).isEqualTo("You are too hungry to rest.");
    }

    @Test
    void whoIsWellNeedNotRest(Hero hero) {
        assertThat(hero.refusalOf(REST)).isEqualTo("You are well already.");
    }
}
