package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An old word for a cell will do in the version since which it is old, and in no later one. */
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
}
