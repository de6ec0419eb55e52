package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a turn is: who acts when, what rules see of each other, and how choices and lost turns work. */
class TurnsUnderRulesTest extends UnderRules {
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
}
