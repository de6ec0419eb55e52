package gnaw.mods.stomach;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.testing.Golden;
import gnaw.testing.WithRules;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How long one rests, what stops it and what refuses it. */
@WithRules(mods = "stomach")
class RestTest {
    static Stream<Golden> rests() {
        return Golden.rows("stomach/goldens/rest_trace.csv").stream();
    }

    @ParameterizedTest
    @MethodSource("rests")
    void oneRestsAsLongAsInTheOriginal(Golden rest, Rules rules) {
        int turns = (int) rest.number("turns_taken");
        List<TraceRow> rows = Trace.run(
                rules,
                TraceOptions.of(turns + 1)
                        .set("maxHitPoints=" + rest.text("max_hp"))
                        .set("hitPoints=" + rest.text("start_hp"))
                        .set("fullness=" + rest.text("start_fullness"))
                        .having("1:rest"));

        assertThat(rows).extracting(TraceRow::action).containsExactlyElementsOf(restThenWait(turns));
        assertThat(rows.getFirst().messages()).startsWith(rest.text("first_message"));
        if (turns > 0) {
            TraceRow last = rows.get(turns - 1);
            assertThat(last.meter("fullness")).isEqualTo(rest.number("end_fullness"));
            assertThat(last.meter("hitPoints")).isEqualTo(rest.number("end_hp"));
            assertThat(last.meter("subHitPoints")).isEqualTo(rest.number("end_sub_hp"));
            assertThat(last.interrupted()).isEqualTo(rest.text("stop_reason").equals("interrupted_by_hunger"));
            assertThat(messages(rows.subList(0, turns)))
                    .isEqualTo((rest.text("first_message") + " | " + rest.text("messages")).replaceFirst(" \\| $", ""));
        }
    }

    @Test
    void foesForbidRestBeforeAnythingElseDoes(Rules rules) {
        TraceRow row =
                Trace.run(rules, TraceOptions.of(1).watched().having("1:rest")).getFirst();

        assertThat(row.messages()).containsExactly("You cannot rest while foes are near.");
        assertThat(row.action()).isEqualTo("wait");
    }

    @Test
    void goodHealthForbidsRestBeforeHungerDoes(Rules rules) {
        TraceRow row = Trace.run(rules, TraceOptions.of(1).set("fullness=100").having("1:rest"))
                .getFirst();

        assertThat(row.messages()).containsExactly("You are already fully rested.");
    }

    private static List<String> restThenWait(int turns) {
        return Stream.concat(Collections.nCopies(turns, "rest").stream(), Stream.of("wait"))
                .toList();
    }

    private static String messages(List<TraceRow> rows) {
        return String.join(
                " | ", rows.stream().flatMap(row -> row.messages().stream()).toList());
    }
}
