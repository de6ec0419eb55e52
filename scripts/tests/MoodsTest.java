package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Being;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When creatures wake, hunt and run. */
@WithRules
class MoodsTest {
    private static final String ASLEEP = "asleep";
    private static final String HUNTING = "hunting";
    private static final String FLEEING = "fleeing";

    @BeforeEach
    void threeStepsFromARat(TestWorld world) {
        world.draw("""
                #######
                #@..r.#
                #######""");
    }

    @Test
    void aSleeperMayWakeWhenItHearsSomebody(TestWorld world, TestDice dice) {
        Being rat = world.creature("rat").with("mood", ASLEEP);
        dice.of("hearing").fall(11, 10);

        world.hero().waits();
        assertThat(rat).has("mood", ASLEEP);
        world.hero().waits();
        assertThat(rat).has("mood", HUNTING);
    }

    @Test
    void wakingOneOfAPackWakesAll(TestWorld world, TestDice dice) {
        Being near = world.spawn("jackal", 3, 1).with("mood", ASLEEP);
        Being far = world.spawn("jackal", 5, 1).with("mood", ASLEEP);
        dice.of("hearing").fall(10);
        world.hero().waits();

        assertThat(near).has("mood", HUNTING);
        assertThat(far).has("mood", HUNTING);
    }

    @Test
    void aCowardRunsWhenItIsHurt(TestWorld world) {
        Being kobold = world.spawn("kobold", 5, 1).with("mood", HUNTING).with("hitPoints", 1);
        world.hero().waits();

        assertThat(kobold).has("mood", FLEEING);
    }
}
