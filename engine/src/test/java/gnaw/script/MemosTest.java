package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.save.Kept;
import gnaw.save.SaveFile;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Meters that hold texts, ids, lists and records. */
class MemosTest {
    private static final String METERS = """
            import { add, amend, change, creatures, items, meters, rules, say, set, spawn } from "gnaw";
            add(meters, {
              called: { holds: "text", start: "", owner: "creature" },
              isTame: { holds: "yes/no", start: false, owner: "creature" },
              gift: { holds: "id of items", start: "", owner: "hero" },
              spells: { holds: ["text"], start: [], owner: "hero" },
              quests: { holds: [{ quest: "text", stage: "number" }], start: [], owner: "world" },
            });
            """;

    @TempDir
    Path folder;

    private <T> T play(String rules, Function<Game, T> play) throws Exception {
        return new Written(folder).main(METERS + rules).play(play);
    }

    private static String learning(String effects) {
        return "add(rules.actionEnds, { learning: (who, _, __, world) => [" + effects + "] });";
    }

    private static Map<String, Object> after(Game game) {
        game.act(Action.await());
        return game.world().hero().meters().all();
    }

    @Test
    void rulesSetAndReadThem() throws Exception {
        String said = play(learning("""
                        set(who, "called", "Rex"), set(who, "isTame", true), set(who, "gift", "stone"),
                        set(who, "spells", [...who.spells, "bolt", "blink"]),
                        set(world, "quests", [...world.quests, { quest: "horn", stage: 2 }])
                        """) + """
                        add(rules.turnEnds, { told: (who, _, world) =>
                          [say([who.called, who.isTame, who.gift, who.spells.join("+"), world.quests[0].stage + 1].join(" "))] });
                        """, game -> {
            game.act(Action.await());
            return game.world().log().getLast().text();
        });
        assertThat(said).isEqualTo("Rex true stone bolt+blink 3");
    }

    @Test
    void aRowAndASpawnStartWithThem() throws Exception {
        List<Object> names = play("""
                import { cells } from "gnaw";
                cells(creatures, { called: "text?: its name" });
                amend(creatures, { beast: { called: "Old Grim" } });
                add(rules.gameBegins, { two: (who) => [spawn("beast", who.at), spawn("beast", who.at, { called: "Rex" })] });
                """, game -> game.world().stage().creatures().stream()
                .map(who -> who.meters().find("called").orElseThrow())
                .toList());
        assertThat(names).containsExactly("", "Old Grim", "Rex");
    }

    @Test
    void aKeptGameHoldsThemAndItsHashTellsThem() throws Exception {
        play(learning("set(who, \"spells\", [...who.spells, \"bolt\"])"), game -> {
            SavedGame before = game.save();
            after(game);
            SavedGame saved = game.save();
            Game restored = Game.restore(game.rules(), saved);
            assertThat(saved.hash()).isNotEqualTo(before.hash());
            assertThat(restored.save().hash()).isEqualTo(saved.hash());
            assertThat(restored.world().hero().meters().find("spells")).contains(List.of("bolt"));
            return 0;
        });
    }

    @Test
    void aGameThatIsContinuedIsTheSameInWhicheverOrderARulesRecordIsWritten() throws Exception {
        play(
                learning("set(world, \"quests\", [{ stage: 2, quest: \"horn\" }, { quest: \"bell\", stage: 1 }])"),
                game -> {
                    game.act(Action.await());
                    SaveFile file = new SaveFile(folder.resolve("saves"));
                    file.write(Kept.of("", game.save(), List.of(), List.of()));
                    Game restored =
                            Game.restore(game.rules(), file.read().orElseThrow().game());
                    game.act(Action.await());
                    restored.act(Action.await());
                    assertThat(restored.save().hash()).isEqualTo(game.save().hash());
                    return 0;
                });
    }

