package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mods that bring somebody with a name. */
class BossesTest {
    private static final List<String> POOL = List.of("ratMother", "bellringer", "magpie", "snuffer");

    @TempDir
    Path mods;

    @Test
    void whoOwnsNoRoomIsAlwaysThereBesideOneOfThoseWhoDo() throws Exception {
        try (Rulebook rules = BaseWithMod.load(mods, "court", """
                import { add, creatures } from "gnaw";
                import { bosses } from "base/rules/bosses.js";
                add(creatures, { ratKing: { like: "ratMother", name: "Rat King" } });
                add(bosses, { ratKing: { depth: 2, company: [] } });""")) {
            for (long seed = 1; seed <= 4; seed++) {
                List<String> kinds = onTheSecondDepth(rules, seed);
                assertThat(kinds).contains("court:ratKing");
                assertThat(kinds).filteredOn(POOL::contains).hasSize(1);
            }
        }
    }

    private static List<String> onTheSecondDepth(Rulebook rules, long seed) {
        Game game = Game.begin(rules, seed);
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2)));
        return game.world().stage().creatures().stream().map(Creature::kind).toList();
    }
}
