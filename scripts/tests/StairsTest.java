package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Offer;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the first stairs up are for. */
@WithRules
class StairsTest {
    @BeforeEach
    void besideTheWayOut(TestWorld world) {
        world.draw("""
                ####
                #@<#
                ####""");
    }

    @Test
    void withoutTheHornOneIsAskedFirst(TestWorld world) {
        world.hero().steps(E).ascends();

        assertThat(world.game().world().ending()).isEmpty();
        assertThat(world.game().world().offer().map(Offer::title)).contains("The way out");
    }

    @Test
    void whoeverGoesHomeWithoutItHasNotWon(TestWorld world) {
        world.hero().steps(E).ascends().chooses("leave");

        assertThat(world.game().world().ending().orElseThrow().won()).isFalse();
        assertThat(world.game().description().score().points()).isEqualTo(100);
    }

    @Test
    void theEndsDiffer(TestWorld world) {
        world.hero().carrying("horn", 1).carrying("cup", 1).steps(E).ascends();

        assertThat(world.game().world().ending().orElseThrow().cause())
                .isEqualTo("You carried the Horn of Plenty into the light, and drank to it from the Bottomless Cup.");
        assertThat(world.game().description().score().points()).isEqualTo(7100);
    }

    @Test
    void withTheHornOneWins(TestWorld world) {
        world.hero().carrying("horn", 1).steps(E).ascends();

        assertThat(world.game().world().ending().orElseThrow().won()).isTrue();
    }

    @Test
    void thatIsWorthMoreThanAnyDepth(TestWorld world) {
        world.hero().carrying("horn", 1).steps(E).ascends();

        assertThat(world.game().description().score().points()).isEqualTo(5100);
    }
}
