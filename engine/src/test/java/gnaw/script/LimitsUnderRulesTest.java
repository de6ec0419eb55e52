package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.map.Level;
import gnaw.map.Tile;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far rules can go: how much a level and a pack hold, and where meters stop. */
class LimitsUnderRulesTest extends UnderRules {
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
}
