package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.map.Point;
import gnaw.testing.Dice;
import gnaw.testing.WithRules;
import gnaw.testing.World;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is thrown, and where it may fly. */
@WithRules
class ThrowingTest {
    private static Action thrown(World world, int x, int y) {
        int item = world.game().world().hero().pack().getFirst().id();
        return new Action.Use("throw", item, Optional.of(new Point(x, y)));
    }

    @Test
    void aDartHurtsWhomItHits(World world, Dice dice) {
        world.draw("""
                ######
                #@..r#
                ######""");
        world.hero().carrying("dart", 1);
        dice.of("throwing").fall(88, 6);
        world.hero().does(thrown(world, 4, 1));

        assertThat(world).said("You hit the rat for 7.").said("You kill the rat.");
        assertThat(world.hero()).carries("dart", 0);
    }

    @Test
    void oneThrowsOnlyWhereOneSees(World world) {
        world.draw("""
                #####
                #@#.#
                #####""");
        world.hero().carrying("dart", 1);

        assertThat(world.hero().refusalOf(thrown(world, 3, 1))).isEqualTo("You cannot see that place.");
    }
}
