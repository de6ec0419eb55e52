package example.peppery;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.WithRules;
import gnaw.testing.World;
import org.junit.jupiter.api.Test;

/** Peppery rats. */
@WithRules(mods = "peppery")
class PepperyTest {
    @Test
    void ratsStrikeHarder(World world) {
        assertThat(world.spawn("rat", 3, 3)).has("attack", 2);
    }

    @Test
    void pepperLiesOnTheFloorUntilItIsTaken(World world) {
        Hero hero = world.draw("""
                ####
                #@.#
                ####""").hero();
        world.lay("pepper", 1, 1);

        assertThat(hero.picksUp()).carries("pepper", 1);
    }
}
