package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import gnaw.testing.ScriptTestEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** From a bad game to a test: a mod whose rule fails when two things come together, a wanderer who finds it, and a test of a few steps. */
class ShrinkCommandTest {
    private static final String WANDERING = WrittenMods.LEVELS + """
            add(bots, {
              wanderer: {
                doc: "goes anywhere",
                act: (_who, _sight, dice) => act.step(dice.pick(["north", "east", "south", "west"])),
                choose: (_who, offer) => offer.options[0],
              },
            });
            """;

    private static final String BROKEN = WANDERING + """
            const proud = (who, action) => who.water <= 8 && action.direction === "north";
            add(rules.actionEnds, { pride: (who, action) => (proud(who, action) ? [say(who.pride)] : []) });
            """;

    private static final String WET = WANDERING + """
            add(rules.turnEnds, { rain: (who) => [set(who, "water", 15)] });
            """;

    private static final String CARD = """
            wander/main.js:16:76  rule actionEnds.wander:pride
              There is no fact "pride" here.""";

    @TempDir
    private Path folder;

    private WrittenMods mods;
    private Path replays;
    private String replay;
    private Path test;

    @BeforeEach
    void writeTheMod() throws IOException {
        mods = new WrittenMods(folder.resolve("mods"));
        replays = folder.resolve("replays");
        replay = replays.resolve("seed-5.json").toString();
        test = folder.resolve("mods/wander/pride.test.js");
        wander(BROKEN);
        System.setProperty("gnaw.mods", folder.resolve("mods").toString());
    }

    @AfterEach
    void forgetTheMod() {
        System.clearProperty("gnaw.mods");
    }

    @Test
    void aRuleThatFailsIsFoundAndItsGameShrinksToATest() throws IOException {
        assertThat(play(60, "--setting", "wander.rate=7")).isEqualTo(1);
        assertThat(mods.err()).contains(CARD, "A replay of one game lies in " + replays + ".");

        assertThat(mods.run("replay", replay)).isZero();
        assertThat(mods.out()).contains("Every state is as recorded.", CARD);

        assertThat(mods.run("shrink", replay, "--write", test.toString())).isZero();
        String text = Files.readString(test);
        assertThat(text)
                .startsWith(
                        "// A rule failed at wander/main.js:16:76:\n// wander/main.js:16:76  rule actionEnds.wander:pride\n")
                .contains("test(\"the rule actionEnds.wander:pride does not fail\"")
                .contains("given.rules([\"wander\"], { \"wander.rate\": \"7\" });\n  given.game({ seed: 5 }).plays([\n")
                .endsWith("    \"step north\",\n  ]);\n});\n");
        assertThat(steps(text)).as(text).isLessThan(20);

        assertThat(failure()).contains(CARD.indent(2).stripTrailing());
        wander(BROKEN.replace("say(who.pride)", "say(\"Ha.\")"));
        tested().assertStatistics(counted -> counted.succeeded(1).failed(0));
    }

    @Test
    void aDeathIsLookedForByItsCause() throws IOException {
        wander(WANDERING);
        play(60);
        mods.forget();

        assertThat(mods.run("shrink", replay, "--fails", "death by thirst")).isZero();
        assertThat(mods.out())
                .startsWith("// What was looked for came true:\n// death by thirst\n")
                .contains("test(\"the hero does not die of thirst\"", "  given.game({ seed: 5 }).plays([")
                .endsWith("  expect(world.hero).not.toBeDeadOf(\"thirst\");\n});\n");
        assertThat(steps(mods.out())).isEqualTo(20);

        assertThat(mods.run("shrink", replay, "--fails", "death by drowning")).isEqualTo(1);
        assertThat(mods.err()).endsWith(replay + " does not go wrong: the hero does not die of drowning.\n");
    }

    @Test
    void whatShouldNeverBeTrueIsLookedForAndAssertedByTheTest() throws IOException {
        wander(WANDERING);
        play(60);

        assertThat(mods.run("shrink", replay, "--fails", "hero.water < 11", "--write", test.toString()))
                .isZero();
        String text = Files.readString(test);
        assertThat(text)
                .startsWith("// What was looked for came true:\n// hero.water < 11\n"
                        + "import { expect, given, test, world } from \"gnaw/test\";\n")
                .contains("test(\"it never holds that hero.water < 11\"")
                .endsWith("  expect(world).not.toHold(\"hero.water < 11\");\n});\n");
        assertThat(steps(text)).as(text).isEqualTo(10);

        assertThat(failure()).contains("  It should not be true that hero.water < 11, but it is.\n");
        wander(WET);
        tested().assertStatistics(counted -> counted.succeeded(1).failed(0));
    }

