package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Test;

/** What is worn. */
@WithRules
class EquipmentTest {
    private static String thing(TestWorld world, int number) {
        return world.game()
                .description()
                .nameOf(world.game().world().hero().pack().get(number));
    }

    @Test
    void aSlotHasRoomForOne(Hero hero, TestWorld world) {
        hero.carrying("leather", 1).carrying("ring", 1).uses("wear", "leather");
        assertThat(thing(world, 0)).isEqualTo("a leather jerkin (worn)");

        hero.uses("wear", "ring");
        assertThat(thing(world, 0)).isEqualTo("a leather jerkin");
        assertThat(thing(world, 1)).isEqualTo("a suit of ring mail (worn)");
    }

    @Test
    void whatIsDroppedIsWornNoMore(Hero hero, TestWorld world) {
        hero.carrying("axe", 1).uses("wear", "axe");
        assertThat(thing(world, 0)).isEqualTo("an axe (in hand)");

        hero.drops("axe").picksUp();
        assertThat(thing(world, 0)).isEqualTo("an axe");
    }
}
