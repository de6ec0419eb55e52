package gnaw.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command {@code gnaw mutate}, as an author reads it. */
class MutateCommandTest {
    @TempDir
    Path mods;

    /** What a command said, with its exit code. */
    private record Said(int code, String out, String err) {}

    private Said mutate(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = gnaw.cli.Main.commandLine(new MutateCommand())
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
                { "id": "dry", "name": "Dry", "description": "Dry.", "version": "1.0.0", "gnaw": "^1.0.0" }""");
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
        mod("test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(9, []));\n");
        Path json = mods.resolve("mutants.json");
        Said said = mutate("dry", "--json", json.toString());

        assertThat(said.out())
                .endsWith(
                        "7 mutants: 7 noticed, 0 survived, 0 where no test comes, 0 that cannot be read; 100 % noticed.\n");
        assertThat(said.code()).isZero();
        assertThat(json).content().contains("\"verdict\": \"KILLED\"").doesNotContain("SURVIVED");
    }

    @Test
    void whereNoTestComesNothingIsRun() throws IOException {
        mod("");
        Said said = mutate("dry", "--limit", "2", "--seed", "5");

        assertThat(said.out())
                .contains("  no test comes here\n")
                .endsWith(
                        "2 mutants: 0 noticed, 0 survived, 2 where no test comes, 0 that cannot be read; 0 % noticed.\n");
    }

    @Test
    void misuseIsTold() throws IOException {
        mod("");

        assertThat(mutate("dri").err()).startsWith("There is no mod \"dri\". Did you mean \"dry\"?\n");
        assertThat(mutate("dry", "--files", "rules/*.js").err())
                .startsWith("There is nothing to change: no script is called rules/*.js.\n");
        assertThat(mutate("dry", "--limit", "0").err()).startsWith("--limit must be 1 or more.\n");
        assertThat(mutate("dry", "--limit", "0").code()).isEqualTo(2);
    }
}
