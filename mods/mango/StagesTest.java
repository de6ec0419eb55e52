package gnaw.mods.mango;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.testing.Golden;
import gnaw.testing.WithRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** When hunger comes, with and without food. */
@WithRules(mods = "mango")
class StagesTest {
    private static final List<String> LEVELS = List.of("Dead", "Faint", "Weak", "Hungry", "Satisfied");
    /** Nobody faints. */
    private static final String WAKEFUL = "mango:fainting:100";

    /** What happened in a turn in which something did. */
    private record Event(int turn, String state, double hungerTurn, String message) {
        static Event of(TraceRow row) {
            return new Event(
                    row.turn(),
                    LEVELS.get((int) row.meter("hungerLevel")),
                    row.meter("hungerTurn"),
                    String.join(" | ", row.messages()));
        }
    }

    static Stream<Named<List<Golden>>> fasts() {
        return stories("transitions_no_food.csv", "initial_hunger_turn");
    }

    static Stream<Named<List<Golden>>> meals() {
        return stories("eat_events.csv", "script");
    }

    private static Stream<Named<List<Golden>>> stories(String file, String column) {
        return Golden.stories("mango/goldens/" + file, column).entrySet().stream()
                .map(story -> Named.of(story.getKey(), story.getValue()));
    }

    @ParameterizedTest
    @MethodSource("fasts")
    void withoutFoodTheStagesFollowOneAnother(List<Golden> stages, Rules rules) {
        TraceOptions hero = wakeful(3000).set("hungerTurn=" + stages.getFirst().text("initial_hunger_turn"));

        assertThat(events(Trace.run(rules, hero)))
                .containsExactlyElementsOf(stages.stream()
                        .map(stage -> new Event(
                                (int) stage.number("turn"),
                                stage.text("new_state"),
                                stage.number("next_hunger_turn"),
                                stage.text("message")))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("meals")
    void aMealPutsTheNextStageOff(List<Golden> story, Rules rules) {
        int eaten = (int) story.stream()
                .filter(event -> event.text("event").startsWith("eat"))
                .mapToDouble(event -> event.number("turn"))
                .findFirst()
                .orElse(1350);
        TraceOptions hero = wakeful(3000).set("hungerTurn=900").having(eaten + ":eat:some-food");

        assertThat(events(Trace.run(rules, hero)))
                .containsExactlyElementsOf(story.stream()
                        .map(event -> new Event(
                                (int) event.number("turn"),
                                event.text("state"),
                                event.number("hunger_turn"),
                                event.text("message")))
                        .toList());
    }

    @Test
    void aStageWhoseTurnIsOverNeverComes(Rules rules) {
        TraceOptions hero = TraceOptions.of(300).from(11).set("hungerTurn=10");

        assertThat(events(Trace.run(rules, hero))).isEmpty();
    }

    @Test
    void someFoodAndMangoesAreTheSameMeal(Rules rules) {
        for (String food : List.of("some-food", "mango")) {
            TraceOptions hero = TraceOptions.of(1)
                    .set("hungerTurn=1000", "hungerLevel=3")
                    .rolling("mango", "1700")
                    .having("1:eat:" + food);

            assertThat(events(Trace.run(rules, hero)))
                    .containsExactly(new Event(1, "Satisfied", 2700, "Mmmm, that hit the spot."));
        }
    }

    private static TraceOptions wakeful(int turns) {
        return new TraceOptions(
                1,
                1,
                turns,
                List.of(),
                List.of(),
                false,
                List.of(WAKEFUL, "mango:dining:900"),
                List.of("mango"),
                Optional.empty());
    }

    private static List<Event> events(List<TraceRow> rows) {
        List<Event> events = new ArrayList<>();
        for (TraceRow row : rows) {
            if (!row.messages().isEmpty() || !row.alive()) {
                events.add(Event.of(row));
            }
        }
        return events;
    }
}
