package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Outcome;
import gnaw.game.SavedGame;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.mod.ScriptError;
import gnaw.save.ReplayFile;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How rules ask for a cell, what they find out about lines over the map, and what light they make. */
class AimingInScriptsTest {
    private static final Tile WALL = new Tile("wall", false, false);
    private static final Tile FLOOR = new Tile("floor", true, true);

    @TempDir
    Path folder;

    private Written rules(String text) {
        return new Written(folder).main("""
                import { actions, add, aim, damage, flash, rules, say, texts, verbs } from "gnaw";
                add(texts, { unseen: { text: "It is dark there." }, tooFar: { text: "It is far away." } });
                """ + text);
    }

    /** A hero at the left end of a hall of ten cells, with a pillar in it. */
    private <T> T play(String text, Function<Game, T> play) throws Exception {
        Level hall = Level.drawn("""
                ############
                #..........#
                #.....#....#
                ############""", Map.of('#', WALL, '.', FLOOR));
        return rules(text).playOn(hall, play);
    }

    private List<String> told(String expression) throws Exception {
        return play(
                """
                const told = (cells) => cells.map((cell) => `${cell.x},${cell.y}`).join(" ");
                add(rules.turnEnds, { told: (who, _dice, world) => [say(String(%s))] });
                """.formatted(expression),
                game -> SaidLines.in(game.act(Action.await()).events()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            told(world.line(who, { x: 4, y: 2 }))                    | 2,1 3,2 4,2
            told(world.path(who, { x: 4, y: 1 }))                    | 2,1 3,1 4,1
            told(world.path({ x: 3, y: 2 }, { x: 9, y: 2 }))         | 4,2 5,2
            told(world.path({ x: 3, y: 1 }, who))                    | 2,1 1,1
            told(world.burst({ x: 3, y: 2 }, 1))                     | 3,2 2,1 3,1 4,1 2,2 4,2
            told(world.burst({ x: 3, y: 2 }, 0))                     | 3,2
            told(world.cone(who, { x: 9, y: 1 }, 3))                 | 2,1 3,1 3,2 4,1 4,2
            world.sees({ x: 3, y: 2 }, { x: 9, y: 2 })               | false
            world.sees({ x: 3, y: 1 }, { x: 9, y: 1 })               | true
            world.sees(who, { x: 5, y: 1 })                          | true
            world.sees(who, { x: 10, y: 1 })                         | false
            world.sees({ x: 1, y: 1 }, { x: 90, y: 1 })              | false
            """)
    void aRuleFindsOutWhatLiesBetween(String expression, String told) throws Exception {
        assertThat(told(expression)).containsExactly(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            world.burst(who, -1)                    | world.burst wants no number below 0 for the radius, but got -1.
            world.burst(who, 1e9)                   | world.burst wants a number from -1000000 to 1000000 for the radius, but got 1000000000.
            world.cone(who, who, 3)                 | world.cone wants another place to point at than the one that it comes out of.
            world.path(who, { x: 99, y: 1 })        | The place (99, 1) lies outside of the level, which has 12 by 4 cells.
            world.line(who, 7)                      | A place is wanted here, but got 7.
            world.sees("you", who)                  | A place is wanted here, but got "you".
            world.sees(who, world)                  | A place is wanted here, but got World.
            world.nameOf(who.at)                    | Somebody or something is wanted here, but got Point.
            world.nameOf(who.ground)                | Somebody or something is wanted here, but got Tile "floor".
            world.path(who)                         | world.path wants 2 values, but got 1. Ask it as world.path(from: Place, to: Place).
            """)
    void whatCannotBeFoundOutIsTold(String expression, String complaint) throws Exception {
        assertThat(told(expression)).singleElement().asString().contains(complaint);
    }

    private static final String BOLT = """
            add(actions, { bolt: { time: 1, aimed: true, range: 4 } });
            add(verbs, { fling: { menu: "Fling", time: 1, aimed: true, range: 2, fits: () => true } });
            add(rules.actionEnds, { bolt: (who, action) => (action.id === "bolt" ? [say(`A bolt to ${action.at.x},${action.at.y}.`)] : []) });
            """;

    private static List<String> bolt(Game game, int x, int y) {
        return SaidLines.in(
                game.act(new Action.Plain("bolt", Optional.of(new Point(x, y)))).events());
    }

    @Test
    void anAimedActionTellsWhere() throws Exception {
        assertThat(this.<List<String>>play(BOLT, game -> bolt(game, 5, 1))).containsExactly("A bolt to 5,1.");
    }

    @Test
    void nobodyReachesFartherThanTheRangeOrWhereHeDoesNotSee() throws Exception {
        assertThat(this.<List<String>>play(BOLT, game -> bolt(game, 6, 1))).containsExactly("It is far away.");
        assertThat(this.<List<String>>play(BOLT, game -> bolt(game, 9, 2))).containsExactly("It is dark there.");
    }

    @Test
    void whatIsRefusedForItsTargetTakesNoTime() throws Exception {
        assertThat(this.<Outcome>play(
                        BOLT, game -> game.perform(new Action.Plain("bolt", Optional.of(new Point(6, 1))), false)))
                .isEqualTo(new Outcome.Refused("It is far away."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            add(actions, { spit: { time: 1, range: 3 } });                      | actions.spit has a range, but no target: give it aimed: true, too.
            add(actions, { spit: { time: 1, radius: 3 } });                     | actions.spit has a radius, but no target: give it aimed: true, too.
            add(actions, { spit: { time: 1, aimed: true, range: -3 } });        | actions.spit wants a whole number from 0 to 500 for range, but got -3.
            add(actions, { spit: { time: 1, aimed: true, radius: 0.5 } });      | actions.spit wants a whole number from 0 to 500 for radius, but got 0.5.
            """)
    void aTargetThatCannotBeIsToldWhereItIsWritten(String row, String complaint) {
        Written written = rules(row);
        assertThatThrownBy(() -> RulesThread.call("test", () -> written.load()))
                .isInstanceOf(ScriptError.class)
                .hasMessageContaining("base/main.js:4:1")
                .hasMessageContaining(complaint);
    }

    private static final String SPARK = """
            add(rules.gameBegins, { spells: () => [aim({ title: "Burn what?", range: 4, radius: 1, then: "spark" })] });
            add(rules.aimed, {
              spark: (who, at) => [say(`A spark at ${at.x},${at.y}.`)],
              other: () => [say("This was not meant.")],
            });
            add(rules.turnEnds, { asks: (who, _dice, world) => (world.turn === 1 ? [aim({ title: "Burn what?", range: 4, then: "spark" })] : []) });
            """;

    private static Game asked(Game game) {
        game.act(Action.await());
        return game;
    }

    @Test
    void theRowThatAskedIsToldOfTheCell() throws Exception {
        List<String> said = play(SPARK, game -> SaidLines.in(asked(game).choose("3,1")));
        assertThat(said).containsExactly("A spark at 3,1.");
    }

    @Test
    void aCellThatIsAskedForOutlivesTheGameOnDisk() throws Exception {
        List<String> said = play(SPARK, game -> {
            SavedGame kept = ReplayFile.game(ReplayFile.json(asked(game).save()));
            return SaidLines.in(Game.restore(game.rules(), kept).choose("3,1"));
        });
        assertThat(said).containsExactly("A spark at 3,1.");
    }

    @Test
    void aCellThatIsAskedForMayBeLeft() throws Exception {
        boolean mayAct = play(SPARK, game -> {
            asked(game).decline();
            return game.heroMayAct();
        });
        assertThat(mayAct).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            9,1     | It is dark there.
            6,1     | It is far away.
            90,1    | There is no cell 90,1 on this level.
            here    | "here" is no cell; one is such as "12,7".
            """)
    void whatIsNoAnswerIsToldAndTheChoiceWaits(String answer, String complaint) throws Exception {
        play(SPARK, game -> {
            asked(game);
            assertThatThrownBy(() -> game.choose(answer))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(complaint);
            assertThat(game.world().offer()).isPresent();
            return 0;
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            aim({ title: "Burn what?", then: "sparc" })               | aim: the table aimed has no row "sparc". Did you mean "spark"?
            aim({ title: "Burn what?", range: -1, then: "spark" })    | aim wants a whole number from 0 to 500 for range, but got -1.
            aim({ title: "Burn what?", radius: 2.5, then: "spark" })  | aim wants a whole number from 0 to 500 for radius, but got 2.5.
            aim({ then: "spark" })                                    | aim wants a text for title, but got undefined.
            flash(who, { tone: "bad" })                               | flash wants a list of places, but got
            flash([who, 3], { tone: "bad" })                          | flash wants a place such as who.at, but got 3.
            flash([who], { tone: "badd" })                            | flash: there is no tone "badd". Did you mean "bad"?
            flash([who])                                              | flash wants a text for tone, but got undefined.
            flash([who], { glyph: "**", tone: "bad" })                | flash wants one character that is one cell wide for glyph, but got "**".
            flash([who], { glyph: "🐱", tone: "bad" })                | flash wants one character that is one cell wide for glyph, but got "🐱".
            """)
    void whatCannotBeAskedForOrLitUpIsTold(String effect, String complaint) throws Exception {
        List<String> said = play(
                "add(rules.aimed, { spark: () => [] }); add(rules.turnEnds, { wrong: (who) => [%s] });"
                        .formatted(effect),
                game -> SaidLines.in(game.act(Action.await()).events()));
        assertThat(said).singleElement().asString().contains(complaint);
    }

    @Test
    void aFlashIsToldToWhoeverWatches() throws Exception {
        List<Event> events = play(
                "add(rules.turnEnds, { light: (who, _dice, world) => [flash(world.burst(who, 0), { glyph: \"*\", tone: \"bad\" })] });",
                game -> game.act(Action.await()).events());
        assertThat(events).contains(new Event.Flashed(List.of(new Point(1, 1)), "*", "bad"));
    }
}
