package gnaw.mods.stomach;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Direction;
import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a blow does, against a table of the original's own code in which every die is scripted. */
@WithRules(mods = "stomach")
class MeleeTest {
    private static final double LIFE = 1000;
    private static final String ASLEEP = "asleep";

    static Stream<Golden> blows() {
        return Golden.rows("stomach/goldens/melee_damage.csv").stream();
    }

    @ParameterizedTest
    @MethodSource("blows")
    void aBlowDoesAsInTheOriginal(Golden blow, TestWorld world, TestDice dice) {
        world.draw("""
                ####
                #@r#
                ####""");
        Being rat = world.creature("rat").with("hitPoints", LIFE).with("defense", blow.number("defense_f32"));
        if (blow.holds("asleep")) {
            rat.with("mood", ASLEEP).helplessFor(2);
        }
        dice.of("blows").fallAt(dice(blow));
        world.hero().with("attack", blow.number("attack_f32")).steps(Direction.E);

        assertThat(LIFE - rat.meter("hitPoints")).isEqualTo(blow.number("damage"));
        assertThat(world.said().getFirst())
                .isEqualTo(blow.text("message").replace("A", "Player").replace("D", "Rat"));
    }

    /** In the order in which they fall: the miss, which only the waking are granted, the coin for a swing out of the ordinary, the coin for
     * a strong one, and what is compared with the fraction. */
    private static double[] dice(Golden blow) {
        if (blow.holds("miss_roll")) {
            return new double[] {1};
        }
        DoubleStream.Builder dice = DoubleStream.builder();
        if (!blow.holds("asleep")) {
            dice.add(10);
        }
        dice.add(coin(blow.holds("fluct")));
        if (blow.holds("fluct")) {
            dice.add(coin(blow.holds("crit")));
        }
        return dice.add(blow.number("round_draw_f32")).build().toArray();
    }

    private static int coin(boolean isHead) {
        return isHead ? 1 : 2;
    }
}
