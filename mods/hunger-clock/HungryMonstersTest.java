package gnaw.mods.hungerclock;

import static gnaw.testing.Assertions.assertThat;

import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Monsters with clocks, as the book's text has them, and without, as its code has them. */
class HungryMonstersTest {
    private static final List<String> STATES = List.of("WellFed", "Normal", "Hungry", "Starving");
    private static final String WALLED_OFF = """
            #####
            #@#.#
            #####""";

    @Test
    @WithRules(mods = "hunger-clock", settings = "hunger-clock.hungryMonsters=yes")
    void monstersGetHungryAndStarveAsInTheText(TestWorld world, Hero hero) {
        List<Golden> turns = Golden.stories("hunger-clock/goldens/monster_hunger.csv", "variant")
                .get("book_text");
        world.draw(WALLED_OFF);
        Being monster = world.spawn("rat", 3, 1).with("maxHitPoints", 16).with("hitPoints", 16);
        List<String> lived = new ArrayList<>();
        for (Golden _ : turns) {
            hero.with("hitPoints", 30).waits();
            lived.add(shown(monster) + String.join(" | ", world.said()));
        }
        assertThat(lived)
                .isEqualTo(turns.stream().map(HungryMonstersTest::shown).toList());
    }

    /** The line of the monster's death is not part of its hunger. */
    private static String shown(Golden row) {
        return "%s %s %s ".formatted(row.text("monster_state"), row.text("monster_duration"), row.text("monster_hp"))
                + row.text("messages").replace(" | Orc is dead", "");
    }

    private static String shown(Being monster) {
        return monster.causeOfDeath().isPresent()
                ? "dead 0 0 "
                : "%s %.0f %.0f "
                        .formatted(
                                STATES.get((int) monster.meter("hungerState")),
                                monster.meter("hungerDuration"),
                                monster.meter("hitPoints"));
    }

    @Test
    @WithRules(mods = "hunger-clock")
    void withoutTheSettingNoMonsterHasAClock(TestWorld world) {
        world.draw(WALLED_OFF);
        Being monster = world.spawn("rat", 3, 1);
        double life = monster.meter("hitPoints");
        world.turns(640);
        assertThat(monster).has("hitPoints", life);
        assertThat(world.game().world().stage().creatures())
                .filteredOn(who -> who.meters().has("hungerDuration"))
                .extracting(who -> who.kind())
                .containsExactly("hero");
    }
}
