package gnaw.mods.nohunger;

import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game without hunger. */
@WithRules(mods = "no-hunger")
class NoHungerTest {
    @Test
    void nobodyStarvesHoweverLongHeWaits(Rules rules) {
        List<TraceRow> rows = Trace.run(rules, TraceOptions.of(4000));
        assertThat(rows).hasSize(4000).allMatch(TraceRow::alive);
        assertThat(rows).extracting(row -> row.meter("nourishment")).containsOnly(1800.0);
        assertThat(rows).allMatch(row -> row.messages().isEmpty());
    }

    @Test
    void woundsCloseWithoutFood(TestWorld world, Hero hero) {
        hero.with("maxHitPoints", 250).with("hitPoints", 100);
        world.turns(50);
        assertThat(hero).has("hitPoints", 150).has("nourishment", 1800);
    }

    @Test
    void emptyStomachsAreNeverSpokenOf(TestWorld world, Hero hero) {
        hero.with("nourishment", 10).waits();
        assertThat(hero).has("toldOfHunger", 0).doesNotShow("Fainting");
        assertThat(world).saidNothing();
    }
}
