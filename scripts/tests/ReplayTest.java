package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.Journal;
import gnaw.game.Rules;
import gnaw.lab.Playthrough;
import gnaw.lab.replay.Rerun;
import gnaw.testing.WithRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game is determined by where it began and what was decided since: played again by its journal, it passes through the same states. */
@WithRules
class ReplayTest {
    private static final int TURNS = 110;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void aGameComesOutTheSameAgain(long seed, Rules rules) {
        assertSameAgain(rules, played(rules, seed).journal());
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void soDoManyGames(long seed, Rules rules) {
        assertSameAgain(rules, played(rules, seed).journal());
    }

    @ParameterizedTest
    @ValueSource(longs = 2)
    @WithRules(mods = {"mango", "zircon-experience"})
    void soDoesAGameWithMods(long seed, Rules rules) {
        assertSameAgain(rules, played(rules, seed).journal());
    }

    @ParameterizedTest
    @ValueSource(longs = 4)
    void soDoesAGameThatWasContinued(long seed, Rules rules) {
        Game continued = Game.restore(rules, played(rules, seed).save());
        play(continued, 2 * TURNS);
        assertThat(continued.journal().start()).isInstanceOf(Journal.Start.Kept.class);
        assertSameAgain(rules, continued.journal());
    }

    private static Game played(Rules rules, long seed) {
        Game game = Game.begin(rules, seed);
        play(game, TURNS);
        return game;
    }

    private static void play(Game game, int lastTurn) {
        Rules.Mind explorer = game.rules().bot("explorer").orElseThrow();
        Playthrough.goOn(game, explorer, lastTurn, (_, _) -> {});
    }

    private static void assertSameAgain(Rules rules, Journal journal) {
        assertThat(journal.marks()).as("the states that are compared").hasSizeGreaterThan(1);
        Rerun rerun = Rerun.of(rules, journal);
        assertThat(rerun.departure()).isEmpty();
        assertThat(rerun.turn()).isEqualTo(journal.marks().getLast().turn());
        assertThat(rerun.troubles()).isEmpty();
    }
}
