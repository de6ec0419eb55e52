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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The turn of a stomach, against traces of the original's own code. */
@WithRules(mods = "stomach")
class HungerTest {
    private static final String FOLDER = "stomach/goldens/";

    /** A row of both: what the stomach and the body hold after the turn, and what was shown and said. */
    private record Turn(
            int turn,
            double fullness,
            double hitPoints,
            double subHitPoints,
            List<String> status,
            boolean interrupted,
            boolean alive,
            String messages) {

        static Turn of(TraceRow row) {
            return new Turn(
                    row.turn(),
                    row.meter("fullness"),
                    row.meter("hitPoints"),
                    row.meter("subHitPoints"),
                    row.status(),
                    row.interrupted(),
                    row.alive(),
                    String.join(" | ", row.messages()));
        }

        static Turn of(Golden row, String messages) {
            return new Turn(
                    (int) row.number("turn"),
                    row.number("fullness"),
                    row.number("hp"),
                    row.number("sub_hp"),
                    List.of(row.text("hunger_label")),
                    row.holds("auto_run_interrupted"),
                    !row.holds("dead"),
                    joined(messages, row.holds("dead") ? "Player dies!" : ""));
        }
    }

    static Stream<Named<List<Golden>>> waiting() {
        return stories("hunger_trace.csv.gz", "case");
    }

    static Stream<Named<List<Golden>>> eatingAndBeingHit() {
        return stories("hunger_scripted.csv.gz", "script");
    }

    private static Stream<Named<List<Golden>>> stories(String file, String column) {
        return Golden.stories(FOLDER + file, column).entrySet().stream()
                .map(story -> Named.of(story.getKey(), story.getValue()));
    }

    @ParameterizedTest
    @MethodSource("waiting")
    void whoWaitsHungersAndHealsAndStarves(List<Golden> story, Rules rules) {
        TraceOptions hero = hero(story.getFirst(), "max_hp", story.size());

        assertThat(trace(rules, hero))
                .containsExactlyElementsOf(story.stream()
                        .map(row -> Turn.of(row, row.text("messages")))
                        .toList());
    }

    /** A hero who tries to rest in each turn lives as somebody who waits, but hears first whether he may. */
    @ParameterizedTest
    @MethodSource("waiting")
    void whoTriesToRestHearsWhyNot(List<Golden> story, Rules rules) {
        TraceOptions hero = hero(story.getFirst(), "max_hp", story.size())
                .having(story.stream().map(row -> row.text("turn") + ":rest").toArray(String[]::new));

        assertThat(trace(rules, hero))
                .containsExactlyElementsOf(story.stream()
                        .map(row -> Turn.of(row, joined(answer(row.text("can_regen_before")), row.text("messages"))))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("eatingAndBeingHit")
    void mealsAndBlowsComeBeforeTheTurnOfTheStomach(List<Golden> story, Rules rules) {
        TraceOptions hero = hero(story.getFirst(), "max_hp0", story.size())
                .having(IntStream.range(0, story.size())
                        .filter(i -> !story.get(i).text("action").isEmpty())
                        .mapToObj(i -> (i + 1) + ":" + action(story.get(i).text("action")))
                        .toArray(String[]::new));

        assertThat(trace(rules, hero))
                .containsExactlyElementsOf(story.stream()
                        .map(row -> Turn.of(row, joined(meal(row.text("action")), row.text("messages"))))
                        .toList());
    }

    private static TraceOptions hero(Golden row, String maxHitPoints, int turns) {
        return TraceOptions.of(turns)
                .set("maxHitPoints=" + row.text(maxHitPoints))
                .set("hitPoints=" + row.text("start_hp"))
                .set("fullness=" + row.text("start_fullness"));
    }

    private static List<Turn> trace(Rules rules, TraceOptions options) {
        return Trace.run(rules, options).stream().map(Turn::of).toList();
    }

    private static String answer(String canRegenerate) {
        return switch (canRegenerate) {
            case "CanRegen" -> "You tend to your wounds.";
            case "FullyRested" -> "You are already fully rested.";
            case "TooHungry" -> "You are too hungry to rest.";
            default -> throw new IllegalArgumentException(canRegenerate);
        };
    }

    private static String action(String action) {
        String[] words = action.split(" ");
        return switch (words[0]) {
            case "eat" -> "eat:ration";
            case "hit" -> "hit:" + words[1];
            case "maxhp" -> "meter:maxHitPoints=" + words[1];
            default -> throw new IllegalArgumentException(action);
        };
    }

    private static String meal(String action) {
        return action.startsWith("eat") ? "Player uses Ration." : "";
    }

    private static String joined(String... messages) {
        return String.join(
                " | ", Stream.of(messages).filter(line -> !line.isEmpty()).toList());
    }
}
