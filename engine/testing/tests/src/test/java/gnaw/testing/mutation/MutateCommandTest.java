package gnaw.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The command {@code gnaw mutate}, as an author reads it. */
class MutateCommandTest extends AtMutateCommand {
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
    void aClusterTellsTheSame() throws IOException {
        mod("test(\"dry\", () => saysDry(8, [\"Dry.\"]));\ntest(\"not dry\", () => saysDry(12, []));\n");
        Path here = mods.resolve("here.json");
        Path there = mods.resolve("there.json");
        Said said = mutate("dry", "--json", here.toString());

        assertThat(mutate("dry", "--json", there.toString(), "--spark", "copying"))
                .isEqualTo(said);
        assertThat(there).hasSameTextualContentAs(here);
        assertThat(said.out()).contains("5 noticed, 2 survived");
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
    void misuseIsTold() throws IOException {
        mod("");

        assertThat(mutate("dri").err()).startsWith("There is no mod \"dri\". Did you mean \"dry\"?\n");
        assertThat(mutate("dry", "--files", "rules/*.js").err())
                .startsWith("There is nothing to change: no script is called rules/*.js.\n");
        assertThat(mutate("dry", "--files", "mian.js").err())
                .startsWith("There is nothing to change: no script is called mian.js. Did you mean \"main.js\"?\n");
        assertThat(mutate("dry", "--files", "dry/main.js").err())
                .as("a script may be called as results call it")
                .doesNotContain("no script is called");
        assertThat(mutate("dry", "--limit", "0").err()).startsWith("--limit must be 1 or more.\n");
        assertThat(mutate("dry", "--threads", "0").err()).startsWith("--threads must be 1 or more.\n");
        assertThat(mutate("dry", "--json", mods + "/none/here.json").err())
                .startsWith(mods + "/none/here.json cannot be written: there is no folder " + mods + "/none.\n");
        assertThat(mutate("dry", "--files", "[").err()).startsWith("--files is no pattern: ");
        assertThat(mutate("dry", "--limit", "0").code()).isEqualTo(2);
    }
}
