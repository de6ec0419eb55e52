package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** What befalls somebody for a while. */
@WithRules
class StatusesTest {
    @Test
    void poisonTakesAHitPointEachTurnUntilItIsGone(Hero hero, TestWorld world) {
        hero.with("poisoned", 2).waits();
        assertThat(hero).has("hitPoints", 39).shows("Poisoned");

        hero.waits();
        assertThat(hero).has("hitPoints", 38).doesNotShow("Poisoned");
        assertThat(world).said("The poison is gone.");
    }

    @Test
    void mightPassesAndTakesItsStrengthAlong(Hero hero, TestWorld world) {
        hero.uses("quaff", "might");
        assertThat(hero).has("attack", 6).shows("Mighty");

        world.turns(40);
        assertThat(hero).has("attack", 2).doesNotShow("Mighty");
    }

    @Test
    void aSecondDoseLastsLongerAndIsNoStronger(Hero hero) {
        hero.carrying("might", 2).uses("quaff", "might").waits().uses("quaff", "might");

        assertThat(hero).has("attack", 6).has("mighty", 39);
    }

    @Test
    void poisonKills(Hero hero) {
        hero.with("hitPoints", 1).with("poisoned", 3).waits();

        assertThat(hero).isDeadOf("poison");
    }
}
