package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a check says of rows and files that nobody uses. */
class UnusedRowsTest extends Checked {
    @Test
    void whatNoRuleNamesAndNoLevelHasIsNeverUsed() throws Exception {
        assertThat(found("add(items, { pebble: { name: \"small stone\", glyph: \"*\" } });\n"))
                .contains(
                        "base/main.js:3:1: warning: items.pebble is never used: no rule names it and no level has it.");
    }

    @Test
    void whatAThingIsCalledSpeaksNotOfIt() throws Exception {
        assertThat(found("add(items, { pebble: { name: \"pebble\", glyph: \"*\" } });\n"))
                .contains(
                        "base/main.js:3:1: warning: items.pebble is never used: no rule names it and no level has it.");
    }

    @Test
    void aRowThatARuleNamesWithItsModsNameIsUsed() throws Exception {
        Written written = new Written(folder).main("").mod("shine", """
                import { add, rules, say, verbs } from "gnaw";
                add(verbs, { polish: { menu: "Polish", time: 1, fits: () => true } });
                add(rules.itemUsed, { shining: (_who, verb) => (verb === "shine:polish" ? [say("It shines.")] : []) });
                """);
        assertThat(found(written, "shine")).noneMatch(finding -> finding.contains("shine:polish is"));
    }

    @Test
    void aThingThatRulesSpeakOfButNoneBringsInIsNowhereToBeFound() throws Exception {
        String pebble = "add(items, { pebble: { name: \"pebble\", glyph: \"*\" } });\n";
        String liked =
                "add(rules.itemUsed, { liking: (_who, _verb, item) => (item.kind === \"pebble\" ? [say(\"Nice.\")] : []) });\n";
        assertThat(found(pebble + liked))
                .contains(
                        "base/main.js:3:1: warning: items.pebble is nowhere to be found: rules speak of it, but none brings it"
                                + " in, and no level has it.");
        assertThat(found(pebble + liked + "add(rules.gameBegins, { kit: (hero) => [give(hero, \"pebble\")] });\n"))
                .noneMatch(finding -> finding.contains("pebble"));
    }

    @Test
    void aPlaceMustHaveAWayIn() throws Exception {
        Written written = new Written(folder).main("").mod("deep", """
                import { add, enter, places, rules, tiles } from "gnaw";
                add(places, { grotto: { name: "The grotto", from: 2 }, well: { name: "The well", from: 2 }, attic: { name: "The attic", from: 2 } });
                add(rules.levelBegins, { damp: (_who, level) => (level.place === "grotto" ? [] : []) });
                add(tiles, { shaft: { like: "floor", name: "shaft", action: "descend", place: "well" } });
                add(rules.turnEnds, { climbing: (who) => (who.at.x < 0 ? [enter(who, "attic")] : []) });
                """);
        assertThat(found(written, "deep").stream().filter(finding -> finding.contains("places.")))
                .containsExactly(
                        "deep/main.js:2:1: warning: places.grotto cannot be come to: no tile names it as its place, and no"
                                + " rule enters it.");
    }

    @Test
    void anActionMustDoSomethingAndSomebodyMustBeAbleToBeginIt() throws Exception {
        Written written = new Written(folder).main("").mod("idle", """
                import { actions, add, say } from "gnaw";
                add(actions, { yawn: { time: 0, key: "Ctrl-t", menu: "Yawn" } });
                add(actions, { nod: { time: 0, does: () => [say("You nod.")] } });
                add(actions, { bow: { time: 0, menu: "Bow", does: () => [say("You bow.")] } });
                """);
        assertThat(found(written, "idle").stream().filter(finding -> finding.contains("actions.")))
                .containsExactly(
                        "idle/main.js:2:1: warning: actions.yawn does nothing: it has neither does nor choices, and no rule and"
                                + " no tile names it.",
                        "idle/main.js:3:1: warning: actions.nod can be done by nobody: it has neither a key nor a menu, and no"
                                + " rule names it.");
    }

    @Test
    void aFileThatNothingImportsIsNamed() throws Exception {
        new Written(folder).file("lost.js", "export const x = 1;\n");
        new Written(folder).file("lost.tests.js", "import { test } from \"gnaw/test\";\n");
        assertThat(found(""))
                .contains(
                        "base/lost.js: warning: Nothing imports this file.",
                        "base/lost.tests.js: warning: Nothing imports this file. Tests are read from files that end in .test.js.");
    }
}
