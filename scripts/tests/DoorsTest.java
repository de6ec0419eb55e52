package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.WithRules;
import gnaw.testing.World;
import org.junit.jupiter.api.Test;

/** What doors do. */
@WithRules
class DoorsTest {
    @Test
    void aDoorOpensForWhoWalksIntoItAndStaysOpen(World world) {
        world.draw("""
                #####
                #@+.#
                #####""");
        world.hero().steps(E, E);

        assertThat(world).looksLike("""
                #####
                #.'@#
                #####""");
    }
}
