package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import org.junit.jupiter.api.Test;

/** A game under rules that is saved, and goes on. */
class SavedUnderRulesTest extends UnderRules {
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
}
