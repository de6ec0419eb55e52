package gnaw.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command {@code gnaw mutate}, as an author reads it. */
class MutateCommandTest {
    /** Tests at the boundary. */
    private static final String NOTICING =
            "test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(9, []));\n";

    @TempDir
    Path mods;

    /** What a command said, with its exit code. */
    private record Said(int code, String out, String err) {}

    private Said mutate(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = gnaw.cli.Commands.whole(new MutateCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true));
        List<String> all = new ArrayList<>(List.of("mutate", "--mods-dir", mods.toString()));
        all.addAll(List.of(arguments));
        int code = line.execute(all.toArray(String[]::new));
        return new Said(code, out.toString(), err.toString());
    }

    private void mod(String tests) throws IOException {
        Files.createDirectories(mods.resolve("dry"));
        Files.writeString(mods.resolve("dry/mod.json"), """
                { "id": "dry", "name": "Dry", "description": "Dry.", "version": "1.0.0", "gnaw": "^2.0.0" }""");
        Files.writeString(mods.resolve("dry/main.js"), """
                import { add, rules, say } from "gnaw";
                const dry = (who) => (who.water < 9 ? [say("Dry.")] : []);
                add(rules.actionEnds, { dry });
                """);
        Files.writeString(mods.resolve("dry/dry.test.js"), """
                import { expect, given, test, world } from "gnaw/test";
                const saysDry = (water, lines) => {
                  given.hero({ water }).waits();
                  expect(world).toHaveSaidExactly(...lines);
                };
                """ + tests);
    }

    @Test
    void whatNoTestNoticesIsToldWithItsPlace() throws IOException {
        mod("test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(12, []));\n");
        String before = Files.readString(mods.resolve("dry/main.js"));
        Said said = mutate("dry");

        assertThat(said.out()).isEqualTo("""
                7 mutants. First, all tests are run without a mistake.
                2 tests may notice them.
                dry/main.js:2:33
                  - const dry = (who) => (who.water < 9 ? [say("Dry.")] : []);
                  + const dry = (who) => (who.water <= 9 ? [say("Dry.")] : []);
                dry/main.js:2:35
                  - const dry = (who) => (who.water < 9 ? [say("Dry.")] : []);
                  + const dry = (who) => (who.water < 10 ? [say("Dry.")] : []);
                7 mutants: 5 noticed, 2 survived, 0 where no test comes, 0 that cannot be read; 71 % noticed.
                """);
        assertThat(said.code()).isOne();
        assertThat(mods.resolve("dry/main.js")).hasContent(before);
        assertThat(System.getProperty("gnaw.home")).endsWith("src/test/game");
    }

    @Test
    void testsAtTheBoundaryNoticeAll() throws IOException {
        mod(NOTICING);
        Path json = mods.resolve("mutants.json");
        Said said = mutate("dry", "--json", json.toString());

        assertThat(said.out())
                .endsWith(
                        "7 mutants: 7 noticed, 0 survived, 0 where no test comes, 0 that cannot be read; 100 % noticed.\n");
        assertThat(said.code()).isZero();
        assertThat(json).content().contains("\"verdict\": \"KILLED\"").doesNotContain("SURVIVED");
    }

    @Test
    void whatWasLeftIsTriedAgainAlone() throws IOException {
        mod("test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(12, []));\n");
        String json = mods.resolve("mutants.json").toString();
        mutate("dry", "--json", json);
        mod(NOTICING);

        assertThat(mutate("dry", "--left", json, "--json", json).out()).isEqualTo("""
                2 mutants. First, all tests are run without a mistake.
                2 tests may notice them.
                2 mutants: 2 noticed, 0 survived, 0 where no test comes, 0 that cannot be read; 100 % noticed.
                """);
        assertThat(mutate("dry", "--left", json).err())
                .startsWith(
                        "There is nothing to change: of what was left in " + json + " nothing is there any more.\n");
        assertThat(mutate("dry", "--left", mods + "/dry/main.js").err())
                .startsWith(mods + "/dry/main.js holds no results that --json has written.\n");
        assertThat(mutate("dry", "--left", mods + "/none.json").err())
                .startsWith(mods + "/none.json cannot be read: it is not there.\n");
    }

    @Test
    void whatWasLeftAndIsElsewhereNowIsCounted() throws IOException {
        mod("test(\"not dry\", () => saysDry(12, []));\n");
        String json = mods.resolve("mutants.json").toString();
        mutate("dry", "--json", json);
        Path script = mods.resolve("dry/main.js");
        Files.writeString(script, Files.readString(script).replace("[say(\"Dry.\")]", "[ say(\"Dry.\")]"));

        assertThat(mutate("dry", "--left", json).out())
                .startsWith(
                        "1 mutant of those that were left is not there any more, or elsewhere: scripts were changed since.\n");
    }

    @Test
    void whereNoTestComesNothingIsRun() throws IOException {
        mod("test(\"nothing\", () => expect(1).toBe(1));\n");
        Said said = mutate("dry", "--limit", "2", "--seed", "5");

        assertThat(said.out())
                .contains("  no test comes here\n")
                .endsWith(
                        "2 mutants: 0 noticed, 0 survived, 2 where no test comes, 0 that cannot be read; 0 % noticed.\n");
    }

    @Test
    void numbersAreTriedWhereTheirNamesAreSaid() throws IOException {
        mod(NOTICING + "test(\"nothing\", () => expect(1).toBe(1));\n");
        Files.writeString(mods.resolve("dry/main.js"), """
                import { add, rules, say } from "gnaw";
                const least = 9;
                const idle = 5;
                const dry = (who) => (who.water < least ? [say("Dry.")] : []);
                const never = () => idle;
                add(rules.actionEnds, { dry });
                """);

        assertThat(mutate("dry").out()).isEqualTo("""
                9 mutants. First, all tests are run without a mistake.
                3 tests may notice them.
                dry/main.js:3:14  no test comes here
                  - const idle = 5;
                  + const idle = 6;
                dry/main.js:3:14  no test comes here
                  - const idle = 5;
                  + const idle = 4;
                9 mutants: 7 noticed, 0 survived, 2 where no test comes, 0 that cannot be read; 77 % noticed.
                """);
    }

    @Test
    void severalFilesAndThreadsGiveOneTable() throws IOException {
        mod(NOTICING);
        Files.writeString(mods.resolve("dry/wet.js"), "export const wet = (who) => who.water > 20;\n");
        Files.writeString(
                mods.resolve("dry/main.js"),
                "import { wet } from \"./wet.js\";\n" + Files.readString(mods.resolve("dry/main.js")));
        Said said = mutate("dry", "--threads", "3");

        assertThat(said.out()).endsWith("""
                               mutants    noticed   survived    no test unreadable
                dry/main.js          7          7          0          0          0
                dry/wet.js           4          0          0          4          0
                11 mutants: 7 noticed, 0 survived, 4 where no test comes, 0 that cannot be read; 63 % noticed.
                """);
        assertThat(said).isEqualTo(mutate("dry", "--threads", "1"));
    }

    @Test
    void whatKeepsAScriptFromBeingLoadedProvesNothing() throws IOException {
        mod(NOTICING);
        Files.writeString(mods.resolve("dry/wet.js"), """
                const least = 9;
                if (least > 9) throw new Error("Nine!");
                """);
        Files.writeString(
                mods.resolve("dry/main.js"), "import \"./wet.js\";\n" + Files.readString(mods.resolve("dry/main.js")));

        assertThat(mutate("dry", "--files", "wet.js").out()).isEqualTo("""
                8 mutants. First, all tests are run without a mistake.
                2 tests may notice them.
                dry/wet.js:1:15
                  - const least = 9;
                  + const least = 8;
                dry/wet.js:2:5
                  - if (least > 9) throw new Error("Nine!");
                  + if (false) throw new Error("Nine!");
                dry/wet.js:2:13
                  - if (least > 9) throw new Error("Nine!");
                  + if (least > 10) throw new Error("Nine!");
                8 mutants: 0 noticed, 3 survived, 0 where no test comes, 5 that cannot be read; 0 % noticed.
                """);
    }

    @Test
    void testsThatFailAnywayAreTold() throws IOException {
        mod(NOTICING + "test(\"wrong\", () => expect(1).toBe(2));\n");
        Said said = mutate("dry");

        assertThat(said.out()).startsWith("""
                7 mutants. First, all tests are run without a mistake.
                1 test fails without any mistake, and can notice none:
                  wrong
                    dry/dry.test.js:8:21  test "wrong"
                      Expected 2, but got 1.
                2 tests may notice them.
                """);
        assertThat(said.out()).contains("7 mutants: 7 noticed");
        assertThat(said.code()).isOne();
    }

    @Test
    void withoutTestsThatPassNothingCanBeNoticed() throws IOException {
        mod("");
        Files.delete(mods.resolve("dry/dry.test.js"));
        Files.writeString(mods.resolve("dry/DryTest.java"), "");
        Said said = mutate("dry");
        assertThat(said.out()).isEqualTo("""
                7 mutants. First, all tests are run without a mistake.
                The tests of dry in Java are not compiled, and left out: mvn test-compile.
                """);
        assertThat(said.err()).startsWith("Nothing could be noticed: there are no tests of dry.\n");
        assertThat(said.code()).isEqualTo(2);

        mod("test(\"wrong\", () => expect(1).toBe(2));\n");
        assertThat(mutate("dry").err()).startsWith("Nothing could be noticed: no test passes of dry.\n");

        mod("test(");
        assertThat(mutate("dry").out())
                .contains(
                        "1 test fails without any mistake, and can notice none:\n  the tests can be loaded\n    dry/dry.test.js:");
    }

    @Test
    void aModThatCannotBeReadIsToldAsElsewhere() throws IOException {
        mod(NOTICING);
        Files.writeString(mods.resolve("dry/mod.json"), "{ \"id\": \"dry\" }");
        Said said = mutate("dry");
        assertThat(said.err()).startsWith("The mod dry cannot be tested:\n").contains("dry/mod.json");
        assertThat(said.code()).isOne();

        mod(NOTICING);
        Files.writeString(mods.resolve("dry/main.js"), "const dry = ;");
        assertThat(mutate("dry").err()).contains("dry/main.js:1");
        assertThat(mutate("dry").code()).isOne();
    }

    @Test
    void whoInterruptsIsToldWhatWasFoundUntilThen() throws Exception {
        mod("test(\"never dry\", () => saysDry(12, []));\n");
        Path json = mods.resolve("mutants.json");
        Thread here = Thread.currentThread();
        StringWriter out = new StringWriter();
        PrintWriter interrupting = new PrintWriter(out, true) {
            @Override
            public void println(String line) {
                super.println(line);
                if (line.startsWith("  +")) {
                    here.interrupt();
                    sleepUntilInterrupted();
                }
            }
        };
        CommandLine line = gnaw.cli.Commands.whole(new MutateCommand()).setOut(interrupting);
        int code = line.execute(
                "mutate", "dry", "--mods-dir", mods.toString(), "--threads", "1", "--json", json.toString());

        assertThat(out.toString()).endsWith("""
                  + const dry = (who) => (who.water <= 9 ? [say("Dry.")] : []);
                1 mutant: 0 noticed, 1 survived, 0 where no test comes, 0 that cannot be read; 0 % noticed.
                Interrupted: 6 more were not tried.
                """);
        assertThat(code).isEqualTo(130);
        assertThat(json).content().contains("SURVIVED").doesNotContain("KILLED");
    }

    private static void sleepUntilInterrupted() {
        try {
            Thread.sleep(Duration.ofMinutes(1));
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whoInterruptsTheFirstRunIsToldSo() throws IOException {
        mod(NOTICING);
        Thread.currentThread().interrupt();
        Said said = mutate("dry");

        assertThat(said.out()).endsWith("Interrupted before any mistake was made.\n");
        assertThat(said.code()).isEqualTo(130);
    }

    @Test
    void misuseIsTold() throws IOException {
        mod("");

        assertThat(mutate("dri").err()).startsWith("There is no mod \"dri\". Did you mean \"dry\"?\n");
        assertThat(mutate("dry", "--files", "rules/*.js").err())
                .startsWith("There is nothing to change: no script is called rules/*.js.\n");
        assertThat(mutate("dry", "--limit", "0").err()).startsWith("--limit must be 1 or more.\n");
        assertThat(mutate("dry", "--threads", "0").err()).startsWith("--threads must be 1 or more.\n");
        assertThat(mutate("dry", "--json", mods + "/none/here.json").err())
                .startsWith(mods + "/none/here.json cannot be written: there is no folder " + mods + "/none.\n");
        assertThat(mutate("dry", "--files", "[").err()).startsWith("--files is no pattern: ");
        assertThat(mutate("dry", "--limit", "0").code()).isEqualTo(2);
    }
}
