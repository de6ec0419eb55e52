package gnaw.mods.hungerclock;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What blows do to whom, by the hunger of whoever strikes. */
class BlowsTest {
    private static final List<String> STATES = List.of("WellFed", "Normal", "Hungry", "Starving");
    /** Bare hands, 1d3 in this game, count with their mean. */
    private static final int BARE_HANDS = 2;

    @Test
    @WithRules(mods = "hunger-clock", settings = "hunger-clock.faithfulBlows=yes")
    void blowsLandAsInTheOriginal(TestWorld world, Hero hero) {
        Being orc = world.spawn("orc", 4, 2).with("speed", 0);
        for (Golden blow : Golden.rows("hunger-clock/goldens/melee.csv")) {
            hero.with("attack", blow.number("attacker_power") + blow.number("weapon_bonus") - BARE_HANDS)
                    .with("hungerState", stateOf(blow))
                    .with("hitPoints", 30);
            orc.with("hitPoints", 100).with("defense", blow.number("target_defense") + blow.number("shield_bonus"));
            hero.attacks(orc);
            assertThat(world).said(blow.text("message"));
            assertThat(orc).has("hitPoints", 100 - blow.number("damage"));
        }
    }

    /** Whoever has no clock strikes as in the normal state. */
    private static int stateOf(Golden blow) {
        String state = blow.text("hunger_state");
        return state.equals("NoClock") ? 1 : STATES.indexOf(state);
    }

    @Test
    @WithRules(mods = "hunger-clock")
    void theWellFedStrikeHarderByAPoint(TestWorld world, Hero hero, TestDice dice) {
        Being orc = world.spawn("orc", 4, 2).with("speed", 0).with("hitPoints", 100);
        dice.of("blows").fall(1, 3);
        hero.with("attack", 4).attacks(orc);
        assertThat(orc).has("hitPoints", 100 - (3 + 2 + 1));
        hero.with("hungerState", 1).attacks(orc);
        assertThat(orc).has("hitPoints", 94 - (3 + 2));
    }
}
