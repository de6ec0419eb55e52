package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./gnaw check says of bad mods, word for word, and with which exit code. */
class CheckCommandTest {
    private static final String JSON = """
            { "id": "%s", "name": "A mod", "description": "It is tried.", "version": "1.0.0"%s }
            """;

    @TempDir
    Path folder;

    private final Console console = new Console();

    @BeforeEach
    void aBaseThatIsSmall() throws IOException {
        write(
                "base/main.js",
                "import { table } from \"gnaw\";\nexport const soup = table(\"soup\", { salt: 1, pepper: 2 });\n");
    }

    @Test
    void misspeltNamesAreToldModByModWithTheirLinesAndTheNearestRightNames() throws IOException {
        mod("salty", "", """
                import { amend } from "gnaw";
                import { soup } from "base/main.js";
                amend(soup, { sald: 2 });
                """);
        mod("lost", "", "import { soup } from \"bace/main.js\";\n");
        assertThat(check("salty", "lost")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                salty/main.js:3:15: error: soup.sald: the table soup has no cell "sald". Did you mean "salt"?
                  3 | amend(soup, { sald: 2 });
                    |               ^
                salty: 1 error, no warnings.
                lost/main.js:1:23: error: There is nothing to import called "bace/main.js"; "gnaw", "base/…", "./…" and required mods can be imported. Did you mean "base"?
                  1 | import { soup } from "bace/main.js";
                    |                       ^
                lost: 1 error, no warnings.
                Checked 2 without types: 2 errors, no warnings.
                """);
    }

    @Test
    void aFolderOfModsThatIsNotThereIsTold() throws IOException {
        mod("salty", "", "");
        assertThat(check("salty", "--mods-dir", "nowhere")).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                Invalid value for option '--mods-dir' (DIR): There is no folder nowhere to look for mods in.
                Try './gnaw check --help'.
                """);
    }

    @Test
    void aFolderWithoutWhatSaysThatItIsAModIsToldAsOne() throws IOException {
        write("mods/salty/main.js", "");
        assertThat(check("salty")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                salty/mod.json: error: There is no such file, and a mod says in it what it is. ./gnaw new makes one.
                salty: 1 error, no warnings.
                """);
    }

    @Test
    void aNameThatAnotherModuleHasIsLookedForThere() throws IOException {
        write("base/broth.js", "import \"./main.js\";\n");
        mod("salty", "", "import \"base/broth.js\";\nimport { soup } from \"base/broth.js\";\n");
        mod("spicy", "", "import \"base/broth.js\";\nimport { table } from \"base/broth.js\";\n");
        assertThat(check("salty", "spicy")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                salty/main.js:2:10: error: "base/broth.js" has nothing called "soup". "base/main.js" has it.
                  2 | import { soup } from "base/broth.js";
                    |          ^
                salty: 1 error, no warnings.
                spicy/main.js:2:10: error: "base/broth.js" has nothing called "table". "gnaw" has it.
                  2 | import { table } from "base/broth.js";
                    |          ^
                spicy: 1 error, no warnings.
                Checked 2 without types: 2 errors, no warnings.
                """);
    }

    @Test
    void aMisspeltSettingIsToldWithTheNearestRightOne() throws IOException {
        mod("spicy", ", \"settings\": { \"strength\": { \"type\": \"number\", \"text\": \"How hot\" } }", """
                import { settings } from "gnaw";
                const { strenght } = settings();
                """);
        assertThat(check("spicy")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                spicy/main.js:2:9: error: The mod spicy has no setting "strenght". Did you mean "strength"?
                  2 | const { strenght } = settings();
                    |         ^
                spicy: 1 error, no warnings.
                """);
    }

    @Test
    void aModIsCheckedWithTheSettingsThatAreSaid() throws IOException {
        mod(
                "salty",
                ", \"settings\": { \"taste\": { \"type\": \"choice\", \"choices\": [\"mild\", \"hot\"], \"default\": \"mild\", \"text\": \"How it is.\" } }",
                """
                import { settings } from "gnaw";
                throw new Error(`Too ${settings().taste}.`);
                """);
        mod("spicy", "", "");
        assertThat(check("salty")).isEqualTo(1);
        assertThat(console.out()).contains("salty/main.js:2:7: error: Too mild.");
        assertThat(check("salty", "--setting", "salty.taste=hot")).isEqualTo(1);
        assertThat(console.out()).contains("salty/main.js:2:7: error: Too hot.");
        assertThat(check("salty", "--setting", "salty.taste=hott")).isEqualTo(2);
        assertThat(console.err()).contains("salty.taste is \"hott\", but must be one of mild, hot.");
        assertThat(check("salty", "--setting", "sallty.taste=hot")).isEqualTo(2);
        assertThat(console.err()).contains("No mod that is on is called \"sallty\"", "Did you mean \"salty\"?");
        assertThat(check("salty", "spicy", "--setting", "salty.taste=hot")).isEqualTo(2);
        assertThat(console.err())
                .contains("--setting goes with one mod to check, or with --mods, and not with several.");
    }

    @Test
    void modsThatAreNearlyNamedAreToldAndThoseThatAreNotThereAreNot() throws IOException {
        mod(
                "salty",
                ", \"after\": [\"spicey\", \"rain\"], \"conflicts\": [\"sour\"]",
                "import { lost } from \"gnaw\";\n");
        mod("spicy", "", "");
        check("salty");
        assertThat(console.out())
                .contains("salty/mod.json: warning: There is no mod \"spicey\". Did you mean \"spicy\"?")
                .doesNotContain("rain", "sour");
    }

    @Test
    void modsThatAreCheckedTogetherTellTheirProblemsTogether() throws IOException {
        mod("one", "", "import { tabel } from \"gnaw\";\n");
        mod("two", "", "const x = ;\n");
        assertThat(check("--mods", "one,two")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                one/main.js:1:10: error: "gnaw" has nothing called "tabel". Did you mean "table"?
                  1 | import { tabel } from "gnaw";
                    |          ^
                two/main.js:1:11: error: SyntaxError: Expected an operand but found ;
                  1 | const x = ;
                    |           ^
                one with two: 2 errors, no warnings.
                Checked 2 without types: 2 errors, no warnings.
                """);
    }

