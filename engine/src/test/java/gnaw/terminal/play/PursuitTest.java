package gnaw.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The key that fights, once the foe is out of view. */
class PursuitTest {
    private static final Map<Character, Tile> LEGEND =
            Map.of('#', new Tile("wall", false, false), '.', new Tile("floor", true, true));

    private final MemoryHost host = new MemoryHost();
    private final Game game = Game.on(Level.drawn("""
            #########
            #.......#
            #.#####.#
            #.......#
            #########""", LEGEND), new Point(1, 1), 1, host.rules, 5);

    @Test
    void tabGoesOnToWhereAFoeWasWhenAStepHasHiddenIt() {
        Scene scene = behindACorner();
        assertThat(scene.press("Tab").text()).doesNotContain("There is no enemy in view.");
        assertThat(game.world().hero().at()).isEqualTo(new Point(1, 2));
    }

    @Test
    void whoeverHasDoneSomethingElseSinceHasNoQuarry() {
        Scene scene = behindACorner();
        assertThat(scene.press(".", "Tab").text()).contains("There is no enemy in view.");
        assertThat(game.world().hero().at()).isEqualTo(new Point(1, 3));
    }

    @Test
    void whereAFoeWasAndIsSeenNotToBeNobodyGoes() {
        Scene scene = behindACorner();
        game.apply(List.of(
                new Effect.Move(Ref.to(game.world().hero()), new Point(2, 1)),
                new Effect.Move(rat(), new Point(6, 3))));
        assertThat(scene.press("Tab").text()).contains("There is no enemy in view.");
        assertThat(game.world().hero().at()).isEqualTo(new Point(2, 1));
    }

    /** The hero has gone a step towards a rat, and is where he cannot see it any more. */
    private Scene behindACorner() {
        Scene scene = Scene.of(new Play(host, game));
        game.apply(List.of(new Effect.Spawn("rat", new Point(5, 1), Map.of())));
        scene.press("Tab");
        assertThat(game.world().hero().at()).isEqualTo(new Point(2, 1));
        game.apply(List.of(new Effect.Move(Ref.to(game.world().hero()), new Point(1, 3))));
        return scene;
    }

    private Ref rat() {
        return Ref.to(game.world().stage().creatureAt(new Point(5, 1)).orElseThrow());
    }
}
