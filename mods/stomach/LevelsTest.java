package gnaw.mods.stomach;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.testing.Golden;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What levels cost and bring, against tables of the original's own code. Attack and defence are numbers in single precision there. */
@WithRules(mods = "stomach")
class LevelsTest {
    /** After an award of experience. */
    private record Step(
            double level,
            double experience,
            double next,
            double base,
            double maxHitPoints,
            double hitPoints,
            float attack,
            float defense,
            String messages) {

        static Step of(TraceRow row) {
            return new Step(
                    row.meter("level"),
                    row.meter("experience"),
                    row.meter("nextLevel"),
                    row.meter("baseExperience"),
                    row.meter("maxHitPoints"),
                    row.meter("hitPoints"),
                    (float) row.meter("attack"),
                    (float) row.meter("defense"),
                    String.join(" | ", row.messages()));
        }

        static Step of(Golden row) {
            return new Step(
                    row.number("level"),
                    row.number("exp"),
                    row.number("next"),
                    row.number("base"),
                    row.number("max_hp"),
                    row.number("hp"),
                    (float) row.number("attack_f32"),
                    (float) row.number("defense_f32"),
                    row.text("messages"));
        }
    }

    static Stream<Named<List<Golden>>> awards() {
        return Golden.stories("stomach/goldens/gain_levels_trace.csv", "series").entrySet().stream()
                .map(series -> Named.of(series.getKey(), series.getValue()));
    }

    static Stream<Golden> levels() {
        return Golden.rows("stomach/goldens/level_table.csv").stream();
    }

    /** Very hungry in each turn, so that wounds neither close nor open. */
    @ParameterizedTest
    @MethodSource("awards")
    void experienceBuysLevels(List<Golden> series, Rules rules) {
        TraceOptions hero = TraceOptions.of(series.size())
                .set("hitPoints=7")
                .having(IntStream.range(0, series.size())
                        .boxed()
                        .flatMap(i -> Stream.of(
                                (i + 1) + ":meter:fullness=200",
                                (i + 1) + ":meter:experience+=" + series.get(i).text("exp_awarded")))
                        .toArray(String[]::new));

        assertThat(Trace.run(rules, hero).stream().map(Step::of))
                .containsExactlyElementsOf(series.stream().map(Step::of).toList());
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aMonsterIsOfTheLevelThatItsHitPointsTell(Golden level, Rules rules) {
        String monster = "1:kill:" + level.text("monster_max_hp") + "/0/0";
        TraceRow row = Trace.run(rules, TraceOptions.of(1).set("nextLevel=1000").having(monster))
                .getFirst();

        assertThat(row.meter("experience")).isEqualTo(level.number("monster_exp"));
    }

    @Test
    void gnawsMonstersHaveTheBodiesOfTheirLevels(Rules rules) {
        List<List<Double>> bodies = levels().map(level -> List.of(
                        level.number("monster_max_hp"), (double) (float) level.number("monster_attack_f32"), (double)
                                (float) level.number("monster_defense_f32")))
                .toList();

        assertThat(rules.catalog().creatures().values())
                .filteredOn(kind -> !kind.id().equals("hero"))
                .extracting(kind -> Stream.of("hitPoints", "attack", "defense")
                        .map(meter -> (Double) kind.start().get(meter))
                        .toList())
                .isNotEmpty()
                .isSubsetOf(bodies);
    }
}
