package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.script.source.LoadWarning;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An old word for a cell, a question, an effect, a function or a file will do in the version since which it is old, and in no later one. */
class OldWordsTest {
    private static final String COAT = """
            import { add, amend, rules, set, wrap } from "gnaw";
            import { yaks } from "base/yaks.js";
            amend(yaks, { coat: (length) => length + 1 });
            wrap(yaks, "comb", (comb) => () => comb() + yaks.coat);
            add(rules.gameBegins, { warmth: (hero) => [set(hero, "attack", yaks.comb())] });
            """;

    @TempDir
    Path folder;

    private Written yaks(String since) {
        return new Written(folder)
                .main("import \"./yaks.js\";\n")
                .file("yaks.js", """
                        import { table } from "gnaw";
                        export const yaks = table("yaks", { fur: 2, groom: () => 3 });
                        """)
                .file("renamed.json", """
                        { "coat": { "now": "fur", "since": "%1$s" }, "comb": { "now": "groom", "since": "%1$s" } }
                        """.formatted(since))
                .mod("zoo", COAT);
    }

    @Test
    void itIsTakenAndToldWithTheNewOne() {
        try (Rulebook rules = yaks("2.0.0").load()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "zoo/main.js:3:15 speaks of yaks.coat, which is called fur since version 2.0.0: write that,"
                                    + " for the next version will not know the old word.",
                            "zoo/main.js:4:1 speaks of yaks.comb, which is called groom since version 2.0.0: write that,"
                                    + " for the next version will not know the old word.");
        }
    }

    @Test
    void rulesReadByItWhatIsCalledOtherwiseNow() throws Exception {
        assertThat(yaks("2.0.0")
                        .<Object>play(game -> game.world().hero().meters().all().get("attack")))
                .isEqualTo(6.0);
    }

    @Test
    void afterThatItIsAnErrorThatNamesTheNewOne() {
        assertThatThrownBy(yaks("1.0.0")::load).hasMessage("""
                2 problems in zoo:

                zoo/main.js:3:15  while the scripts were loaded
                  yaks.coat: the table yaks has no cell "coat". It is called "fur" now.
                  3 | amend(yaks, { coat: (length) => length + 1 });
                    |               ^

                zoo/main.js:4:1  while the scripts were loaded
                  yaks.comb: the table yaks has no cell "comb". It is called "groom" now.
                  4 | wrap(yaks, "comb", (comb) => () => comb() + yaks.coat);
                    | ^""");
    }

    @Test
    void aListThatIsWronglyWrittenIsTold() {
        assertThatThrownBy(() -> yaks("2.0.0")
                        .file("renamed.json", "{ \"coat\": { \"since\": \"2.0.0\" } }")
                        .scripts())
                .hasMessage("base/renamed.json  It must be an object: old names, and what they have become, as texts"
                        + " or as { \"now\": …, \"since\": … }.");
    }

    private Written burrow(String since, String main) {
        return new Written(folder)
                .main("import \"./dens.js\";\n")
                .file("dens.js", """
                        // No line moves.
                        export const deep = 7;
                        export { add as put } from "gnaw";
                        export const dug = (who) => who.attack; // the last line""")
                .file("renamed.json", """
                        {
                          "steep": { "now": "deep", "since": "%1$s" }, "shove": { "now": "put", "since": "%1$s" },
                          "holes.js": { "now": "dens.js", "since": "%1$s" }, "gameStarts": { "now": "gameBegins", "since": "%1$s" },
                          "become": { "now": "deep", "since": "%1$s" }, "assign": { "now": "set", "since": "%1$s" }
                        }
                        """.formatted(since))
                .mod("zoo", main);
    }

    @Test
    void namesOfModulesAndQuestionsWillDoToo() throws Exception {
        Written burrow = burrow("2.0.0", """
                import { assign, rules } from "gnaw";
                import { dug, shove, steep } from "base/holes.js";
                shove(rules.gameStarts, { depth: (hero) => [assign(hero, "attack", steep + dug(hero) - hero.attack)] });
                """);

        assertThat(burrow.<Object>play(
                        game -> game.world().hero().meters().all().get("attack")))
                .isEqualTo(7.0);
        try (Rulebook rules = burrow.load()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "zoo/main.js:3:7 speaks of rules.gameStarts, which is called gameBegins since version 2.0.0:"
                                    + " write that, for the next version will not know the old word.");
        }
    }

    @Test
    void theyWillNotDoInTheNextVersion() {
        assertThatThrownBy(burrow("1.0.0", "import { steep } from \"base/holes.js\";\n")::load)
                .hasMessage("""
                        zoo/main.js:1:24  while the scripts were loaded
                          There is no file base/holes.js. It is called "dens.js" now.
                          1 | import { steep } from "base/holes.js";
                            |                        ^""");
    }

    @Test
    void theCheckTellsWhereTheyAreImportedOnceInEachPlace() throws Exception {
        Scripts scripts = burrow("2.0.0", """
                import { assign, rules } from "gnaw";
                import { dug, shove, steep } from "base/holes.js";
                shove(rules.gameBegins, { depth: (hero) => [assign(hero, "attack", steep + dug(hero))] });
                """).scripts();
        Check check =
                new Check(Optional.empty(), new Findings(folder.resolve("cache")), List.of(), Keymap.engineCommands());

        assertThat(RulesThread.call("check", () -> check.of(scripts, List.of("zoo"))))
                .extracting(Finding::toString)
                .containsExactly(
                        told("1:10", "assign", "set"),
                        told("2:15", "shove", "put"),
                        told("2:22", "steep", "deep"),
                        told("2:35", "holes.js", "dens.js"));
    }

    private static String told(String place, String old, String now) {
        return "zoo/main.js:" + place + ": warning: It speaks of " + old + ", which is called " + now
                + " since version 2.0.0: write that, for the next version will not know the old word.";
    }
}
