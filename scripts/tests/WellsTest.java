package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** What wells and altars give, and what they take. */
@WithRules
class WellsTest {
    @Test
    void aWellHealsOnce(TestWorld world) {
        world.draw("""
                ####
                #@U#
                ####""");
        world.hero().with("hitPoints", 5).steps(E).does(new Action.UseTile("drink"));

        assertThat(world.hero()).has("hitPoints", 35);
        assertThat(world).said("The water is cold and sweet. That was the last of it.");
    }

    @Test
    void anAltarTakesFullnessAndHardensTheFists(TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().with("nourishment", 1001).steps(E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("nourishment", 1000 - 400 - 1).has("attack", 3);
    }

    @Test
    void theHungryHaveNothingToOffer(TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().with("nourishment", 351).steps(E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("nourishment", 349).has("attack", 2);
        assertThat(world).said("The altar wants your fullness, and you have none to give.");
    }
}
