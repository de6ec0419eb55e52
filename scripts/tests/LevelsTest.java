package gnaw.rules;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.testing.WithRules;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every level of every dungeon, with all that the rules put there, keeps to the laws of levels. */
@WithRules
class LevelsTest {
    private static final int DEPTHS = 10;

    /** How many dungeons the long tests dig each: as many as three minutes allow, or {@code -Dlevels.seeds=5000}. */
    private static final int SEEDS = Integer.getInteger("levels.seeds", 150);

    /** Of a long game it digs so much less often, for it has more depths. */
    private static final int LONGER = 3;

    @Test
    void areLawful(Rules rules) {
        requireLaws(1, 8, DEPTHS, rules);
    }

    /** In these a gate falls where a horde was put, or a wand; or two traps would lie side by side. */
    @ParameterizedTest
    @ValueSource(longs = {169, 298, 540})
    void areLawfulWhereTheyWereNot(long seed, Rules rules) {
        requireLaws(seed, 1, DEPTHS, rules);
    }

    @Tag("long")
    @Tag("compiled")
    @ParameterizedTest
    @ValueSource(longs = {1000, 1_000_000})
    void areLawfulInHundredsOfDungeons(long first, Rules rules) {
        requireLaws(first, SEEDS, DEPTHS, rules);
    }

    @Tag("long")
    @Tag("compiled")
    @Test
    @WithRules(mods = "long")
    void areLawfulInLongGames(Rules rules) {
        requireLaws(1000, SEEDS / LONGER, 26, rules);
    }

    @Tag("long")
    @Tag("compiled")
    @Test
    @WithRules(mods = "short")
    void areLawfulInShortGames(Rules rules) {
        requireLaws(1000, SEEDS / LONGER, 8, rules);
    }

    private static void requireLaws(long first, int seeds, int depths, Rules rules) {
        for (long seed = first; seed < first + seeds; seed++) {
            Game game = Game.begin(rules, seed);
            for (int depth = 1; depth <= depths; depth++) {
                if (depth > 1) {
                    game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth)));
                }
                new LevelLaws(depth, depths, game.world()).require();
            }
        }
    }
}