    @Test
    void whatIsTrueFromTheBeginningIsMisuse() throws IOException {
        play(60);
        mods.forget();
        assertThat(mods.run("shrink", replay, "--fails", "hero.water > 10")).isEqualTo(2);
        assertThat(mods.err()).isEqualTo("""
                --fails "hero.water > 10" is true as soon as the game begins; it wants what should never be true.
                Try './gnaw shrink --help'.
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hero.watr < 11         | There is no fact "watr" here. Did you mean "water"?
            hreo.water < 11        | hreo is not defined. Did you mean "hero"?
            hero.water             | It is 20, neither true nor false.
            death of thirst        | At column 7: Expected ) but found of
            """)
    void whatCannotBeAskedIsMisuse(String fails, String complaint) throws IOException {
        play(60);
        mods.forget();
        assertThat(mods.run("shrink", replay, "--fails", fails)).isEqualTo(2);
        assertThat(mods.err())
                .isEqualTo("--fails \"" + fails + "\" cannot be asked in turn 1. " + complaint
                        + "\nTry './gnaw shrink --help'.\n");
    }

    @Test
    void aGameThatDoesNotGoWrongCannotShrink() throws IOException {
        wander(WANDERING);
        play(60);
        mods.forget();
        assertThat(mods.run("shrink", replay)).isEqualTo(1);
        assertThat(mods.err())
                .isEqualTo(replay + " does not go wrong: no rule fails in it, and all stays in order."
                        + " --fails tells what else is wrong.\n");

        mods.forget();
        assertThat(mods.run("shrink", replay, "--fails", "hero.water > 20")).isEqualTo(1);
        assertThat(mods.err()).isEqualTo(replay + " does not go wrong: it never holds that hero.water > 20.\n");
    }

    @Test
    void aGameUnderOtherRulesDeparts() throws IOException {
        play(19);
        wander(BROKEN.replace("rooms: 5", "rooms: 4"));
        assertThat(mods.run("replay", replay)).isEqualTo(1);
        assertThat(mods.out())
                .contains(
                        "The mod wander has changed since it was recorded.\n",
                        "It is not the game that was recorded: turn ");
    }

    @Test
    void aReplayThatIsNotThereIsNamed() {
        assertThat(mods.run("replay", "nowhere.json")).isEqualTo(2);
        assertThat(mods.err()).isEqualTo("There is no replay nowhere.json.\nTry './gnaw replay --help'.\n");
    }

    @Test
    void aModThatIsGoneIsNamed() throws IOException {
        play(60);
        Files.writeString(Path.of(replay), Files.readString(Path.of(replay)).replace("\"wander\"", "\"wonder\""));
        mods.forget();
        assertThat(mods.run("replay", replay)).isEqualTo(1);
        assertThat(mods.err())
                .isEqualTo("The replay was recorded with wonder, and cannot be played so:\n"
                        + "There is no mod \"wonder\". Did you mean \"wander\"?\n");
    }

    /** Records a game by the wanderer. */
    private int play(int turns, String... others) {
        String[] usual = {
            "simulate", "--games", "1", "--seed", "5", "--bot", "wanderer", "--mods", "wander", "--threads", "1"
        };
        String[] wanted = {"--turns", Integer.toString(turns), "--replays", replays.toString()};
        return mods.run(Stream.of(usual, wanted, others).flatMap(Stream::of).toArray(String[]::new));
    }

    private void wander(String main) throws IOException {
        mods.write("wander", """
                , "settings": {"rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}""", main);
    }

    private Events tested() {
        return EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile(test.toString()))
                .execute()
                .testEvents();
    }

    /** What the only test that fails says. */
    private String failure() {
        List<Event> failed = tested().failed().list();
        assertThat(failed).hasSize(1);
        return message(failed.getFirst());
    }

    private static String message(Event failed) {
        return failed.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow()
                .getMessage();
    }

    private static long steps(String text) {
        return text.lines().filter(line -> line.startsWith("    \"")).count();
    }
}
