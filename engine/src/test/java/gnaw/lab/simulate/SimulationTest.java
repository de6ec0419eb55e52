package gnaw.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of luck: each turn one in ten dies, until the hero's thirst is over. */
class SimulationTest {
    private static final String LUCK = """
            import { act, add, bots, damage, rules, win } from "gnaw";
            add(rules.turnEnds, {
              luck: (who, dice, world) => world.turn === 20 ? [win("patience")] : dice.oneIn(10) ? [damage(who, 99, { cause: "bad luck" })] : [],
            });
            add(rules.scoreOf, { years: (story) => ({ points: story.turn, lines: [] }) });
            add(bots, {
              waiter: { doc: "waits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] },
              dreamer: { doc: "does nothing that takes time", act: () => act.plain("bump"), choose: (_who, offer) => offer.options[0] },
            });
            """;

    private static final String COUNTED = LUCK.replace("{ act, add,", "{ act, add, measures,")
            + "add(measures, { age: { title: \"Age\", at: \"turnEnds\", every: 2, plot: \"curve\", count: (_who, _dice, world) => world.turn } });";

    private static final RunKey TERMS = new RunKey("1", List.of(), List.of(), "waiter", 100, List.of(), List.of());

    @TempDir
    private Path folder;

    @Test
    void theSameSeedsTellTheSameStoriesOnAnyNumberOfThreads() throws Exception {
        List<GameResult> alone = played(COUNTED, new SimulationOptions(12, 5, "waiter", 100, 1));
        assertThat(alone).hasSize(12).extracting(GameResult::seed).first().isEqualTo(5L);
        assertThat(alone).extracting(GameResult::end).contains("patience", "bad luck");
        assertThat(alone.getFirst().counts("age").sum()).isPositive();
        assertThat(played(COUNTED, new SimulationOptions(12, 5, "waiter", 100, 3)))
                .isEqualTo(alone);
    }

    @Test
    void aGameInWhichNoTimePassesIsBrokenOffAndSaysSo() throws Exception {
        Written written = new Written(folder)
                .main(LUCK)
                .mod(
                        "frost",
                        "import { add, refuse, rules } from \"gnaw\";\n"
                                + "add(rules.mayDo, { frozen: () => refuse(\"You are frozen.\") });");
        List<GameResult> results = played(written, new SimulationOptions(1, 5, "waiter", 100, 1));
        assertThat(results.getFirst().failures())
                .containsExactly(
                        "The game of seed 5 stands still in turn 1: the hero has waited 50 times, and no time has"
                                + " passed. Mods answer mayDo by frost:frozen.");
    }

    @Test
    void aGameIsBrokenOffAfterItsLastTurn() throws Exception {
        GameResult result = played(
                        LUCK.replace("oneIn(10)", "oneIn(1000000)"), new SimulationOptions(1, 1, "waiter", 7, 1))
                .getFirst();
        assertThat(result).isEqualTo(result(1, 7, 1, 8, false, GameResult.UNFINISHED));
    }

    @Test
    void aBotThatLetsNoTimePassIsMadeToWait() throws Exception {
        assertThat(played(LUCK, new SimulationOptions(1, 5, "dreamer", 100, 1))
                        .getFirst()
                        .end())
                .isNotEqualTo(GameResult.UNFINISHED);
    }

    @Test
    void aFailingRuleIsToldAndTheGameGoesOn() throws Exception {
        String broken = LUCK + "add(rules.turnEnds, { broken: (who) => who.luck });";
        SimulationSummary findings =
                summary(new SimulationResults(TERMS, played(broken, new SimulationOptions(2, 5, "waiter", 100, 1))));
        assertThat(findings.failures().values()).containsExactly(2L);
        assertThat(findings.failures().keySet()).first().asString().contains("rule turnEnds.broken", "\"luck\"");
    }

