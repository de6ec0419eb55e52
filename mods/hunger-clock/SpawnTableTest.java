package gnaw.mods.hungerclock;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.Golden;
import gnaw.testing.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The spawn table, slot by slot: a mod for this test draws from it each turn, for a depth as great as the hero's sight. */
class SpawnTableTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeTheDrawingMod() throws IOException {
        Path mod = Files.createDirectory(folder.resolve("drawing"));
        Files.writeString(mod.resolve("mod.json"), """
                { "id": "drawing", "name": "Drawing", "description": "Draws.", "version": "1.0.0", "requires": { "hunger-clock": "*" } }
                """);
        Files.writeString(mod.resolve("main.js"), """
                import { add, rules, say } from "gnaw";
                import { drawn } from "hunger-clock/table.js";
                add(rules.turnEnds, { drawing: (who, dice) => [say(drawn(who.sight, dice))] });
                """);
    }

    static Stream<Named<List<Golden>>> depths() {
        return Golden.stories("hunger-clock/goldens/room_table_rolls.csv", "depth").entrySet().stream()
                .map(depth -> Named.of("depth " + depth.getKey(), depth.getValue()));
    }

    @ParameterizedTest
    @MethodSource("depths")
    void theFaithfulTableGivesTheFirstSlotOfEachEntryAway(List<Golden> rolls) throws Exception {
        assertThat(drawn(rolls, "hunger-clock.faithfulTable=yes"))
                .isEqualTo(rolls.stream().map(row -> row.text("result")).toList());
    }

    @ParameterizedTest
    @MethodSource("depths")
    void theTableItselfGivesEachEntryItsWeight(List<Golden> rolls) throws Exception {
        Map<String, Long> faithful =
                rolls.stream().collect(Collectors.groupingBy(row -> row.text("result"), Collectors.counting()));
        faithful.remove("None");
        Map<String, Long> drawn = drawn(rolls, "hunger-clock.faithfulTable=no").stream()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));

        assertThat(drawn).doesNotContainKey("None").containsAllEntriesOf(onceMoreEach(faithful));
    }

    /** An entry with a single slot has lost all it had, and does not stand among the faithful results. */
    private static Map<String, Long> onceMoreEach(Map<String, Long> counts) {
        return counts.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue() + 1));
    }

    @Test
    void onTheFirstDepthThereIsNoLongsword() throws Exception {
        List<Golden> rolls = Golden.stories("hunger-clock/goldens/room_table_rolls.csv", "depth")
                .get("1");
        assertThat(drawn(rolls, "hunger-clock.faithfulTable=no")).doesNotContain("Longsword", "Tower Shield");
    }

    private List<String> drawn(List<Golden> rolls, String setting) throws Exception {
        String dice = IntStream.rangeClosed(1, rolls.size())
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
        TraceOptions options = TraceOptions.of(rolls.size())
                .set("sight=" + rolls.getFirst().text("depth"), "hitPoints=30", "maxHitPoints=30")
                .rolling("drawing", dice);
        Callable<List<String>> trace = () -> {
            try (Rulebook rules = Rulebook.load(scripts(setting))) {
                return traced(rules, options);
            }
        };
        return RulesThread.call("spawn table", trace);
    }

    private static List<String> traced(Rules rules, TraceOptions options) {
        return Trace.run(rules, options).stream()
                .map(row -> row.messages().getLast())
                .toList();
    }

    private Scripts scripts(String setting) {
        Home home = Home.find();
        ResolvedMods resolved =
                Mods.find(List.of(home.folder().resolve("mods"), folder)).choose(List.of("drawing"));
        return Scripts.with(home.scripts(), resolved.mods(), resolved.settings(List.of(setting)));
    }
}
