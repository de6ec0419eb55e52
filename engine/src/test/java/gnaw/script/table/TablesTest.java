package gnaw.script.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.source.LoadWarning;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The four verbs and what they say to mistakes. */
class TablesTest {
    @TempDir
    Path folder;

    private Written written() {
        return new Written(folder);
    }

    @Test
    void anAmendedCellHasItsNewValueInPlay() {
        written().main("""
                import { amend, creatures } from "gnaw";
                amend(creatures, { beast: { hitPoints: (n) => n * 2 } });
                """);
        try (Rulebook rules = written().load()) {
            assertThat(rules.catalog().creatures().get("beast").start()).containsEntry("hitPoints", 8.0);
        }
    }

    @Test
    void aMisspeltRowIsToldWithTheNearestName() {
        written().main("""
                import { remove, creatures } from "gnaw";
                remove(creatures, "beats");
                """);
        assertThatThrownBy(() -> written().load()).hasMessageContaining("""
                  The table creatures has no row "beats". Did you mean "beast"?
                """);
    }

    @Test
    void twoModsThatAddTheSameIdAreBothNamed() {
        Written both = written()
                .main("")
                .mod(
                        "first",
                        "import { add, meters } from \"gnaw\";\nadd(meters, { rage: { start: 0, owner: \"hero\" } });\n")
                .mod(
                        "second",
                        "import { add, meters } from \"gnaw\";\nadd(meters, { rage: { start: 0, owner: \"hero\" } });\n");
        assertThatThrownBy(both::load).hasMessage("""
                second/main.js:2:15  while the scripts were loaded
                  meters.rage is there already: first/main.js:2:1 added it. Amend it, or choose another id.
                  2 | add(meters, { rage: { start: 0, owner: "hero" } });
                    |               ^""");
    }

    @Test
    void aModsThingsCarryItsName() {
        Written mod = written()
                .main("")
                .mod(
                        "zoo",
                        "import { add, creatures } from \"gnaw\";\nadd(creatures, { yak: { like: \"beast\", name: \"yak\" } });\n");
        try (Rulebook rules = mod.load()) {
            assertThat(rules.catalog().creatures().get("zoo:yak").start()).containsEntry("hitPoints", 4.0);
        }
    }

    @Test
    void anOpenTableCannotBeRead() {
        written().main("""
                import { creatures } from "gnaw";
                const strength = creatures.beast.attack;
                """);
        assertThatThrownBy(() -> written().load()).hasMessage("""
                base/main.js:3:18  while the scripts were loaded
                  creatures.beast cannot be read while scripts load: its value could still change. Read it inside a rule, or amend it by a function.
                  3 | const strength = creatures.beast.attack;
                    |                  ^""");
    }

    @Test
    void theRowsOfAnOpenTableCanBeListedButNotRead() {
        written().main("""
                import { add, creatures, remove, rules, say, table } from "gnaw";
                const days = table("days", { dawn: { light: 1 }, noon: { light: 9 }, dusk: { light: 2 } });
                add(days, { night: { light: 0 } });
                remove(days, "noon");
                const known = Object.keys(days).join(" ");
                add(rules.turnEnds, { listing: () => [say(known), say(Object.keys(days).join(" "))] });
                """);
        try (Rulebook rules = written().load()) {
            Game game = Game.begin(rules, 3);
            game.act(Action.await());
            assertThat(game.world().log()).extracting(Line::text).containsOnly("dawn dusk night");
        }
        written().main("""
                import { creatures } from "gnaw";
                const strengths = Object.values(creatures);
                """);
        assertThatThrownBy(() -> written().load()).hasMessageContaining("""
                  creatures.hero cannot be read while scripts load: its value could still change. Read it inside a rule, or amend it by a function.
                """);
    }

    @Test
    void twoModsMayTakeTheSameRowAway() {
        Written mods = written()
                .main("import { remove, items } from \"gnaw\";")
                .mod("bare", "import { items, remove } from \"gnaw\";\nremove(items, \"stone\");")
                .mod("empty", "import { items, remove } from \"gnaw\";\nremove(items, \"stone\");");
        try (Rulebook rules = mods.load()) {
            assertThat(rules.catalog().items()).doesNotContainKey("stone");
        }
    }

    @Test
    void aRowThatIsNoLongerThereIsToldWithWhatRemovedIt() {
        Written mods = written()
                .main("import { remove, items } from \"gnaw\";")
                .mod(
                        "bare",
                        "import { items, remove } from \"gnaw\";\nremove(items, \"stone\");\nremove(items, \"stone\");")
                .mod("heavy", "import { amend, items } from \"gnaw\";\namend(items, { stone: { name: \"rock\" } });");
        assertThatThrownBy(mods::load).hasMessage("""
                1 problem in bare:

                bare/main.js:3:1  while the scripts were loaded
                  The table items has no row "stone" any more: bare/main.js:2:1 removed it.
                  3 | remove(items, "stone");
                    | ^

                1 problem in heavy:

                heavy/main.js:2:16  while the scripts were loaded
                  The table items has no row "stone" any more: bare/main.js:2:1 removed it.
                  2 | amend(items, { stone: { name: "rock" } });
                    |                ^""");
    }

    @Test
    void whoeverCallsWhatHeShouldWrapIsToldAndNotWhoseRuleItIs() {
        Written mod = written()
                .main("import { add, rules, set } from \"gnaw\";\n"
                        + "add(rules.turnEnds, { tiring: (who) => [set(who, \"thirst\", who.thirst - 1)] });")
                .mod(
                        "calm",
                        "import { rules, wrap } from \"gnaw\";\nwrap(rules.turnEnds, \"tiring\", (tiring) => tiring());");
        assertThatThrownBy(mod::load).hasMessage("""
                calm/main.js:2:1  while the scripts were loaded
                  What wraps turnEnds.tiring.answer must give back a function that calls it, and not call it itself while scripts load: Cannot read property 'thirst' of undefined
                  2 | wrap(rules.turnEnds, "tiring", (tiring) => tiring());
                    | ^""");
    }

    @Test
    void aSecondRowOfTheBaseGamesNameIsAWarning() {
        Written mod = written().main("import { remove, items } from \"gnaw\";").mod("zoo", """
                        import { add, creatures, items, remove, rules } from "gnaw";
                        add(creatures, { beast: { like: "beast", hitPoints: 9 } });
                        remove(items, "stone");
                        add(items, { stone: { name: "stone", glyph: "*" } });
                        """);
        try (Rulebook rules = mod.load()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "zoo/main.js:2:1 adds a second beast, creatures.zoo:beast, beside creatures.beast,"
                                    + " which \"beast\" alone goes on to mean: \"zoo:beast\" is this one, and amend changes that one.");
        }
    }

    @Test
    void aSyntaxErrorIsToldWithItsPlace() {
        written().main("const x = = 3;\n");
        assertThatThrownBy(() -> written().load())
                .isInstanceOf(ScriptError.class)
                .hasMessageStartingWith("base/main.js:2:");
    }

    @Test
    void aFolderWithoutRulesIsNoGame() {
        assertThatThrownBy(() -> Scripts.base(folder.resolve("nowhere")))
                .isInstanceOf(ScriptError.class)
                .hasMessage("There are no rules: " + folder.resolve("nowhere")
                        + " has no main.js. Gnaw reads its rules from the folder scripts.");
    }
}
