package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Ref;
import gnaw.map.Point;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The key that fights whoever is nearest. */
class FightingTest extends AtPlay {
    @Test
    void tabStrikesTheFoeBesideTheHeroOnceForEachPress() {
        Creature rat = spawnRat();
        Scene scene = scene().press("Tab");
        assertThat(scene.text()).contains("You hit the rat.").doesNotContain("(x2)");
        assertThat(scene.pause().press("Tab").text()).contains("You hit the rat. (x2)");
        assertThat(rat.meters().get(Creature.HIT_POINTS)).isEqualTo(8);
    }

    @Test
    void tabGoesAStepTowardsAFoeFartherOff() {
        Point there = farOff();
        wish(new Effect.Spawn("rat", there, Map.of()));
        int before = hero.at().distance(there);
        Scene scene = scene().press("Tab").pause().pause();
        assertThat(hero.at().distance(there)).isEqualTo(before - 1);
        assertThat(scene.atCursor()).startsWith("@");
    }

    private Point farOff() {
        return game.world()
                .stage()
                .level()
                .points()
                .filter(at -> game.world().eyesight().vision().sees(at))
                .filter(at -> game.world().stage().isFree(at) && at.distance(hero.at()) == 3)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void tabDoesNotGoToAFoeOnGroundThatTheHeroKeepsOff() {
        Point there = farOff();
        wish(new Effect.Spawn("rat", there, Map.of()), new Effect.BecomeTile(there, "nettles"));
        Point before = hero.at();
        assertThat(scene().press("Tab").text()).contains("On the way lie nettles.");
        assertThat(hero.at()).isEqualTo(before);
    }

    @Test
    void tabSaysThatNobodyIsInView() {
        assertThat(scene().press("Tab").text()).contains("There is no enemy in view.");
        assertThat(game.world().turn()).isOne();
    }

    @Test
    void whoIsBadlyHurtStrikesByHandOnly() {
        Creature rat = spawnRat();
        wish(new Effect.Damage(Ref.to(hero), 7, Optional.empty(), "a fall"));
        Scene scene = scene().press("Tab", "Tab", "Tab");
        assertThat(scene.text().lines())
                .contains("You are too badly hurt for this key: walk into a foe for each blow, or flee.");
        assertThat(game.world().turn()).isOne();
        assertThat(scene.press(keyTowards(rat.at())).text()).contains("You hit the rat.");
    }
}
