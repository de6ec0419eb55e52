package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.check.Check;
import gnaw.script.check.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a check says of rules that remember, write or fail, and of rows and files that nobody uses. */
class PureRulesTest {
    @TempDir
    Path folder;

    @Test
    void aRuleThatAnswersDifferentlyWhenAskedAgainIsToldWithItsLine() throws Exception {
        assertThat(found("""
                const counter = (() => { let n = 0; return () => ++n; })();
                add(rules.turnEnds, { count: () => [say(`${counter()}`)] });
                """))
                .contains(
                        "base/main.js:4:1: error: The rule turnEnds.count answers differently when it is asked the same again"
                                + " (turnEnds.count, hero, at the beginning): it keeps something in mind between questions.");
    }

    @Test
    void aRuleThatWritesIsToldWithItsLine() throws Exception {
        assertThat(found("add(rules.turnEnds, { heal: (who) => { who.hitPoints = 9; return []; } });\n"))
                .anySatisfy(finding -> assertThat(finding)
                        .startsWith("base/main.js:3:")
                        .contains("Facts are read-only: \"hitPoints\" cannot be assigned."));
    }

    @Test
    void aRuleThatFailsForSomebodyOnlyIsFoundToo() throws Exception {
        assertThat(found("""
                add(rules.blowLands, { bite: { of: "others", answer: (attacker, defender) => [damage(defender, attacker.teeth)] } });
                """)).anySatisfy(finding -> assertThat(finding).contains("There is no fact \"teeth\" here."));
    }

    @Test
    void whatNoRuleNamesAndNoLevelHasIsNeverUsed() throws Exception {
        assertThat(found("add(items, { pebble: { name: \"small stone\", glyph: \"*\" } });\n"))
                .contains(
                        "base/main.js:3:1: warning: items.pebble is never used: no rule names it and no level has it.");
    }

    @Test
    void aFileThatNothingImportsIsNamed() throws Exception {
        new Written(folder).file("lost.js", "export const x = 1;\n");
        assertThat(found("")).contains("base/lost.js: warning: Nothing imports this file.");
    }

    @Test
    void scriptsThatCannotBeLoadedSayWhy() throws Exception {
        assertThat(found("const x = = 1;\n"))
                .singleElement()
                .asString()
                .startsWith("base/main.js: error: It cannot be loaded.\nbase/main.js:3:");
    }

    private List<String> found(String script) throws Exception {
        Written written = new Written(folder).main("""
                import { add, damage, items, rules, say } from "gnaw";
                """ + script);
        return RulesThread.call("check", () -> new Check(Optional.empty()).last(written.scripts())).stream()
                .map(Finding::toString)
                .toList();
    }
}
