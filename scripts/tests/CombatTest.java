package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Being;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What blows do. */
@WithRules
class CombatTest {
    @BeforeEach
    void besideARat(TestWorld world) {
        world.draw("""
                #####
                #@r.#
                #####""");
    }

    @Test
    void aHitTakesWhatTheDieShows(TestWorld world, TestDice dice) {
        Being rat = world.creature("rat");
        dice.of("blows").fall(88, 3, 73);
        world.hero().steps(E);

        assertThat(rat).has("hitPoints", 2);
        assertThat(world.hero()).has("hitPoints", 40);
    }

    @Test
    void aMissDoesNothing(TestWorld world, TestDice dice) {
        dice.of("blows").fall(89, 73);
        world.hero().steps(E);

        assertThat(world.creature("rat")).has("hitPoints", 6);
        assertThat(world.hero()).has("hitPoints", 40);
    }
}
