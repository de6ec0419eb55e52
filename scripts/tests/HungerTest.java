package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How hunger comes, what it is called, and what it does. */
@WithRules
class HungerTest {
    @Test
    void eachTurnTakesAPointOfNourishment(Hero hero, TestWorld world) {
        hero.with("nourishment", 940).waits();

        assertThat(hero).has("nourishment", 939);
        assertThat(world).saidNothing().didNotInterrupt();
    }

    @ParameterizedTest
    @CsvSource({
        "300, You are getting hungry., Hungry",
        "150, You feel weak., Weak",
        "50, You feel light-headed., Fainting",
        "1, You are starving!, Starving"
    })
    void aWorseStateIsToldOnceAndStopsWhateverGoesOn(
            double before, String line, String label, Hero hero, TestWorld world, TestDice dice) {
        dice.of("stateOfHunger").highest();
        hero.with("nourishment", before).waits();

        assertThat(world).said(line).interrupted(line);
        assertThat(hero).shows(label);

        hero.waits();
        assertThat(world).didNotSay(line);
    }

    @Test
    void aFaintingHeroLosesTurnsWhileTheWorldGoesOn(Hero hero, TestWorld world, TestDice dice) {
        dice.of("stateOfHunger").fall(5, 3);
        hero.with("nourishment", 40).waits();

        assertThat(world).said("You faint.");
        assertThat(hero).isHelplessFor(3);
        assertThat(world.turns(3)).isInTurn(5);
        assertThat(hero).has("nourishment", 36);
    }

    @Test
    void theStarvingLoseAHitPointEveryFifthTurn(Hero hero, TestWorld world, TestDice dice) {
        dice.of("stateOfHunger").highest();
        hero.with("nourishment", 0).with("hitPoints", 2);

        world.turns(9);
        assertThat(hero).has("hitPoints", 1).isAlive();
        world.turns(1);
        assertThat(hero).isDeadOf("starvation");
    }
}
