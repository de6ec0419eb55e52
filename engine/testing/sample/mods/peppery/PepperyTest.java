package example.peppery;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** Peppery rats. */
@WithRules(mods = "peppery")
class PepperyTest {
    @Test
    void ratsStrikeHarder(TestWorld world) {
        assertThat(world.spawn("rat", 3, 3)).has("attack", 2);
    }

    @Test
    void pepperLiesOnTheFloorUntilItIsTaken(TestWorld world) {
        Hero hero = world.draw("""
                ####
                #@.#
                ####""").hero();
        world.lay("pepper", 1, 1);

        assertThat(hero.picksUp()).carries("pepper", 1);
    }
}
