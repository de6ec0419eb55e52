package gnaw.mods.mango;

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
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is faint, turn by turn, against traces with scripted dice. */
@WithRules(mods = "mango")
class FaintTest {
    private static final List<String> LEVELS = List.of("Dead", "Faint", "Weak", "Hungry", "Satisfied");
    /** Too many to stand in the table: the dice of 149 turns on one's feet, and of a long faint in the last. */
    private static final String LAST_TURN = String.join(",", Collections.nCopies(149, "100")) + ",1,5";

    /** A turn of both. */
    private record Turn(
            int turn, boolean acted, String state, double immobileUntil, String messages, boolean gameOver) {
        static Turn of(TraceRow row) {
            return new Turn(
                    row.turn(),
                    !row.action().isEmpty(),
                    LEVELS.get((int) row.meter("hungerLevel")),
                    row.meter("immobileUntil"),
                    String.join(" | ", row.messages()),
                    !row.alive());
        }

        static Turn of(Golden row) {
            return new Turn(
                    (int) row.number("turn"),
                    row.holds("player_acted"),
                    row.text("state"),
                    row.number("immobile_until"),
                    row.text("messages"),
                    row.holds("game_over"));
        }
    }

    static Stream<Named<List<Golden>>> scripts() {
        return Golden.stories("mango/goldens/faint_scripted.csv", "script").entrySet().stream()
                .map(script -> Named.of(script.getKey(), script.getValue()));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void theFaintFallAndRiseAsTheDiceSay(List<Golden> script, Rules rules) {
        List<Turn> expected = upToTheEnd(script.stream().map(Turn::of).toList());
        TraceOptions weak = TraceOptions.of(expected.size())
                .from(9)
                .set("hungerLevel=2", "hungerTurn=10")
                .rolling("mango", dice(script.getFirst()));

        assertThat(Trace.run(rules, weak).stream().map(Turn::of)).containsExactlyElementsOf(expected);
    }

    @Test
    void theStatusShowsTheStageOnceThereIsOne(Rules rules) {
        List<TraceRow> rows = Trace.run(rules, TraceOptions.of(2).from(9).set("hungerTurn=10"));

        assertThat(rows).extracting(row -> String.join("", row.status())).containsExactly("", "Hungry");
        assertThat(rows).extracting(TraceRow::interrupted).containsExactly(false, true);
    }

    private static List<Turn> upToTheEnd(List<Turn> turns) {
        long before = turns.stream().takeWhile(turn -> !turn.gameOver()).count();
        return turns.subList(0, (int) Math.min(turns.size(), before + 1));
    }

    private static String dice(Golden first) {
        return first.text("script").equals("last_turn_long_faint")
                ? LAST_TURN
                : first.text("rolls(d100,then 1..5 on a faint)").replace(' ', ',');
    }
}
