package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Meters of a cell and of a level. */
class PlacesTest {
    private static final String FIRE = """
            import { add, change, leave, meters, rules, say, set } from "gnaw";
            add(meters, {
              heat: { start: 0, owner: "tile" },
              till: { start: 5, owner: "level" },
              sign: { holds: "text", start: "", owner: "tile" },
            });
            add(rules.actionEnds, { fire: (who, _action, _dice, world) => [
              set(who.ground, "heat", 3), set(who.ground, "sign", "Rex was here"), change(world.level, "till", 2),
            ] });
            add(rules.turnEnds, { told: (who, _dice, world) => [
              say(`${who.ground.heat} ${who.ground.sign} ${world.tileAt({ x: 0, y: 0 }).heat} ${world.level.till} ${world.level.having("heat").length}`),
            ] });
            """;

    @TempDir
    Path folder;

    private <T> T play(Function<Game, T> play) throws Exception {
        return new Written(folder).main(FIRE).play(play);
    }

    private static String toldBy(Game game) {
        game.act(Action.await());
        return game.world().log().getLast().text();
    }

    private static void goesTo(Game game, int depth) {
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth)));
    }

    @Test
    void rulesSetAndReadThem() throws Exception {
        assertThat(play(PlacesTest::toldBy).toString()).isEqualTo("3 Rex was here 0 7 1");
    }

    @Test
    void eachLevelHasItsOwnAndKeepsThem() throws Exception {
        List<String> told = play(game -> {
            String above = toldBy(game);
            goesTo(game, 2);
            String below = toldBy(game);
            goesTo(game, 1);
            return List.of(above, below, toldBy(game));
        });
        assertThat(told).containsExactly("3 Rex was here 0 7 1", "3 Rex was here 0 7 1", "3 Rex was here 0 9 2");
    }

    @Test
    void aKeptGameHoldsThemAndOneInWhichNoneWasSetIsAsItAlwaysWas() throws Exception {
        play(game -> {
            assertThat(game.save().kinds()).isEmpty();
            toldBy(game);
            Game kept = Game.restore(game.rules(), game.save());
            assertThat(game.save().kinds()).hasSize(2);
            assertThat(kept.save().hash()).isEqualTo(game.save().hash());
            assertThat(toldBy(kept)).isEqualTo("3 Rex was here 0 9 1");
            return 0;
        });
    }
}