    @Test
    void aModJsonThatIsWrongDoesNotHideWhatIsWrongWithOthers() throws IOException {
        mod("one", ", \"settigns\": {}", "");
        mod("two", ", \"requires\": { \"three\": \"^1.0\" }", "");
        mod("three", "", "import { add } from \"gnaw\";\nadd(1, 2);\n");
        assertThat(check("one", "two", "three")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                one/mod.json:1:84: error: There is no cell "settigns". Did you mean "settings"?
                one: 1 error, no warnings.
                three/main.js:2:1: error: add wants a table first, but got 1.
                  2 | add(1, 2);
                    | ^
                two: 1 error, no warnings.
                three: 1 error, no warnings.
                Checked 3 without types: 2 errors, no warnings.
                """);
    }

    @Test
    void aModJsonThatIsNoJsonIsToldWithItsPlace() throws IOException {
        mod("one", "", "");
        write("mods/one/mod.json", "{ \"id\" \"one\" }");
        assertThat(check("one")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                one/mod.json:1:8: error: This is not JSON. Texts and names stand in double quotes, and a comma stands between two cells but not after the last.
                one: 1 error, no warnings.
                """);
    }

    @Test
    void testsThatImportWhatIsNotThereAreToldBesideTheProblemsOfScripts() throws IOException {
        mod("salty", "", "import { tabel } from \"gnaw\";\n");
        write("mods/salty/tests/salt.test.js", """
                import { test } from "gnaw/test";
                import { soup } from "bace/main.js";
                test("there is soup", () => soup);
                """);
        write("mods/salty/stew.test.js", "import { test } from \"gnaw/tests\";\n");
        write("mods/salty/spoon.test.js", "import { spoon } from \"./spoons.js\";\n");
        assertThat(check("salty")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                salty/main.js:1:10: error: "gnaw" has nothing called "tabel". Did you mean "table"?
                  1 | import { tabel } from "gnaw";
                    |          ^
                salty/spoon.test.js:1:24: error: There is no file salty/spoons.js.
                  1 | import { spoon } from "./spoons.js";
                    |                        ^
                salty/stew.test.js:1:23: error: There is nothing to import called "gnaw/tests"; "gnaw", "base/…", "./…" and required mods can be imported. Did you mean "gnaw/test"?
                  1 | import { test } from "gnaw/tests";
                    |                       ^
                salty/tests/salt.test.js:2:23: error: There is nothing to import called "bace/main.js"; "gnaw", "base/…", "./…" and required mods can be imported. Did you mean "base"?
                  2 | import { soup } from "bace/main.js";
                    |                       ^
                salty: 4 errors, no warnings.
                """);
    }

    @Test
    void whoAsksForAModThatIsNotThereIsToldTheNearest() throws IOException {
        mod("spicy", "", "");
        assertThat(check("spiky")).isEqualTo(2);
        assertThat(console.err()).startsWith("There is no mod \"spiky\". Did you mean \"spicy\"?\n");
    }

    @Test
    void editorsAreToldInJson() throws IOException {
        mod("salty", "", "import { amend } from \"gnaw\";\namend(1, 2);\n");
        assertThat(check("salty", "--format", "json")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                [
                  {
                    "path": "%s",
                    "line": 2,
                    "column": 1,
                    "severity": "error",
                    "message": "amend wants a table first, but got 1."
                  }
                ]
                """.formatted(folder.resolve("mods/salty/main.js")));
    }

    private int check(String... arguments) {
        String[] all = new String[arguments.length + 6];
        System.arraycopy(arguments, 0, all, 6, arguments.length);
        String[] usual = {
            "check",
            "--no-types",
            "--scripts",
            folder.resolve("base").toString(),
            "--mods-dir",
            folder.resolve("mods").toString()
        };
        System.arraycopy(usual, 0, all, 0, 6);
        return console.run(all);
    }

    private void mod(String id, String more, String main) throws IOException {
        write("mods/" + id + "/mod.json", JSON.formatted(id, more));
        write("mods/" + id + "/main.js", main);
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }
}
