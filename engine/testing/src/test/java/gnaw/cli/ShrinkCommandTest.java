package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import gnaw.testing.ScriptTestEngine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** From a bad game to a test: a mod whose rule fails when two things come together, a wanderer who finds it, and a test of a few steps. */
class ShrinkCommandTest {
    private static final String WANDERING = """
            import { act, add, bots, rules, say, tiles } from "gnaw";
            add(tiles, {
              up: { name: "up", glyph: "<", passable: true, transparent: true },
              down: { name: "down", glyph: ">", passable: true, transparent: true },
            });
            const tileset = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
            add(rules.levelPlanned, { caves: () => ({ width: 40, height: 20, rooms: 5, up: true, down: true, tiles: tileset }) });
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

    private static final String CARD = """
            wander/main.js:16:76  rule actionEnds.wander:pride
              There is no fact "pride" here.""";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path replays;
    private Path test;

    @BeforeEach
    void writeTheMod() throws IOException {
        replays = folder.resolve("replays");
        test = folder.resolve("mods/wander/pride.test.js");
        write("mods/wander/mod.json", """
                {"id": "wander", "name": "Wander", "description": "Goes.", "version": "1.0.0", "settings": {
                  "rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}}""");
        write("mods/wander/main.js", BROKEN);
        System.setProperty("gnaw.mods", folder.resolve("mods").toString());
    }

    @AfterEach
    void forgetTheMod() {
        System.clearProperty("gnaw.mods");
    }

    @Test
    void aRuleThatFailsIsFoundAndItsGameShrinksToATest() throws IOException {
        assertThat(run(
                        "simulate",
                        "--games",
                        "1",
                        "--seed",
                        "5",
                        "--bot",
                        "wanderer",
                        "--turns",
                        "60",
                        "--mods",
                        "wander",
                        "--setting",
                        "wander.rate=7",
                        "--threads",
                        "1",
                        "--replays",
                        replays.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains(CARD, "A replay of one game lies in " + replays + ".");

        assertThat(run("replay", replay())).isZero();
        assertThat(out.toString()).contains("Every state is as recorded.", CARD);

        assertThat(run("shrink", replay(), "--write", test.toString())).isZero();
        String text = Files.readString(test);
        assertThat(text)
                .startsWith(
                        "// A rule failed at wander/main.js:16:76:\n// wander/main.js:16:76  rule actionEnds.wander:pride\n")
                .contains("test(\"the rule actionEnds.wander:pride does not fail\"")
                .contains("given.rules([\"wander\"], { \"wander.rate\": \"7\" });\n  given.game({ seed: 5 }).plays([\n")
                .endsWith("    \"step north\",\n  ]);\n});\n");
        assertThat(steps(text)).as(text).isLessThan(20);

        assertThat(tested().failed().stream().map(ShrinkCommandTest::message))
                .singleElement()
                .asString()
                .contains(CARD.indent(2).stripTrailing());
        write("mods/wander/main.js", BROKEN.replace("say(who.pride)", "say(\"Ha.\")"));
        tested().assertStatistics(counted -> counted.succeeded(1).failed(0));
    }

    @Test
    void aDeathIsLookedForByItsCause() throws IOException {
        write("mods/wander/main.js", WANDERING);
        run(
                "simulate",
                "--games",
                "1",
                "--seed",
                "5",
                "--bot",
                "wanderer",
                "--turns",
                "60",
                "--mods",
                "wander",
                "--threads",
                "1",
                "--replays",
                replays.toString());

        assertThat(run("shrink", replay(), "--fails", "death by thirst")).isZero();
        assertThat(out.toString())
                .contains("test(\"the hero does not die of thirst\"", "const hero = given.game({ seed: 5 }).plays([")
                .endsWith("  expect(hero).not.toBeDeadOf(\"thirst\");\n});\n");
        assertThat(steps(out.toString())).isEqualTo(20);

        assertThat(run("shrink", replay(), "--fails", "death by drowning")).isEqualTo(1);
        assertThat(err.toString()).endsWith(replay() + " does not go wrong: the hero does not die of drowning.\n");
    }

    @Test
    void aGameThatDoesNotGoWrongCannotShrink() throws IOException {
        write("mods/wander/main.js", WANDERING);
        run(
                "simulate",
                "--games",
                "1",
                "--seed",
                "5",
                "--bot",
                "wanderer",
                "--turns",
                "60",
                "--mods",
                "wander",
                "--threads",
                "1",
                "--replays",
                replays.toString());
        err.getBuffer().setLength(0);
        assertThat(run("shrink", replay())).isEqualTo(1);
        assertThat(err.toString())
                .isEqualTo(replay() + " does not go wrong: no rule fails in it, and all stays in order.\n");
    }

    @Test
    void aGameUnderOtherRulesDeparts() throws IOException {
        run(
                "simulate",
                "--games",
                "1",
                "--seed",
                "5",
                "--bot",
                "wanderer",
                "--turns",
                "19",
                "--mods",
                "wander",
                "--threads",
                "1",
                "--replays",
                replays.toString());
        write("mods/wander/main.js", BROKEN.replace("rooms: 5", "rooms: 4"));
        assertThat(run("replay", replay())).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "The mod wander has changed since it was recorded.\n",
                        "It is not the game that was recorded: turn ");
    }

    @Test
    void whatCannotBeLookedForIsMisuse() {
        assertThat(run("shrink", "any.json", "--fails", "boredom")).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("""
                Invalid value for option '--fails': "boredom" is nothing that can be looked for; "death by CAUSE" is, as in "death by old age".
                Try './gnaw --help'.
                """);
    }

    @Test
    void aReplayThatIsNotThereIsNamed() {
        assertThat(run("replay", "nowhere.json")).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("There is no replay nowhere.json.\n");
    }

    @Test
    void aModThatIsGoneIsNamed() throws IOException {
        run(
                "simulate",
                "--games",
                "1",
                "--seed",
                "5",
                "--bot",
                "wanderer",
                "--turns",
                "60",
                "--mods",
                "wander",
                "--threads",
                "1",
                "--replays",
                replays.toString());
        Files.writeString(Path.of(replay()), Files.readString(Path.of(replay())).replace("\"wander\"", "\"wonder\""));
        err.getBuffer().setLength(0);
        assertThat(run("replay", replay())).isEqualTo(1);
        assertThat(err.toString())
                .isEqualTo("The replay was recorded with wonder, and cannot be played so:\n"
                        + "There is no mod \"wonder\". Did you mean \"wander\"?\n");
    }

    private int run(String... arguments) {
        String[] all = new String[arguments.length + 2];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[arguments.length] = "--mods-dir";
        all[arguments.length + 1] = folder.resolve("mods").toString();
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all);
    }

    private String replay() {
        return replays.resolve("seed-5.json").toString();
    }

    private Events tested() {
        return EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile(test.toString()))
                .execute()
                .testEvents();
    }

    private static String message(org.junit.platform.testkit.engine.Event failed) {
        return failed.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow()
                .getMessage();
    }

    private static long steps(String text) {
        return text.lines().filter(line -> line.startsWith("    \"")).count();
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
