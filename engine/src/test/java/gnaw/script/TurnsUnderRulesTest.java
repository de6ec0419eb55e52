package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Ending;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.game.Stage;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a turn is: who acts when, what rules see of each other, and how deaths, choices and lost turns work. */
class TurnsUnderRulesTest {
    @TempDir
    Path folder;

    private <T> T play(String rules, Function<Game, T> play) throws Exception {
        return new Written(folder)
                .main(
                        "import { act, add, amend, change, creatures, damage, give, heal, interrupt, kill, lay, leave, offer, rules,"
                                + " say, set, spawn, stun, swap, win } from \"gnaw\";\n" + rules)
                .play(play);
    }

    private void watch(String rules, Consumer<Game> look) throws Exception {
        play(rules, game -> {
            look.accept(game);
            return game;
        });
    }

    private static List<String> said(List<Event> events) {
        return events.stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .toList();
    }

    private static List<String> failures(List<Event> events) {
        return events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }

    private static List<String> waits(Game game) {
        return said(game.act(Action.await()).events());
    }

    private static double meter(Game game, String name) {
        return game.world().hero().meters().get(name);
    }

    @Test
    void anActionEndsBeforeTheOthersActAndTheTurnAfterThem() throws Exception {
        List<String> order = play("""
                add(rules.levelBegins, { one: (who) => [spawn("beast", who.at)] });
                add(rules.actionEnds, { own: { of: "everyone", answer: (who) => [say(`${who.kind} has acted`)] } });
                add(rules.turnEnds, { end: { of: "everyone", answer: (who) => [say(`the turn ends for ${who.kind}`)] } });
                """, TurnsUnderRulesTest::waits);
        assertThat(order)
                .containsExactly(
                        "hero has acted", "beast has acted", "the turn ends for hero", "the turn ends for beast");
    }

