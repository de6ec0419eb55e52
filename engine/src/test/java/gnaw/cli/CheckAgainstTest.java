package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether a mod fits an older or a newer version of the script API, by lists of the names in each. */
class CheckAgainstTest {
    private static final String NOW = """
            action step
            cell items.onEat
            cell items.weight
            cell soup.salt
            fact foesInView
            import base/main.js soup
            import base/main.js spoonOf
            import gnaw amend
            import gnaw say
            import gnaw stun
            question creatureDies
            question turnEnds
            row items.ration
            row meters.thirst
            row turnEnds.digesting
            table items
            table soup
            """;

    @TempDir
    Path folder;

    private final Console console = new Console();

    @BeforeEach
    void threeVersions() throws IOException {
        write("base/main.js", "export const soup = 1;\n");
        write("base/renamed.json", "{ \"eaten\": \"onEat\", \"salt\": \"seasoning\" }");
        write(
                "base/versions/1.0.0.txt",
                NOW.replace("onEat", "eaten").replace("import gnaw stun\n", "").replace("row meters.thirst\n", ""));
        write("base/versions/2.0.0.txt", NOW);
        write("base/versions/3.0.0.txt", NOW.replace("salt", "seasoning").replace("spoonOf", "ladleOf"));
        write("mods/broth/mod.json", """
                { "id": "broth", "name": "Broth", "description": "It is thin.", "version": "1.0.0", "gnaw": "^2.0.0" }
                """);
    }

    @Test
    void whatAnOlderVersionLacksIsToldAtItsLineWithTheWordOfThatTime() throws IOException {
        broth("""
                import { amend, rules, stun } from "gnaw";
                amend(items, {
                  ration: { weight: 2, onEat: (who) => [stun(who, who.thirst)] },
                });
                wrap(items, "ration.onEat", (onEat) => onEat);
                """);
        assertThat(check("--against", "1.0.0", "broth")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                broth/main.js:1:17: error: Version 1.0.0 of the script API has no "rules" in "gnaw". There are: amend, say.
                  1 | import { amend, rules, stun } from "gnaw";
                    |                 ^
                broth/main.js:1:24: error: Version 1.0.0 of the script API has no "stun" in "gnaw". There are: amend, say.
                  1 | import { amend, rules, stun } from "gnaw";
                    |                        ^
                broth/main.js:3:24: error: Version 1.0.0 of the script API has no cell "onEat" in the table items. It is called "eaten" there.
                  3 |   ration: { weight: 2, onEat: (who) => [stun(who, who.thirst)] },
                    |                        ^
                broth/main.js:3:55: error: Version 1.0.0 of the script API has no fact "thirst". There are: foesInView, eaten, weight, salt.
                  3 |   ration: { weight: 2, onEat: (who) => [stun(who, who.thirst)] },
                    |                                                       ^
                broth/main.js:5:13: error: Version 1.0.0 of the script API has no cell "onEat" in the table items. It is called "eaten" there.
                  5 | wrap(items, "ration.onEat", (onEat) => onEat);
                    |             ^
                broth: 5 errors, no warnings.
                """);
    }

    @Test
    void whatANewerVersionLacksIsToldWithTheNewWordOrTheNearest() throws IOException {
        broth("""
                import { amend } from "gnaw";
                import { soup, spoonOf as mine } from "base/main.js";
                amend(soup, { salt: 2 });
                """);
        assertThat(check("--against", "3.0.0", "broth")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                broth/main.js:2:16: error: Version 3.0.0 of the script API has no "spoonOf" in "base/main.js". There are: soup, ladleOf.
                  2 | import { soup, spoonOf as mine } from "base/main.js";
                    |                ^
                broth/main.js:3:15: error: Version 3.0.0 of the script API has no cell "salt" in the table soup. It is called "seasoning" there.
                  3 | amend(soup, { salt: 2 });
                    |               ^
                broth: 2 errors, no warnings.
                """);
    }

    @Test
    void questionsActionsAndRowsAreLookedFor() throws IOException {
        broth("""
                add(rules.turnEnd, { boiling: (who) => act.stop() });
                remove(rules.turnEnds, "digesting");
                """);
        write("base/versions/1.0.0.txt", NOW.replace("digesting", "digests"));
        assertThat(check("--against", "1.0.0", "broth")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                broth/main.js:1:11: error: Version 1.0.0 of the script API has no question "turnEnd". Did you mean "turnEnds"?
                  1 | add(rules.turnEnd, { boiling: (who) => act.stop() });
                    |           ^
                broth/main.js:1:44: error: Version 1.0.0 of the script API has no action "stop". Did you mean "step"?
                  1 | add(rules.turnEnd, { boiling: (who) => act.stop() });
                    |                                            ^
                broth/main.js:2:24: error: Version 1.0.0 of the script API has no row "digesting" in the table turnEnds. Did you mean "digests"?
                  2 | remove(rules.turnEnds, "digesting");
                    |                        ^
                broth: 3 errors, no warnings.
                """);
    }

    @Test
    void whatAModMakesItselfIsNotTheApis() throws IOException {
        broth("""
                import { say } from "gnaw";
                import { ladle } from "./ladle.js";
                cells(items, { onBoil: "rule?" });
                add(items, { bowl: { name: "bowl", onBoil: ({ full }, weight) => [say(`${full.size} ladles`)] } });
                """);
        assertThat(check("--against", "1.0.0", "broth")).isZero();
        assertThat(console.out()).isEqualTo("broth: no errors, no warnings.\n");
    }

    @Test
    void severalModsAreCountedTogether() throws IOException {
        broth("");
        write("mods/gruel/mod.json", """
                { "id": "gruel", "name": "Gruel", "description": "It is thick.", "version": "1.0.0" }
                """);
        write("mods/gruel/main.js", "import { stun } from \"gnaw\";\n");
        assertThat(check("--against", "2.0.0", "broth", "gruel")).isZero();
        assertThat(console.out()).endsWith("\nChecked 2 against 2.0.0: no errors, no warnings.\n");
    }

    @Test
    void aModThatCannotBeReadFitsNothing() throws IOException {
        write("mods/broth/mod.json", """
                { "id": "broth", "name": "Broth", "description": "It is thin.", "version": "1" }
                """);
        assertThat(check("--against", "2.0.0", "broth", "base")).isEqualTo(1);
        assertThat(console.out()).isEqualTo("""
                broth/mod.json:1:65: error: The version "1" is none: three numbers such as 1.2.3 are wanted.
                broth: 1 error, no warnings.
                base: no errors, no warnings.
                Checked 2 against 2.0.0: 1 error, no warnings.
                """);
    }

    @Test
    void aVersionWithoutAListIsAMisuse() throws IOException {
        broth("");
        assertThat(check("--against", "4.0.0", "broth")).isEqualTo(2);
        assertThat(console.err())
                .isEqualTo("There is no list of version \"4.0.0\" of the script API. There are: 1.0.0, 2.0.0, 3.0.0.\n"
                        + "Try './gnaw check --help'.\n");
    }

    private int check(String... arguments) {
        String[] all = new String[arguments.length + 5];
        String[] usual = {
            "check",
            "--scripts",
            folder.resolve("base").toString(),
            "--mods-dir",
            folder.resolve("mods").toString()
        };
        System.arraycopy(usual, 0, all, 0, usual.length);
        System.arraycopy(arguments, 0, all, usual.length, arguments.length);
        return console.run(all);
    }

    private void broth(String main) throws IOException {
        write("mods/broth/main.js", main);
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }
}
