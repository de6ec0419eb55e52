package gnaw.mods.camp;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** Rest costs food, and nothing else does. */
@WithRules(mods = "camp")
class CampTest {
    @Test
    void walkingAndWaitingCostNothing(Hero hero, TestWorld world) {
        hero.with("hitPoints", 10);
        world.turns(2500);

        assertThat(hero).has("stores", 200).has("hitPoints", 10).isAlive();
    }

    @Test
    void restGivesAHitPointForAPointOfStores(Hero hero, TestWorld world) {
        hero.with("hitPoints", 30).rests();

        assertThat(hero).has("hitPoints", 40).has("stores", 190);
        assertThat(world).isInTurn(11).said("You make camp.");
    }

    @Test
    void spentStoresEndTheRest(Hero hero, TestWorld world) {
        hero.with("hitPoints", 10).with("stores", 3).rests();

        assertThat(hero).has("hitPoints", 13).has("stores", 0).shows("Spent");
        assertThat(world).said("Your stores are spent.");
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("You cannot rest with nothing to eat.");
    }

    @Test
    void aMealFillsTheStoresUpToTheirMaximum(Hero hero) {
        hero.eats("ration");
        assertThat(hero).has("stores", 400);

        hero.eats("jerky");
        assertThat(hero).has("stores", 400);
    }

    @Test
    void anAltarTakesStores(TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().steps(E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("stores", 200 - 53).has("attack", 3);
    }
}
