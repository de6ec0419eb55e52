package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How secret doors are found. */
@WithRules
class SearchingTest {
    @Test
    void aSecretDoorBesideOneIsFoundAtOnce(TestWorld world) {
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
    void oneFartherOffMayBeMissed(TestWorld world, TestDice dice) {
        world.draw("""
                ######
                #@.S.#
                ######""", Map.of('S', "secret-door"));
        dice.of("searching").fall(26);
        world.hero().does("search");

        assertThat(world).saidNothing();
    }
}
