package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.script.Written;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;

/** Processes of their own, in which a mod's script cannot be stopped or fills the memory. */
class LastWordsTest {
    private static final String WAITER = """
            import { act, add, bots, rules } from "gnaw";
            add(bots, { waiter: { doc: "waits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
            add(rules.scoreOf, { years: (story) => ({ points: story.turn, lines: [] }) });
            """;

    /** Nobody's code runs here, and the host looks at each of the cells that are not there. */
    private static final String FOR_EVER = "({ __proto__: Array.prototype, length: 2 ** 53 - 1 }).forEach(() => {});";

    @TempDir
    private Path folder;

    /** How a process ended, and what it said. */
    private record Ending(int code, String out, String err) {}

    /** A command that takes all the memory there is. */
    @Command(name = "why")
    static final class Greedy implements Callable<Integer> {
        @Override
        public Integer call() {
            throw new OutOfMemoryError("Java heap space");
        }
    }

    @BeforeEach
    void write() {
        new Written(folder).main(WAITER);
    }

    @Test
    void aRuleThatCannotBeStoppedIsNamedAndEndsTheProcess() throws Exception {
        mod("stuck", """
                import { add, rules } from "gnaw";
                add(rules.turnEnds, {
                  walk: (who, dice, world) => {
                    if (world.turn > 2) %s
                    return [];
                  },
                });
                """.formatted(FOR_EVER));
        Ending ending = simulate("-Xmx256m", "--mods", "stuck", "--games", "3", "--turns", "9", "--threads", "1");
        assertThat(ending.err()).isEqualTo("""
                stuck/main.js:2:1  rule turnEnds.stuck:walk
                  It took too long, and cannot be stopped: Gnaw ends here.
                  given     hero at (13, 14): attack 3, defense 1, hitPoints 20, maxHitPoints 20, sight 7, speed 100, thirst 5
                  given     world at depth 1
                  when      seed 1, turn 3
                """);
        assertThat(ending.code()).isOne();
    }

    @Test
    void aModThatCannotBeStoppedWhileItIsReadIsNamedAndEndsTheProcess() throws Exception {
        mod("stuck", FOR_EVER);
        Ending ending = simulate("-Xmx256m", "--mods", "stuck", "--games", "1");
        assertThat(ending.err()).isEqualTo("""
                stuck/main.js
                  It took too long, and cannot be stopped: Gnaw ends here.
                """);
        assertThat(ending.code()).isOne();
    }

    @Test
    void aModThatFillsTheMemoryIsNamedAndTheGamesGoOn() throws Exception {
        mod("keeper", """
                import { add, rules } from "gnaw";
                const kept = [];
                add(rules.turnEnds, { keep: () => { for (let i = 0; i < 90; i++) kept.push("x".padEnd(99_999, i).toUpperCase()); return []; } });
                """);
        mod("modest", "import { add, rules } from \"gnaw\"; add(rules.turnEnds, { rest: () => [] });");
        Ending ending = simulate("-Xmx64m", "--mods", "keeper,modest", "--games", "2", "--turns", "30");
        assertThat(ending.err()).contains("2 of 2 games").endsWith("""
                In 2 games, first in that of seed 1, something went wrong:
                keeper/main.js:3:1  rule turnEnds.keeper:keep
                  Memory ran short, and of all rules of mods this one has taken most. All scripts were begun anew: \
                what their modules kept is gone.
                """);
        assertThat(ending.code()).isOne();
    }

    @Test
    void anAnswerForWhichMemoryDoesNotSufficeFailsAndTheGameGoesOn() throws Exception {
        mod("glutton", """
                import { add, rules } from "gnaw";
                add(rules.turnEnds, {
                  feast: (who, dice, world) => world.turn === 3 && Array.from({ length: 600 }, () => new Uint8Array(99_999)) && [],
                  rest: () => [],
                });
                """);
        Ending ending = simulate("-Xmx40m", "--mods", "glutton", "--games", "1", "--turns", "9", "--threads", "1");
        assertThat(ending.err()).contains("1 of 1 games").contains("""
                glutton/main.js:2:1  rule turnEnds.glutton:feast
                  There was not enough memory for it.
                """);
        assertThat(ending.out()).contains("1  100.0%  still going on");
        assertThat(ending.code()).isOne();
    }

    @Test
    void withoutMemoryACommandEndsInASentence() {
        StringWriter err = new StringWriter();
        int code =
                Commands.whole(new Greedy()).setErr(new PrintWriter(err, true)).execute("why");
        assertThat(err).hasToString("There is not enough memory to go on.\n");
        assertThat(code).isOne();
    }

    @Test
    void digitsAreTheSameWhereverOneIs() throws Exception {
        new Scores(folder.resolve("gnaw"))
                .add(new ScoreLine(
                        "2026-11-26", 312, false, false, "a blow", "a rat", 2, 417, 7, List.of(), List.of()));
        Ending ending = ending(List.of("-Duser.language=ar", "-Duser.country=EG"), List.of("scores"));
        assertThat(ending.out()).isEqualTo("     312  2026-11-26  killed by a rat, depth 2, turn 417, seed 7\n");
    }

    private void mod(String id, String text) throws IOException {
        Files.createDirectories(folder.resolve(id));
        Files.writeString(
                folder.resolve(id).resolve("mod.json"),
                "{\"id\": \"%s\", \"name\": \"%s\", \"description\": \"A test.\", \"version\": \"1.0.0\"}"
                        .formatted(id, id));
        Files.writeString(folder.resolve(id).resolve("main.js"), text);
    }

    private Ending simulate(String heap, String... more) throws Exception {
        List<String> asked = new ArrayList<>(List.of(
                "simulate",
                "--scripts",
                folder.resolve("base").toString(),
                "--mods-dir",
                folder.toString(),
                "--bot",
                "waiter"));
        asked.addAll(List.of(more));
        return ending(List.of(heap), asked);
    }

    private Ending ending(List<String> java, List<String> asked) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(java);
        command.add(Main.class.getName());
        command.addAll(asked);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        process.getOutputStream().close();
        boolean hasEnded = process.waitFor(2, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(hasEnded).as("It ends by itself").isTrue();
        return new Ending(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
