package gnaw.mods.zirconexperience;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Blows as Caves of Zircon has them. */
@WithRules(mods = "zircon-experience", settings = "zircon-experience.faithfulBlows=yes")
class ZirconBlowsTest {
    private static final double LIFE = 1000;
    /** Bare hands, 1d3 in this game, count with their mean. */
    private static final int BARE_HANDS = 2;

    static Stream<Golden> blows() {
        return Golden.rows("zircon-experience/goldens/damage.csv").stream();
    }

    @ParameterizedTest
    @MethodSource("blows")
    void blowsHurtAsInTheOriginal(Golden blow, TestWorld world, Hero hero, TestDice dice) {
        Being rat = world.spawn("rat", 4, 2).with("speed", 0).with("hitPoints", LIFE);
        rat.with("defense", blow.number("defense"));
        dice.of("blows").fallAt(blow.number("random"));
        hero.with("attack", blow.number("attack") - BARE_HANDS).attacks(rat);

        double harm = blow.number("final_damage");
        assertThat(rat).has("hitPoints", LIFE - harm);
        assertThat(world).said("The player hits the rat for %.0f!".formatted(harm));
    }
}
