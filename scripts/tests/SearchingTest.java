package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Dice;
import gnaw.testing.WithRules;
import gnaw.testing.World;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How secret doors are found. */
@WithRules
class SearchingTest {
    @Test
    void aSecretDoorBesideOneIsFoundAtOnce(World world) {
        world.draw("""
                #####
                #@S.#
                #####""", Map.of('S', "secret-door"));
        world.hero().does("search");

        assertThat(world).said("You find a secret door.").looksLike("""
                #####
                #@+.#
                #####""");
    }

    @Test
    void oneFartherOffMayBeMissed(World world, Dice dice) {
        world.draw("""
                ######
                #@.S.#
                ######""", Map.of('S', "secret-door"));
        dice.of("searching").fall(26);
        world.hero().does("search");

        assertThat(world).saidNothing();
    }
}
