package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the hero sees where it is dark. */
class LightTest {
    private static final String RULES = """
            import { add, amend, creatures, meters, tiles } from "gnaw";
            add(meters, { dark: { start: 0, owner: "level" }, light: { start: 0, owner: "creature" } });
            add(tiles, { torch: { name: "torch", glyph: "i", passable: true, transparent: true, light: 2 } });
            amend(creatures, { hero: { light: 1, sight: 20 } });
            """;
    private static final Point HERO = new Point(1, 1);

    @TempDir
    Path folder;

    private void watch(Consumer<Game> look) throws Exception {
        Written written = new Written(folder).main(RULES);
        RulesThread.call("test", () -> {
            try (Rulebook book = written.load()) {
                Level hall = Level.drawn(
                        """
                        #############
                        #......#..i.#
                        #...........#
                        #############""",
                        Map.of(
                                '#', new Tile("wall", false, false),
                                '.', new Tile("floor", true, true),
                                'i', new Tile("torch", true, true)));
                Game game = Game.on(hall, HERO, 1, book, 3);
                look.accept(game);
                return game;
            }
        });
    }

    private static void nightFalls(Game game) {
        Effect.Set dark = new Effect.Set(new Ref.OfLevel(game.world().where()), "dark", 1);
        game.apply(List.of(dark));
    }

    private static boolean sees(Game game, int x, int y) {
        return game.world().eyesight().vision().sees(new Point(x, y));
    }

    @Test
    void inTheDarkOneSeesWhatIsLitAndAsFarAsOnesOwnLight() throws Exception {
        watch(game -> {
            assertThat(sees(game, 5, 2)).isTrue();
            nightFalls(game);
            assertThat(sees(game, 2, 2)).isTrue();
            assertThat(sees(game, 5, 2)).isFalse();
            assertThat(sees(game, 9, 2)).isTrue();
            assertThat(sees(game, 10, 1)).as("behind the wall").isFalse();
        });
    }

    @Test
    void whoeverBearsALightIsSeenAndLightsHisWay() throws Exception {
        watch(game -> {
            nightFalls(game);
            game.apply(List.of(new Effect.Spawn("beast", new Point(5, 1), Map.of("light", 1.0))));
            assertThat(sees(game, 5, 1)).isTrue();
            assertThat(sees(game, 4, 2)).isTrue();
            assertThat(sees(game, 3, 1)).isFalse();
            assertThat(game.world().eyesight().foesInView(game.world().hero())).hasSize(1);
        });
    }

    @Test
    void aLampThatIsLitShowsMore() throws Exception {
        watch(game -> {
            nightFalls(game);
            game.apply(List.of(new Effect.Set(Ref.to(game.world().hero()), "light", 4)));
            assertThat(sees(game, 5, 2)).isTrue();
        });
    }
}
