package gnaw.rules;

import static gnaw.map.Direction.E;
import static gnaw.testing.Assertions.assertThat;

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
    void withoutTheHornOneDoesNotGoHome(TestWorld world) {
        world.hero().steps(E).ascends();

        assertThat(world).said("You will not go home without the Horn of Plenty.");
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
