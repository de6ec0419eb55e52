package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** What doors do. */
@WithRules
class DoorsTest {
    @Test
    void aDoorOpensForWhoWalksIntoItAndStaysOpen(TestWorld world) {
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