    @Test
    void theTurnEndsAlsoForWhoeverIsFastBeyondAllMeasure() throws Exception {
        int turn = play("add(rules.turnEnds, { fast: (who) => [set(who, \"speed\", 1e300)] });", game -> {
            for (int acts = 0; acts < 41; acts++) {
                game.act(Action.await());
            }
            return game.world().turn();
        });
        assertThat(turn).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 | lay('stone', who.at, { charge }) | heap4 | There are 5000 things here already; another one is left out.",
                "1 | give(who, 'stone', { charge }) | heap0 | There are 1000 things in this pack already; another one is left out.",
            })
    void aLevelAndAPackHoldSoMuchAndNoMoreWhichIsSaidOnceForEachAnswer(
            int rules, String effect, String last, String told) throws Exception {
        String written = IntStream.range(0, rules)
                .mapToObj(number ->
                        "add(rules.turnEnds, { heap%d: (who) => Array.from({ length: 1100 }, (_, i) => i + %d).map((charge) => %s) });"
                                .formatted(number, 2000 * number, effect))
                .collect(Collectors.joining("\n"));
        List<String> failures =
                play(written, game -> failures(game.act(Action.await()).events()));
        assertThat(failures).containsExactly("rule turnEnds." + last + "\n  " + told);
    }

    @Test
    void aLevelHoldsSoManyCreaturesAndNoMore() throws Exception {
        Level plain = new Level(60, 60, new Tile("floor", true, true));
        List<String> told = new Written(folder)
                .main("""
                import { add, rules, spawn } from "gnaw";
                add(rules.turnEnds, { horde: (who) => Array(2500).fill(spawn("beast", who.at)) });
                """)
                .playOn(plain, game -> failures(game.act(Action.await()).events()));
        assertThat(told)
                .containsExactly(
                        "rule turnEnds.horde\n  There are 2000 creatures here already; another one is left out.");
    }

    @Test
    void aRuleSeesWhatTheRuleBeforeItHasDone() throws Exception {
        double thirst = play("""
                add(rules.turnEnds, {
                  first: (who) => [change(who, "thirst", 10)],
                  second: (who) => [set(who, "thirst", who.thirst * 2)],
                });
                """, game -> {
            waits(game);
            return meter(game, "thirst");
        });
        assertThat(thirst).isEqualTo(30);
    }

    @Test
    void aRowMayAskToComeBeforeAnother() throws Exception {
        List<String> order = play("""
                add(rules.turnEnds, { late: () => [say("late")] });
                add(rules.turnEnds, { early: { before: "late", answer: () => [say("early")] } });
                """, TurnsUnderRulesTest::waits);
        assertThat(order).containsExactly("early", "late");
    }

    @Test
    void whoeverWalksByAMindOfItsOwnGoesFromWhereItStands() throws Exception {
        List<String> apart = play("""
                const ahead = (who, world) => world.around(who.at, 4).findLast((at) => world.inView(at) && world.distance(at, who.at) >= 3);
                add(rules.levelBegins, { far: (who, level, dice, world) => [spawn("beast", ahead(who, world))] });
                add(rules.creatureThinks, { stalks: (_who, sight, _dice, world) => sight.walkTo(world.hero) });
                add(rules.turnEnds, { told: { of: "others", answer: (who, _dice, world) => [say(`${world.distance(who.at, world.hero.at)} apart`)] } });
                """, TurnsUnderRulesTest::waits);
        assertThat(apart).containsExactly("3 apart");
    }

    @Test
    void theStunnedLoseTheirNextTurnsWhileTheWorldGoesOn() throws Exception {
        watch("""
                add(rules.turnEnds, { blow: (who, dice, world) => world.turn === 1 ? [stun(who, 3)] : [] });
                """, game -> {
            waits(game);
            assertThat(game.world().turn()).as("turns 2, 3 and 4 are lost").isEqualTo(5);
        });
    }

    @Test
    void aStunOfNoTurnsWakes() throws Exception {
        watch("""
                add(rules.turnEnds, {
                  blow: (who, dice, world) => world.turn === 1 ? [stun(who, 9)] : [],
                  alarm: (who, dice, world) => world.turn === 3 ? [stun(who, 0)] : [],
                });
                """, game -> {
            waits(game);
            assertThat(game.world().turn()).isEqualTo(4);
        });
    }

    @Test
    void theFastActTwiceATurnAndTheSlowEveryOtherTurn() throws Exception {
        List<String> acts = play("""
                add(rules.levelBegins, { two: (who) => [spawn("beast", who.at, { speed: 200 }), spawn("beast", who.at, { speed: 50 })] });
                add(rules.actionEnds, { own: { of: "others", answer: (who) => [say(`${who.speed}`)] } });
                """, game -> {
            List<String> first = waits(game);
            return Stream.concat(first.stream(), waits(game).stream()).toList();
        });
        assertThat(acts).containsExactly("200", "200", "200", "200", "50");
    }

    @Test
    void evenOneWithoutSpeedGetsHisMove() throws Exception {
        watch("amend(creatures, { hero: { speed: 0 } });", game -> {
            waits(game);
            assertThat(game.heroMayAct()).isTrue();
        });
    }

    @Test
    void changeStopsAtItsBoundsAndPullsNothingBack() throws Exception {
        double thirst = play("""
                add(rules.turnEnds, {
                  up: (who) => [change(who, "thirst", 100, { atMost: 8 })],
                  beyond: (who) => [set(who, "thirst", 20), change(who, "thirst", 1, { atMost: 8 })],
                });
                """, game -> {
            waits(game);
            return meter(game, "thirst");
        });
        assertThat(thirst).isEqualTo(20);
    }

    @Test
    void healingStopsAtTheMaximum() throws Exception {
        double life = play("""
                add(rules.turnEnds, { cure: (who) => [set(who, "hitPoints", 15), heal(who, 99)] });
                """, game -> {
            waits(game);
            return meter(game, "hitPoints");
        });
        assertThat(life).isEqualTo(20);
    }

    @Test
    void deathIsAskedOnceAndEndsTheQuestionForTheDead() throws Exception {
        List<String> said = play("""
                add(rules.turnEnds, {
                  harm: (who) => [damage(who, 99, { cause: "a test" })],
                  later: () => [say("never")],
                });
                add(rules.creatureDies, { last: (who, killer, cause) => [say(`dies of ${cause}`)] });
                """, game -> {
            List<String> lines = waits(game);
            assertThat(game.isOver()).isTrue();
            assertThat(game.world().ending().orElseThrow().cause()).isEqualTo("a test");
            return lines;
        });
        assertThat(said).containsExactly("dies of a test");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[kill(who, 'a word'), damage(who, 3, { cause: 'a stone' })]",
                "[damage(who, 3, { cause: 'a stone' }), kill(who, 'a word')]",
                "[kill(who), damage(who, 99, { cause: 'a word' })]",
                "[damage(who, 99, { cause: 'a word' }), kill(who)]",
            })
    void whatElseHurtsMakesACertainDeathNoLessCertain(String effects) throws Exception {
        Ending ending = play(
                "add(rules.turnEnds, { doom: (who) => %s });\nadd(rules.creatureDies, { amulet: (who) => [set(who, \"hitPoints\", 1)] });"
                        .formatted(effects),
                game -> {
                    waits(game);
                    return game.world().ending().orElseThrow();
                });
        assertThat(ending.cause()).isEqualTo("a word");
    }

    @Test
    void aRuleMaySaveTheDyingAndNoneAfterItIsAsked() throws Exception {
        List<String> said = play("""
                add(rules.turnEnds, { harm: (who) => [damage(who, 99)] });
                add(rules.creatureDies, {
                  gasp: () => [say("gasps")],
                  amulet: (who) => [set(who, "hitPoints", 1)],
                  last: () => [say("dies")],
                });
                """, game -> {
            List<String> lines = waits(game);
            assertThat(game.isOver()).isFalse();
            return lines;
        });
        assertThat(said).containsExactly("gasps");
    }

    @Test
    void offersQueueAndHoldTheTimeUntilAnswered() throws Exception {
        watch("""
                const choice = (n) => offer({ title: `Choice ${n}`, options: {
                  more: { text: "More", effects: [] }, less: { text: "Less", effects: [] } } });
                add(rules.turnEnds, { two: (who, dice, world) => world.turn === 1 ? [choice(1), choice(2)] : [] });
                """, game -> {
            waits(game);
            assertThat(game.heroMayAct()).isFalse();
            assertThat(game.world().offer().orElseThrow().title()).isEqualTo("Choice 1");
            game.choose("less");
            assertThat(game.world().offer().orElseThrow().title()).isEqualTo("Choice 2");
            game.choose("more");
            assertThat(game.heroMayAct()).isTrue();
        });
    }

    @Test
    void theDeadAreOfferedNothing() throws Exception {
        watch("""
                add(rules.turnEnds, { gift: (who) => [offer({ title: "T", options: { a: { text: "A" } } }), kill(who, "envy")] });
                """, game -> {
            waits(game);
            assertThat(game.isOver()).isTrue();
            assertThat(game.world().offer()).isEmpty();
        });
    }

    @Test
    void aSavedGameGoesOnExactlyAsIfItHadNeverBeenSaved() throws Exception {
        watch("""
                add(rules.levelBegins, { some: (who, level, dice) => level.isNew ? [1, 2, 3].map(() => spawn("beast", level.free(dice))) : [] });
                add(rules.creatureThinks, { stroll: (who, sight, dice) => sight.stroll(dice) ?? act.wait() });
                add(rules.turnEnds, { roll: (who, dice) => [change(who, "thirst", dice.between(1, 6))] });
                """, game -> {
            for (int turn = 0; turn < 20; turn++) {
                waits(game);
            }
            SavedGame saved = game.save();
            Game again = Game.restore(game.rules(), saved);
            assertThat(again.save()).isEqualTo(saved);
            for (int turn = 0; turn < 20; turn++) {
                waits(game);
                waits(again);
            }
            assertThat(again.save().hash()).isEqualTo(game.save().hash());
        });
    }

    @Test
    void aNewMeterReachesTheCreaturesOfALivingGame() throws Exception {
        SavedGame saved = play("", Game::save);
        watch("import { meters } from \"gnaw\"; add(meters, { courage: { start: 3, owner: \"creature\" } });", game -> {
            Creature hero = Game.restore(game.rules(), saved).world().hero();
            assertThat(hero.meters().get("courage")).isEqualTo(3);
        });
    }

    @Test
    void whoSeesLessThanNothingSeesHisOwnCellAndPlaysOnFromAKeptGame() throws Exception {
        int cells = play("add(rules.turnEnds, { dark: (who) => [change(who, \"sight\", -30)] });", game -> {
            waits(game);
            Game kept = Game.restore(game.rules(), game.save());
            waits(kept);
            return kept.world().eyesight().vision().count();
        });
        assertThat(cells).isOne();
    }

    @Test
    void twoChangePlacesAndMayDoSoWithThemselves() throws Exception {
        watch("""
                add(rules.gameBegins, { pair: (who) => [spawn("beast", who.at)] });
                add(rules.turnEnds, { dance: (who, _, world) => world.creatures.flatMap((one) => [swap(who, one)]) });
                """, game -> {
            Stage stage = game.world().stage();
            List<Point> before = places(stage);
            waits(game);
            assertThat(places(stage)).isEqualTo(before.reversed());
            assertThat(before)
                    .allSatisfy(at ->
                            assertThat(stage.creatureAt(at)).map(Creature::at).contains(at));
        });
    }

    @Test
    void friendsChangePlacesWhenOneOfThemWillsAndKnowWhoStandsBesideThem() throws Exception {
        watch("""
                add(rules.gameBegins, { friends: (who) => [spawn("friend", who.at), spawn("beast", who.at)] });
                add(creatures, { friend: { name: "friend", glyph: "f", side: "hero", hitPoints: 4, attack: 0, defense: 0 } });
                add(rules.turnEnds, { told: (who) => [say(who.neighbours.map((one) => one.kind).join())] });
                """, game -> {
            Creature hero = game.world().hero();
            List<Point> before = places(game.world().stage());
            Direction toFriend = Direction.all().stream()
                    .filter(way -> hero.at().plus(way).equals(before.get(1)))
                    .findFirst()
                    .orElseThrow();
            List<Event> events = game.act(new Action.Swap(toFriend)).events();
            assertThat(places(game.world().stage())).containsExactly(before.get(1), before.get(0), before.get(2));
            assertThat(said(events))
                    .anySatisfy(line -> assertThat(line.split(",")).contains("friend"));
        });
    }

    private static List<Point> places(Stage stage) {
        return stage.creatures().stream().map(Creature::at).toList();
    }
}
