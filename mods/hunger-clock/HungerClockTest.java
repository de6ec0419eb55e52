package gnaw.mods.hungerclock;

import static gnaw.testing.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.map.Direction;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The clock as the Rust tutorial's code has it, to the turn and the point. */
@WithRules(mods = "hunger-clock")
class HungerClockTest {
    private static final List<String> STATES = List.of("WellFed", "Normal", "Hungry", "Starving");

    /** What both tell of a turn. */
    private record Turn(int number, String state, double duration, double life, boolean dead, String messages) {
        static Turn of(TraceRow row) {
            return new Turn(
                    row.turn(),
                    STATES.get((int) row.meter("hungerState")),
                    row.meter("hungerDuration"),
                    row.meter("hitPoints"),
                    !row.alive(),
                    String.join(" | ", row.messages()));
        }

        static Turn of(Golden row) {
            return new Turn(
                    (int) row.number("turn"),
                    row.text("state_after_player_phase"),
                    row.number("duration_after_player_phase"),
                    row.number("hp_after_monster_phase"),
                    row.holds("game_over"),
                    row.text("messages"));
        }
    }

    static Stream<Named<List<Golden>>> scenarios() {
        return Golden.stories("hunger-clock/goldens/hunger_trace.csv.gz", "scenario").entrySet().stream()
                .map(scenario -> Named.of(scenario.getKey(), scenario.getValue()));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theClockRunsAsInTheOriginal(List<Golden> turns, Rules rules) {
        assertThat(Trace.run(rules, conditions(turns)).stream().map(Turn::of))
                .containsExactlyElementsOf(turns.stream().map(Turn::of).toList());
    }

    private static TraceOptions conditions(List<Golden> turns) {
        Golden first = turns.getFirst();
        String[] meals = turns.stream()
                .filter(turn -> turn.text("action").equals("eat"))
                .map(turn -> turn.text("turn") + ":eat:ration")
                .toArray(String[]::new);
        TraceOptions options = TraceOptions.of(turns.size())
                .set("maxHitPoints=" + first.text("max_hp"), "hitPoints=" + first.text("start_hp"))
                .having(meals);
        return first.holds("monster_visible") ? options.watched() : options;
    }

    @Test
    void itHurtsFromTurn620AndKillsWhoHasThirtyHitPointsInTurn649(Rules rules) {
        List<TraceRow> rows = Trace.run(rules, TraceOptions.of(1000).set("hitPoints=30", "maxHitPoints=30"));
        assertThat(rows.stream().filter(row -> row.meter("hitPoints") < 30).findFirst())
                .hasValueSatisfying(row -> assertThat(row.turn()).isEqualTo(620));
        assertThat(rows).hasSize(649);
    }

    @Test
    void theStatusLineTellsTheStateExceptWhenItIsNormal(TestWorld world, Hero hero) {
        assertThat(hero).shows("Well Fed");
        world.turns(20);
        assertThat(hero).doesNotShow("Well Fed").doesNotShow("Normal");
        world.turns(200);
        assertThat(hero).shows("Hungry");
        world.turns(200);
        assertThat(hero).shows("Starving");
    }

    @Test
    void aMealWhileWellFedOnlyTopsUp(Hero hero) {
        hero.eats("ration").eats("ration");
        assertThat(hero).has("hungerDuration", 19);
    }

    @Test
    void waitingUnderTheEyesOfAFoeDoesNotHeal(TestWorld world, Hero hero) {
        world.spawn("rat", 5, 3).with("speed", 0);
        hero.with("hitPoints", 10).waits();
        assertThat(hero).has("hitPoints", 10);
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("You cannot rest with enemies in view.");
    }

    @Test
    void waitingHealsAPointAndWalkingNone(Hero hero) {
        hero.with("hitPoints", 10).waits().steps(Direction.N);
        assertThat(hero).has("hitPoints", 11);
    }

    @Test
    void theHungryRestInVain(Hero hero) {
        hero.with("hungerState", 2).with("hitPoints", 10).waits();
        assertThat(hero).has("hitPoints", 10);
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("You are too hungry to rest.");
    }

    @Test
    void theHealthyNeedNoRest(Hero hero) {
        assertThat(hero.refusalOf(new Action.Plain("rest"))).isEqualTo("You are well already.");
    }

    @Test
    void theHeroRestsUntilHeIsWell(TestWorld world, Hero hero) {
        hero.with("hitPoints", hero.meter("maxHitPoints") - 7).rests();
        assertThat(hero).has("hitPoints", hero.meter("maxHitPoints"));
        assertThat(world).isInTurn(8);
    }
}
