package gnaw.mods.feast;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** Meals give, hunger takes back, and nobody dies of it. */
@WithRules(mods = "feast")
class FeastTest {
    @Test
    void aFullMealMakesStrongUntilOneIsHungry(Hero hero, TestWorld world) {
        hero.with("attack", 5).eats("ration");
        assertThat(hero).has("attack", 7).shows("Feasted");

        hero.with("appetite", 1199).waits();
        assertThat(hero).has("attack", 5).shows("Hungry");
        assertThat(world).said("The strength of your last meal is gone.");
    }

    @Test
    void twoMealsMakeNoStrongerThanOne(Hero hero) {
        hero.with("attack", 5).eats("ration").eats("ration");

        assertThat(hero).has("attack", 7);
    }

    @Test
    void theFamishedAreSlowUntilTheyEat(Hero hero) {
        hero.with("appetite", 2399).waits();
        assertThat(hero).has("speed", 90).shows("Famished");

        hero.eats("ration");
        assertThat(hero).has("speed", 100);
    }

    @Test
    void nobodyDiesOfHunger(Hero hero, TestWorld world) {
        hero.with("appetite", 2000);
        world.turns(3000);

        assertThat(hero).isAlive();
    }
}