    @Test
    void aBotThatTakesWhatIsNotOfferedIsToldAsItsAuthorsMistake() {
        String deaf = LUCK.replace("{ act, add,", "{ act, add, offer,") + """
                add(rules.gameBegins, { voice: () => [offer({ title: "A voice asks", options: { yes: { text: "Yes" }, no: { text: "No" } } })] });
                add(bots, { deaf: { doc: "does not listen", act: () => act.wait(), choose: () => "attack" } });
                """;
        assertThatThrownBy(() -> played(deaf, new SimulationOptions(1, 5, "deaf", 100, 1)))
                .isInstanceOfSatisfying(
                        RuleFailure.class, failure -> assertThat(failure.card()).isEqualTo("""
                                base/main.js:12:76  rule bots.deaf
                                  What is given here is not what is wanted.
                                  12 | add(bots, { deaf: { doc: "does not listen", act: () => act.wait(), choose: () => "attack" } });
                                     |                                                                            ^
                                  expected  one of yes, no for the choice "A voice asks"
                                  got       "attack"
                                  given     hero at (31, 17): attack 3, defense 1, hitPoints 20, maxHitPoints 20, sight 7, speed 100, thirst 5
                                  given     world at depth 1
                                  when      seed 5, turn 1"""));
    }

    @Test
    void whatIsStoppedTellsTheGamesThatAreOver() throws Exception {
        Simulation simulation =
                new Simulation(new SimulationOptions(50, 1, "waiter", 100, 1), new Written(folder).main(LUCK)::load);
        List<GameResult> told = new ArrayList<>();
        simulation.run(new BitSet(), task -> RulesThread.of("game", task), game -> {
            told.add(game);
            simulation.stop();
        });
        assertThat(told).hasSize(1);
    }

    @Test
    void anUnknownBotIsAMistake() {
        assertThatThrownBy(() -> played(LUCK, new SimulationOptions(1, 1, "wayter", 100, 1)))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("There is no bot \"wayter\". Did you mean \"waiter\"?");
    }

    @Test
    void noGamesAreAMistake() {
        assertThatThrownBy(() -> new SimulationOptions(0, 1, "waiter", 100, 1))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("--games must be 1 or more, but is 0.");
    }

    @Test
    void findingsCountEndsAndRankGames() {
        List<GameResult> games = List.of(
                result(1, 300, 2, 20, false, "thirst"),
                result(2, 100, 1, 10, false, "a beast"),
                result(3, 200, 9, 900, true, "the jewel"),
                result(4, 50, 1, 10, false, "thirst"),
                result(5, 400, 1, 0, false, GameResult.UNFINISHED));
        SimulationSummary findings = summary(new SimulationResults(TERMS, games));
        assertThat(findings.ends())
                .containsExactly(
                        Map.entry("thirst", 2L),
                        Map.entry("a beast", 1L),
                        Map.entry("still going on", 1L),
                        Map.entry("the jewel", 1L));
        assertThat(findings.won()).isEqualTo(1);
        assertThat(findings.turns()).isEqualTo(new Spread(5, 210, 50, 50, 100, 200, 300, 400, 400));
        assertThat(findings.worst()).extracting(GameResult::seed).containsExactly(4L, 2L, 1L);
    }

    private List<GameResult> played(String rules, SimulationOptions options) throws Exception {
        return played(new Written(folder).main(rules), options);
    }

    private static List<GameResult> played(Written written, SimulationOptions options) throws Exception {
        Supplier<Rules> books = written::load;
        SortedMap<Long, GameResult> told = new TreeMap<>();
        new Simulation(options, books)
                .run(new BitSet(), task -> RulesThread.of("game", task), game -> told.put(game.seed(), game));
        return List.copyOf(told.values());
    }

    private static SimulationSummary summary(SimulationResults results) {
        return Tally.of(results).summary();
    }

    private static GameResult result(long seed, int turns, int depth, long points, boolean won, String end) {
        return new GameResult(seed, turns, depth, points, won, end, List.of(), new TreeMap<>(), "");
    }

    @Test
    void anErrorOnAThreadIsNotTakenForAnEarlyEnd() {
        Simulation simulation = new Simulation(new SimulationOptions(2, 1, "waiter", 9, 2), () -> {
            throw new StackOverflowError();
        });
        assertThatThrownBy(() -> simulation.run(new BitSet(), Thread::new, _ -> {}))
                .isInstanceOf(StackOverflowError.class);
    }

    @Test
    void memoryThatGivesOutOnAThreadEndsTheWholeRun() {
        Simulation simulation = new Simulation(new SimulationOptions(2, 1, "waiter", 9, 2), () -> {
            throw new OutOfMemoryError("Java heap space");
        });
        assertThatThrownBy(() -> simulation.run(new BitSet(), Thread::new, _ -> {}))
                .isInstanceOf(OutOfMemoryError.class);
    }
}
