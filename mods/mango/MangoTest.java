package gnaw.mods.mango;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Rules;
import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the traces do not tell: the keys, the end, and Gnaw's own food. */
@WithRules(mods = "mango")
class MangoTest {
    @Test
    void theKeyTakesTheTurnAndTheChoiceNone(Hero hero, TestWorld world) {
        hero.carrying("mango:some-food", 1).does(new Action.Choose("eat"));
        assertThat(world).isInTurn(2);

        hero.eats("mango:some-food");
        assertThat(world).isInTurn(2).saidExactly("Mmmm, that hit the spot.");
    }

    @Test
    void whoIsFaintCanDieBetweenTheKeyAndTheBite(Hero hero) {
        hero.with("hungerLevel", 1).with("hungerTurn", 1).carrying("mango", 1).does(new Action.Choose("eat"));

        assertThat(hero).isDeadOf("starvation");
    }

    @Test
    void noDartIsFood(Hero hero, TestWorld world) {
        hero.carrying("dart", 1);
        Item dart = world.game().world().hero().pack().getFirst();

        assertThat(hero.refusalOf(new Action.Use("eat", dart.id(), Optional.empty())))
                .isEqualTo("You can't eat THAT!");
    }

    @Test
    void gnawsOwnFoodCountsInProportionToARation(Hero hero, TestDice dice) {
        dice.of("dining").fall(900);
        hero.with("hungerTurn", 1000).eats("jerky");

        assertThat(hero).has("hungerTurn", 1300).has("hungerLevel", 4);
    }

    @ParameterizedTest
    @CsvSource({"1000, 600", "10, 3"})
    void anAltarBringsTheNextStageNearerButNotPast(double stage, double after, TestWorld world) {
        world.draw("""
                ####
                #@_#
                ####""");
        world.hero().with("hungerTurn", stage).steps(E).does(new Action.UseTile("pray"));

        assertThat(world.hero()).has("hungerTurn", after).has("attack", 3);
    }

    @Test
    void lifeComesBackOnEveryTwelfthTurnHoweverHungryOneIs(Hero hero, TestWorld world) {
        hero.with("hitPoints", 10).with("hungerLevel", 2);

        world.turns(11);
        assertThat(hero).has("hitPoints", 10);
        world.turns(1);
        assertThat(hero).has("hitPoints", 11);
    }

    @Test
    @WithRules(mods = "mango", settings = "mango.name=Rodney")
    void theTombstoneBearsNoYear(Hero hero, TestWorld world) {
        hero.with("hungerLevel", 0).waits();

        assertThat(hero).isDeadOf("starvation");
        assertThat(world).saidNothing();
        assertThat(world.game().description().score().epitaph())
                .containsExactly("REST IN PEACE", "Rodney", "Killed by", "starvation.", "0 Au");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theFirstStageComesBetweenTurn900And1700(long seed, Rules rules) {
        Game game = Game.begin(rules, seed);

        assertThat(game.world().hero().meters().get("hungerTurn")).isBetween(900.0, 1700.0);
    }
}
