package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person can find out about a living game by expressions, and that he changes nothing with them. */
class ExpressionsTest {
    private static final String RULES = """
            import { add, change, rules, spawn, table } from "gnaw";
            export const weather = table("weather", { rain: { days: 3 }, snow: { days: 1 } });
            add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
            add(rules.turnEnds, { thirst: (who, dice) => [change(who, "thirst", dice.between(1, 100))] });
            """;

    @TempDir
    private static Path folder;

    private static Rulebook rules;
    private static Expressions expressions;

    @BeforeAll
    static void load() {
        rules = new Written(folder).main(RULES).mod("strong", """
                import { amend, creatures } from "gnaw";
                amend(creatures, { hero: { attack: (n) => n + 4 } });
                """).load();
        expressions = rules.expressions();
    }

    @AfterAll
    static void close() {
        expressions.close();
        rules.close();
    }

    private interface Look {
        void at(Game game, Expressions expressions) throws Exception;
    }

    private void look(Look look) throws Exception {
        RulesThread.call("test", () -> {
            look.at(Game.begin(rules, 7), expressions);
            return 0;
        });
    }

    @Test
    void ofAnEffectItIsSaidThatItHasNotComeTrue() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.evaluate("({ effect: 'say', text: 'Hm.' })", game.world()))
                    .isEqualTo("""
                    { effect: "say", text: "Hm." }
                    Nothing has come of it: do before an effect lets it come true.""");
            assertThat(expressions.evaluate("({ effect: hero.thirst })", game.world()))
                    .isEqualTo("{ effect: 5 }");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            1 + 2                                             | 3
            hero.thirst                                       | 5
            world.turn                                        | 1
            hero.name                                         | "you"
            world.creatures.map(c => c.name)                  | ["you", "beast"]
            world.creatures                                   | [hero #1, beast #2]
            weather.rain.days                                 | 3
            ({ a: [1, { b: 2 }], c: hero })                   | { a: [1, { b: 2 }], c: hero #1 }
            level.width // of the map                         | 40
            undefined                                         | undefined
            null                                              | null
            []                                                | []
            dice.roll("1d1")                                  | 1
            rules.turnEnds.thirst.answer                      | function at base/main.js:5:31
            let far = 3; return far * 2                       | 6
            world.distance(hero, world.creatures[1])          | 1
            Array.from({ length: 103 }, (_, i) => 1).length   | 103
            Symbol("a")                                       | Symbol(a)
            new Error("boo").message                          | "boo"
            """)
    void anExpressionHasAValue(String expression, String value) throws Exception {
        look((game, expressions) ->
                assertThat(expressions.evaluate(expression, game.world())).isEqualTo(value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hreo.thirst                   | hreo is not defined. Did you mean "hero"?
            hero.thrist                   | There is no fact "thrist" here. Did you mean "thirst"?
            weather.rian                  | There is no weather.rian. Did you mean "rain"?
            hero.thirst = 3               | Facts are read-only: "thirst" cannot be assigned. Answer an effect such as set(who, "thirst", …) instead; === compares.
            while (true) {}               | It took more than 100000 statements: an endless loop, or too much for one answer.
            (() => { throw new Error("Boo!"); })() | Boo!
            eval("1")                     | dynamic evaluation of code is disabled.
            amend(weather, {})            | amend is for the time while scripts load; the table weather is closed now.
            hero.at.x.y.z                 | Cannot read property 'z' of undefined
            rules.turnEnds.thirst.answer(hero) | Cannot read property 'between' of undefined (base/main.js:5:69)
            """)
    void whatIsWrongIsToldInOneLine(String expression, String complaint) throws Exception {
        look((game, expressions) -> assertThatThrownBy(() -> expressions.evaluate(expression, game.world()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(complaint));
    }

    @Test
    void anAssertionIsTrueOrFalseEachTimeItIsAsked() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.holds("world.turn < 2", game.world())).isTrue();
            game.act(Action.await());
            assertThat(expressions.holds("world.turn < 2", game.world())).isFalse();
            assertThatThrownBy(() -> expressions.holds("world.turn", game.world()))
                    .hasMessage("It is 2, neither true nor false.");
        });
    }

    @Test
    void aSyntaxErrorIsToldWithoutTheWordsAroundIt() throws Exception {
        look((game, expressions) -> assertThatThrownBy(() -> expressions.evaluate("hero.(", game.world()))
                .hasMessage("At column 6: Expected ident but found ("));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (true) {}",
                "rules.turnEnds.thirst.answer(hero, dice, world)",
                "globalThis.mine = 1",
                "Array.prototype.map = 1",
                "hero.thirst = 9",
                "world.creatures.push(1)",
                "weather.rain.days = 9",
                "1); hero = 3; (2",
                "'x'.repeat(99999).repeat(99999)",
            })
    void nothingThatIsTypedChangesTheGame(String expression) throws Exception {
        look((game, expressions) -> {
            game.act(Action.await());
            String before = game.save().hash();
            try {
                expressions.evaluate(expression, game.world());
            } catch (IllegalArgumentException refused) {
                assertThat(refused).hasMessageNotContaining("\n");
            }
            assertThat(game.save().hash()).isEqualTo(before);
            assertThat(expressions.evaluate("weather.rain.days", game.world())).isEqualTo("3");
        });
    }

    @Test
    void theNextTurnIsTheSameWhetherOrNotSomebodyLooked() throws Exception {
        look((game, expressions) -> {
            expressions.evaluate("[dice.roll('9d9'), rules.turnEnds.thirst.answer(hero, dice, world)]", game.world());
            game.act(Action.await());
            String looked = game.save().hash();
            look((other, _) -> {
                other.act(Action.await());
                assertThat(other.save().hash()).isEqualTo(looked);
            });
        });
    }

    @Test
    void aGiantValueIsCut() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.evaluate("'x'.repeat(50000)", game.world()))
                    .hasSizeLessThan(4100)
                    .endsWith("… and more");
            assertThat(expressions.evaluate("Array.from({ length: 9000 }, () => 'a'.repeat(9))", game.world()))
                    .endsWith("… 8900 more]");
            assertThat(expressions.evaluate("(() => { const a = []; a.push(a); return a; })()", game.world()))
                    .isEqualTo("[[[[1 elements]]]]");
        });
    }

    @Test
    void anExpressionCanAskForEffects() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.effects("[set(hero, 'thirst', 3)]", game.world()))
                    .containsExactly(new Effect.Set(Ref.to(game.world().hero()), "thirst", 3));
            assertThatThrownBy(() -> expressions.effects("3", game.world()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("A rule answers a list of effects such as say(…) or damage(…), but one answered 3.");
        });
    }

    @Test
    void factsAreShownInLines() throws Exception {
        look((game, expressions) -> assertThat(expressions.evaluate("hero", game.world()))
                .startsWith("id: 1\nkind: \"hero\"\nisHero: true")
                .contains("\nthirst: 5", "\nat: { x: "));
    }

    @Test
    void whyTellsHowAFactCameAbout() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.why("hero.attack", game.world()))
                    .containsExactly("hero.attack is 7: a meter, which began as", """
                            creatures.hero.attack is 7
                              3  added    base/house.js:10:1
                              7  amended  strong/main.js:2:1""");
            assertThat(expressions.why("world.creatures[1].name", game.world()).getFirst())
                    .isEqualTo("world.creatures[1].name is \"beast\": a cell of its row.");
            assertThat(expressions.why("hero.thirst", game.world()).getLast()).startsWith("meters.thirst.start is 5");
            assertThat(expressions.why("hero.id", game.world())).contains("hero.id is 1: the engine tells it.");
            assertThat(expressions.why("weather.rain", game.world()))
                    .singleElement()
                    .asString()
                    .startsWith("weather.rain.days is 3");
            assertThat(expressions.why("rule thirst", game.world()))
                    .singleElement()
                    .asString()
                    .startsWith("turnEnds.thirst.answer is a function");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hero.atack      | There is no fact "atack" here. Did you mean "attack"?
            hreo.attack     | hreo is not defined. Did you mean "hero"?
            weather.rian    | There is no weather.rian. Did you mean "weather.rain"?
            rule thrist     | There is no rule "thrist". Did you mean "thirst"?
            world.turn.no   | world.turn is 1, which has no facts.
            """)
    void whyNamesTheNearest(String what, String complaint) throws Exception {
        look((game, expressions) -> assertThatThrownBy(() -> expressions.why(what, game.world()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(complaint));
    }

    @Test
    void namesAreCompleted() throws Exception {
        look((game, expressions) -> {
            assertThat(expressions.words(game.world()))
                    .contains("hero", "world", "level", "dice", "weather", "creatures", "say");
            assertThat(expressions.members("weather", game.world())).isEqualTo(List.of("rain", "snow"));
            assertThat(expressions.members("world.creatures[1]", game.world())).contains("hitPoints", "attack", "kind");
            assertThat(expressions.members("world.creatures", game.world())).contains("map", "filter");
            assertThat(expressions.members("nobody", game.world())).isEmpty();
            assertThat(expressions.members("hero.nothing.at", game.world())).isEmpty();
        });
    }
}
