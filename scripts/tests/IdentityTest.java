package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** How one finds out what a kind of thing is. */
@WithRules
class IdentityTest {
    private static String firstThing(TestWorld world) {
        return world.game()
                .description()
                .nameOf(world.game().world().hero().pack().getFirst());
    }

    @Test
    void anUnknownPotionIsCalledByItsLooks(Hero hero, TestWorld world) {
        hero.carrying("might", 1);

        assertThat(firstThing(world)).isEqualTo("a murky potion");
    }

    @Test
    void whoDrinksOneKnowsTheOthers(Hero hero, TestWorld world) {
        hero.carrying("might", 2).uses("quaff", "might");

        assertThat(world).said("This is a potion of might.");
        assertThat(firstThing(world)).isEqualTo("a potion of might");
    }
}
