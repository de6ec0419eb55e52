package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.script.source.LoadWarning;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod gives its things new names: other mods and saved games that use the old ones go on. */
class RenamedThingsTest {
    private static final String YAK = """
            import { add, creatures, items } from "gnaw";
            add(creatures, { %1$s: { like: "beast", name: "yak" } });
            add(items, { %2$s: { name: "fur", glyph: "]", stacks: true } });
            """;

    @TempDir
    Path folder;

    private Written zoo(String... others) {
        Written written = new Written(folder)
                .main("")
                .mod("zoo", Map.of("yack", "yak", "pelt", "fur"), YAK.formatted("yak", "fur"));
        for (int i = 0; i < others.length; i++) {
            written.mod("zoo-" + i, others[i]);
        }
        return written;
    }

    @Test
    void anotherModsAmendmentAndHeirGoToTheNewNameWithAWarningEach() {
        Written mods = zoo("""
                import { add, amend, creatures } from "gnaw";
                amend(creatures, { yack: { attack: 7 } });
                add(creatures, { calf: { like: "zoo:yack", hitPoints: 1 } });
                """);
        try (Rulebook rules = mods.load()) {
            assertThat(rules.catalog().creatures().get("zoo:yak").start()).containsEntry("attack", 7.0);
            assertThat(rules.catalog().creatures().get("zoo-0:calf").start()).containsEntry("attack", 7.0);
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "zoo-0/main.js:2:1 speaks of creatures.yack, which is called zoo:yak now.",
                            "zoo-0/main.js:3:1 speaks of creatures.zoo:yack, which is called zoo:yak now.");
        }
    }

    @Test
    void aCellWithANewNameIsAnErrorThatNamesIt() {
        Written mods = new Written(folder).main("").mod("zoo", Map.of("coat", "fur"), """
                import { add, cells, creatures } from "gnaw";
                cells(creatures, { fur: "text?" });
                add(creatures, { yak: { like: "beast", coat: "long" } });
                """);
        assertThatThrownBy(mods::load).hasMessage("""
                zoo/main.js:3:40  while the scripts were loaded
                  creatures.zoo:yak.coat: the table creatures has no cell "coat". It is called "fur" now.
                  3 | add(creatures, { yak: { like: "beast", coat: "long" } });
                    |                                        ^""");
    }

    @Test
    void whatTwoModsHaveRenamedIsLookedForByBothNames() {
        Written mods = new Written(folder)
                .main("")
                .mod("ants", Map.of("pelt", "skin"), "import { add, items } from \"gnaw\";\nadd(items, {});\n")
                .mod("zoo", Map.of("pelt", "fur"), """
                        import { add, amend, items } from "gnaw";
                        add(items, { fur: { name: "fur", glyph: "]" } });
                        amend(items, { pelt: { glyph: "[" } });
                        """);
        try (Rulebook rules = mods.load()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly("zoo/main.js:3:1 speaks of items.pelt, which is called zoo:fur now.");
        }
    }

    @Test
    void aWrapAndARemovalFollowTheNewName() {
        Written mods = new Written(folder)
                .main("")
                .mod("zoo", Map.of("moo", "low"), """
                        import { add, rules, say } from "gnaw";
                        add(rules.turnEnds, { low: () => [say("Moo.")] });
                        """)
                .mod(
                        "zoo-0",
                        "import { rules, wrap } from \"gnaw\";\nwrap(rules.turnEnds, \"zoo:moo\", (low) => (...given) => low(...given));\n")
                .mod("zoo-1", "import { remove, rules } from \"gnaw\";\nremove(rules.turnEnds, \"moo\");\n");
        try (Rulebook rules = mods.load()) {
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly(
                            "zoo-0/main.js:2:1 speaks of turnEnds.zoo:moo, which is called zoo:low now.",
                            "zoo-1/main.js:2:1 speaks of turnEnds.moo, which is called zoo:low now.");
        }
    }

    @Test
    void whatIsCarriedMayBeCalledByItsOldName() {
        Written mods = zoo("""
                import { amend, creatures } from "gnaw";
                amend(creatures, { beast: { carries: ["pelt"] } });
                """);
        try (Rulebook rules = mods.load()) {
            assertThat(rules.catalog().creatures().get("beast").carries()).containsExactly("zoo:fur");
            assertThat(rules.warnings())
                    .extracting(LoadWarning::told)
                    .containsExactly("zoo-0/main.js:2:1 speaks of items.pelt, which is called zoo:fur now.");
        }
    }

    @Test
    void anEffectFollowsTheNewNameInPlay() {
        Written mods = zoo("""
                import { add, give, rules } from "gnaw";
                add(rules.gameBegins, { gift: (who) => [give(who, "pelt")] });
                """);
        try (Rulebook rules = mods.load()) {
            Game game = Game.begin(rules, 3);
            assertThat(game.world().hero().pack())
                    .extracting(item -> item.kind())
                    .containsExactly("zoo:fur");
        }
    }

    @Test
    void aSavedGameGoesOnUnderTheNewNames() {
        Written old = new Written(folder.resolve("old")).main("").mod("zoo", YAK.formatted("yack", "pelt") + """
                import { give, rules, spawn } from "gnaw";
                add(rules.gameBegins, { gift: (who) => [give(who, "pelt", { count: 3 }), spawn("yack", who.at)] });
                """);
        try (Rulebook before = old.load();
                Rulebook now = zoo().load()) {
            Game game = Game.restore(now, Game.begin(before, 3).save());
            assertThat(game.world().hero().pack())
                    .extracting(item -> item.kind())
                    .containsExactly("zoo:fur");
            assertThat(game.world().stage().creatures())
                    .extracting(who -> who.kind())
                    .contains("zoo:yak");
            assertThat(game.act(Action.await()).tookTime()).isTrue();
        }
    }
}
