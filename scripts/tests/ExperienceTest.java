package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a fight teaches, and what a new level brings. */
@WithRules
class ExperienceTest {
    @BeforeEach
    void besideADyingRat(TestWorld world, TestDice dice) {
        world.draw("""
                ####
                #@r#
                ####""");
        world.creature("rat").with("hitPoints", 1);
        dice.of("blows").lowest();
        dice.of("learning").lowest();
    }

    @Test
    void aRatTeachesByItsNumbers(TestWorld world) {
        world.hero().steps(E);

        assertThat(world.hero()).has("experience", 4).has("level", 1);
    }

    @Test
    void aNewLevelIsAChoice(TestWorld world) {
        Hero hero = world.hero();
        hero.with("experience", 26).steps(E);
        assertThat(world).said("Ding! You reach level 2.");
        hero.chooses("attack");

        assertThat(hero).has("level", 2).has("attack", 4).has("maxHitPoints", 44);
    }

    @Test
    void eachOfTwoLevelsAtOnceIsAChoice(TestWorld world) {
        Hero hero = world.hero();
        hero.with("experience", 104).steps(E);
        hero.chooses("defense").chooses("life");

        assertThat(hero).has("level", 3).has("defense", 4).has("maxHitPoints", 40 + 2 * 4 + 8);
    }
}