    @Test
    void idsOfRowsThatAreGoneAreForgottenAndThoseWithNewNamesFollow() throws Exception {
        String memos = """
                add(meters, {
                  mood: { holds: "id of oaths", start: "silent", owner: "hero" },
                  sworn: { holds: ["id of oaths"], start: [], owner: "hero" },
                  first: { holds: { oath: "id of oaths", turn: "number" }, start: { oath: "", turn: 0 }, owner: "hero" },
                });
                """;
        SavedGame saved = play(
                "import { table } from \"gnaw\"; table(\"oaths\", { silent: {}, sober: {}, poor: {} }, {});" + memos
                        + learning("set(who, \"mood\", \"poor\"), set(who, \"sworn\", [\"poor\", \"sober\"]), "
                                + "set(who, \"first\", { oath: \"poor\", turn: 3 })"),
                game -> {
                    game.act(Action.await());
                    return game.save();
                });
        Written written = new Written(folder)
                .main(METERS
                        + "import { table } from \"gnaw\"; export const oaths = table(\"oaths\", { silent: {} }, {});"
                        + memos)
                .mod(
                        "abbey",
                        Map.of("sober", "dry"),
                        "import { add } from \"gnaw\"; import { oaths } from \"base/main.js\"; add(oaths, { dry: {} });");
        Callable<Map<String, Object>> restored = () -> {
            try (Rulebook book = written.load()) {
                return Game.restore(book, saved).world().hero().meters().all();
            }
        };
        assertThat(RulesThread.call("test", restored))
                .containsEntry("mood", "silent")
                .containsEntry("sworn", List.of("abbey:dry"))
                .containsEntry("first", Map.of("oath", "", "turn", 3.0));
    }

    @Test
    void equalListsAreOneValueForRules() throws Exception {
        String said = play(
                "add(rules.turnEnds, { told: (who) => [say(`${who.spells === who.spells} ${Object.isFrozen(who.spells)}`)] });",
                game -> {
                    game.act(Action.await());
                    return game.world().log().getLast().text();
                });
        assertThat(said).isEqualTo("true true");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            set(who, "called", 3)                                    | set: called must be text, but is number: 3.
            set(who, "called", undefined)                            | set: called must be text, but is missing.
            set(who, "isTame", 1)                                    | set: isTame must be yes/no, but is number: 1.
            set(who, "gift", "stome")                                | set: gift: the table items has no row "stome". Did you mean "stone"?
            set(who, "spells", "bolt")                               | set: spells must be list, but is text: "bolt".
            set(who, "spells", ["bolt", 7])                          | set: spells[1] must be text, but is number: 7.
            set(world, "quests", [{ quest: "horn" }])                | set: quests[0].stage must be number, but is missing.
            set(world, "quests", [{ quest: "horn", stge: 1 }])       | set: quests[0] has no part "stge". Did you mean "stage"?
            set(world, "quests", [{ quest: "horn", stage: 0 / 0 }])  | set: quests[0].stage must be number, but is NaN.
            change(who, "called", 1)                                 | change adds to numbers, and the meter "called" holds "text": set it instead.
            set(who, "hitPoints", "many")                            | set wants a number for value, but got text: "many".
            spawn("beast", who.at, { called: 3 })                    | spawn: called must be text, but is number: 3.
            ({ effect: "set", who, meter: "called", value: 3 })      | The meter "called" holds text and no number.
            ({ effect: "remember", who, meter: "spells", memo: [3] }) | spells[] must be text, but is 3.
            """)
    void whatDoesNotFitIsTold(String effect, String told) throws Exception {
        List<String> failures = play(learning(effect), game -> game.act(Action.await()).events().stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList());
        assertThat(failures).singleElement().asString().contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { holds: "txt", start: "" }             | meters.odd.holds is "txt", which is no type: number, text, yes/no, "id of TABLE", a list or an object of such is wanted. Did you mean "text"?
            { holds: "id of item", start: "" }      | meters.odd.holds: there is no table "item". Did you mean "items"?
            { holds: [], start: [] }                | meters.odd.holds is a list of 0: one that says what each element is, such as ["text"], is wanted.
            { holds: "text", start: 3 }             | meters.odd.start must be text, but is 3.
            { holds: { a: "text" }, start: {} }     | meters.odd.start must be {a: text}, but is {}.
            { holds: "number", start: "x" }         | meters.odd wants a number for start, but got "x".
            """)
    void aMeterThatHoldsNothingKnownIsTold(String row, String told) {
        assertThatThrownBy(() -> play(
                        "add(meters, { odd: " + row.replaceFirst("\\}$", ", owner: \"hero\" }") + " });", Game::isOver))
                .hasMessageContaining(told);
    }
}
