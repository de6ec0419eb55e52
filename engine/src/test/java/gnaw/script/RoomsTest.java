package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules are told a level's rooms when it is new; later, a game that was kept and one that was not are told the same. */
class RoomsTest {
    @TempDir
    Path folder;

    @Test
    void roomsAreToldOnceWhetherTheGameWasKeptOrNot() throws Exception {
        Written written = new Written(folder).main("""
                import { add, rules, set } from "gnaw";
                add(rules.levelBegins, { counting: (who, level) => [set(who, "thirst", level.rooms.length)] });
                """);
        RulesThread.call("test", () -> {
            try (Rulebook rules = written.load()) {
                Game game = Game.begin(rules, 1);
                assertThat(thirst(game)).isPositive();
                Game restored = Game.restore(rules, game.save());
                assertThat(roomsAt(2, game)).isPositive();
                assertThat(roomsAt(2, restored)).isEqualTo(thirst(game));
                assertThat(roomsAt(1, game)).isZero();
                assertThat(roomsAt(1, restored)).isZero();
            }
            return 0;
        });
    }

    private static double roomsAt(int depth, Game game) {
        game.cheat(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth)));
        return thirst(game);
    }

    private static double thirst(Game game) {
        return game.world().hero().meters().get("thirst");
    }
}
