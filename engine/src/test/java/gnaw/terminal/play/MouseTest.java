package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.terminal.key.Input;
import org.junit.jupiter.api.Test;

/** The buttons and the wheel on the play screen. */
class MouseTest extends AtPlay {
    private Direction free() {
        return hero.at().directionTo(beside());
    }

    @Test
    void aClickWalksThere() {
        Direction way = free();
        Point there = beside();
        scene().click(way.dx(), way.dy(), false).pause().pause();
        assertThat(hero.at()).isEqualTo(there);
    }

    @Test
    void theSecondButtonLooksAndCostsNothing() {
        Creature rat = spawnRat();
        Direction way = hero.at().directionTo(rat.at());
        Scene scene = scene().click(way.dx(), way.dy(), true);
        assertThat(scene.text()).contains("You see", "rat", "It is what it is.");
        assertThat(scene.press("Esc").text()).doesNotContain("It is what it is.");
        assertThat(game.world().turn()).isOne();
    }

    @Test
    void aClickOnTheMarkWalksThere() {
        Direction way = free();
        Point there = beside();
        Scene scene = scene().click(way.dx(), way.dy(), true);
        assertThat(scene.text()).contains("You see");
        scene.click(0, 0, true);
        assertThat(hero.at()).as("who looks twice walks nowhere").isNotEqualTo(there);
        scene.click(0, 0, false).pause().pause();
        assertThat(hero.at()).isEqualTo(there);
    }

    @Test
    void aClickMarksWhereToAimAndOneOnTheMarkChooses() {
        spawnRat();
        Scene scene = scene().press("v");
        assertThat(scene.text()).contains("Where?");
        scene.click(0, 0, false);
        assertThat(scene.text()).doesNotContain("Where?");
        assertThat(game.world().turn()).isEqualTo(2);
    }

    @Test
    void theWheelGoesUpThroughTheMessages() {
        Scene scene = scene().take(new Input.Wheel(1));
        assertThat(scene.text()).contains("Turn 1");
        assertThat(scene.take(new Input.Wheel(-1)).row(0)).contains("Messages");
        assertThat(scene.press("Esc").text()).contains("Turn 1");
    }

    @Test
    void whoLooksStopsOnHisWay() {
        Scene scene = scene().press("R").pause().click(0, 0, true);
        int turn = game.world().turn();
        scene.press("Esc").pause().pause();
        assertThat(game.world().turn()).isEqualTo(turn);
    }

    @Test
    void aClickBesideTheMapMeansNothing() {
        Scene scene = scene().take(new Input.Click(79, 23)).take(new Input.Click(79, 23, true));
        assertThat(scene.text()).doesNotContain("You see");
        assertThat(game.world().turn()).isOne();
    }
}
