package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.Rules;
import gnaw.lab.Invariants;
import gnaw.lab.Playthrough;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.Home;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games by the explorer: nothing impossible happens, and the seed decides everything, also across a save. */
@Tag("once")
class HeadlessTest {
    /** Interpreted scripts play some hundred turns a second: the long games are for the long tests. */
    private static final int TURNS = 120;

    private static final int TURNS_OF_A_LONG_GAME = 300;

    private static Rulebook rules;

    @BeforeAll
    static void readTheRules() throws Exception {
        Scripts base = Scripts.base(Home.find().scripts());
        rules = RulesThread.call("rules", () -> Rulebook.load(base));
    }

    @AfterAll
    static void closeTheRules() {
        rules.close();
    }

    static LongStream forty() {
        return LongStream.rangeClosed(1, 40);
    }

    static LongStream twoHundred() {
        return LongStream.rangeClosed(1001, 1200);
    }

    @ParameterizedTest
    @MethodSource("forty")
    void gamesKeepTheirWordAndRepeat(long seed) throws Exception {
        check(seed, TURNS);
    }

    @Tag("long")
    @Tag("compiled")
    @ParameterizedTest
    @MethodSource("twoHundred")
    void longGamesKeepTheirWordAndRepeat(long seed) throws Exception {
        check(seed, TURNS_OF_A_LONG_GAME);
    }

    private static void check(long seed, int turns) throws Exception {
        String straight = RulesThread.call("straight", () -> hashOfAGame(seed, turns));
        String across = RulesThread.call("across a save", () -> hashOfAGameAcrossASave(seed, turns));
        assertThat(across).as("the state at the end of game %d", seed).isEqualTo(straight);
    }

    /** In the middle the bot looks up, as it does where it takes over a game that was saved. */
    private static String hashOfAGame(long seed, int turns) {
        Game half = playedOn(Game.begin(rules, seed), turns / 2);
        return playedOn(half, turns).save().hash();
    }

    private static String hashOfAGameAcrossASave(long seed, int turns) {
        Game half = playedOn(Game.begin(rules, seed), turns / 2);
        Game whole = half.isOver() ? half : playedOn(Game.restore(rules, half.save()), turns);
        return whole.save().hash();
    }

    private static Game playedOn(Game game, int lastTurn) {
        Rules.Mind explorer = rules.bot("explorer").orElseThrow();
        Playthrough.goOn(game, explorer, lastTurn, (now, events) -> assertThat(Invariants.brokenIn(now, events))
                .as("game %d, turn %d", now.world().seed(), now.world().turn())
                .isEmpty());
        return game;
    }
}
