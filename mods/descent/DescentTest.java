package gnaw.mods.descent;

import static gnaw.testing.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** The ways up close behind those who linger. */
@WithRules(mods = "descent")
class DescentTest {
    @Test
    void eachTurnPulls(Hero hero) {
        hero.waits();

        assertThat(hero).has("pull", 85).has("leastDepth", 1);
    }

    @Test
    void enoughPullClosesALevel(Hero hero, TestWorld world) {
        hero.with("pull", 99_950).waits();

        assertThat(hero).has("pull", 35).has("leastDepth", 2).shows("No higher than 2");
        assertThat(world).said("Far above, stone falls on stone: a way up has closed.");
    }

    @Test
    void theWayUpIsRefused(Hero hero) {
        hero.with("leastDepth", 2);

        assertThat(hero.refusalOf(new Action.UseTile("ascend")))
                .isEqualTo("The way up has closed: the deep will not let you go.");
    }

    @Test
    void whoeverCarriesTheHornMayClimb(Hero hero) {
        hero.with("leastDepth", 2).carrying("horn", 1);

        assertThat(hero.refusalOf(new Action.UseTile("ascend")))
                .as("only the want of stairs")
                .isEqualTo("You know of no stairs up here.");
    }
}
