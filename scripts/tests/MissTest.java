package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a mod makes of blows that miss. */
class MissTest {
    @TempDir
    Path mods;

    @Test
    void whoeverMissesPaysWhatAModSays() throws Exception {
        try (Rulebook rules = BaseWithMod.load(mods, "riposte", """
                import { amend, damage } from "gnaw";
                import { melee } from "base/rules/combat.js";
                amend(melee, {
                  percentToHit: () => 0,
                  onMiss: (attacker, defender, dice) => damage(attacker, dice.roll("1d1+1"), { by: defender, cause: "a riposte" }),
                });""")) {
            Game game = besideARat(rules);
            game.act(new Action.Step(Direction.E));

            assertThat(hitPoints(game.world().hero())).isEqualTo(38);
            assertThat(hitPoints(rat(game))).isEqualTo(4);
        }
    }

    private static Game besideARat(Rulebook rules) {
        Level level = new Level(4, 3, rules.catalog().tile("floor"));
        Game game = Game.on(level, new Point(1, 1), 1, rules, 1);
        game.apply(List.of(new Effect.Spawn("rat", new Point(2, 1), Map.of("mood", "hunting"))));
        return game;
    }

    private static Creature rat(Game game) {
        return game.world().stage().creatureAt(new Point(2, 1)).orElseThrow();
    }

    private static double hitPoints(Creature who) {
        return who.meters().get(Creature.HIT_POINTS);
    }
}
