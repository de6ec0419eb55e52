package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.map.Point;
import gnaw.testing.TestDice;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is thrown, and where it may fly. */
@WithRules
class ThrowingTest {
    private static Action thrown(TestWorld world, int x, int y) {
        int item = world.game().world().hero().pack().getFirst().id();
        return new Action.Use("throw", item, Optional.of(new Point(x, y)));
    }

    @Test
    void aDartHurtsWhomItHits(TestWorld world, TestDice dice) {
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
    void oneThrowsOnlyWhereOneSees(TestWorld world) {
        world.draw("""
                #####
                #@#.#
                #####""");
        world.hero().carrying("dart", 1);

        assertThat(world.hero().refusalOf(thrown(world, 3, 1))).isEqualTo("You cannot see that place.");
    }

    @Test
    void oneThrowsNoFartherThanNineCells(TestWorld world) {
        world.draw("""
                #############
                #@..........#
                #############""");
        world.hero().with("sight", 20).carrying("dart", 2);

        assertThat(world.hero().refusalOf(thrown(world, 11, 1))).isEqualTo("That is too far.");
        world.hero().does(thrown(world, 10, 1));
        assertThat(world.hero()).carries("dart", 1);
    }

    @Test
    void whatHitsNobodyLiesOnTheFloor(TestWorld world) {
        world.draw("""
                #####
                #@..#
                #####""");
        world.hero().carrying("dart", 1).does(thrown(world, 2, 1)).steps(E).picksUp();

        assertThat(world.hero()).carries("dart", 1);
    }

    @Test
    void whoThrowsAtHisOwnFeetHurtsNobody(TestWorld world) {
        world.draw("""
                #####
                #@..#
                #####""");
        world.hero().carrying("dart", 1).does(thrown(world, 1, 1));

        assertThat(world.hero()).has("hitPoints", 40).carries("dart", 0);
        assertThat(world).saidNothing();
    }

    @Test
    void aPotionBreaksOverWhomItHitsAndOneLearnsWhatItWas(TestWorld world) {
        world.draw("""
                ######
                #@..r#
                ######""");
        world.hero().carrying("poison", 2).does(thrown(world, 4, 1));

        assertThat(world).said("The flask bursts.");
        assertThat(world.creature("rat")).has("poisoned", 9);
        assertThat(world.screen("i")).contains("a potion of poison");
    }

    @Test
    void aPotionWhoseCloudOneSeesTeaches(TestWorld world) {
        world.draw("""
                #####
                #@..#
                #####""");
        world.hero().carrying("poison", 2).does(thrown(world, 2, 1));

        assertThat(world.screen("i")).contains("a potion of poison");
    }

    @Test
    void aPotionThatBreaksOnTheFloorTeachesNothing(TestWorld world) {
        world.draw("""
                #####
                #@..#
                #####""");
        world.hero().carrying("might", 2).does(thrown(world, 2, 1));

        assertThat(world).said("The flask bursts.");
        assertThat(world.hero()).carries("might", 1);
        assertThat(world.screen("i")).doesNotContain("a potion of might");
    }

    @Test
    void whatIsNotMadeForThrowingHurtsLittle(TestWorld world, TestDice dice) {
        world.draw("""
                ######
                #@..r#
                ######""");
        world.hero().carrying("ration", 1).with("attack", 0);
        dice.of("throwing").fall(1, 2);
        world.hero().does(thrown(world, 4, 1));

        assertThat(world).said("You hit the rat for 2.");
    }
}
