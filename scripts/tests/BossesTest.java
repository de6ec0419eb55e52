package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.World;
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

    private Rulebook court(String marks) throws Exception {
        return BaseWithMod.load(mods, "court", """
                import { add, creatures } from "gnaw";
                import { vaults } from "base/content/vaults.js";
                import { bosses } from "base/rules/bosses.js";
                add(creatures, { ratKing: { like: "ratMother", name: "Rat King" } });
                add(bosses, { ratKing: { depth: 2.5, company: [] } });
                add(vaults, {
                  hall: { from: 2.5, to: 4, isCertain: true, owner: "ratKing", drawing: "#####\\n#.B.#\\n##+##", marks: %s },
                });""".formatted(marks));
    }

    @Test
    void whoOwnsARoomWaitsWhereItsLettersSayHisShortName() throws Exception {
        try (Rulebook rules = court("{ B: \"ratKing\" }")) {
            World world = on(3, rules, 1).world();
            Creature king = world.stage().creatures().stream()
                    .filter(one -> one.kind().equals("court:ratKing"))
                    .findFirst()
                    .orElseThrow();
            assertThat(world.stage().marks().get("court:ratKing")).containsExactly(king.at());
        }
    }

    @Test
    void aRoomThatDoesNotSayWhereItsOwnerWaitsIsRefused() {
        assertThatThrownBy(() -> court("{ B: \"ratKin\" }")).hasMessage("""
                court/main.js:7:46  while the scripts were loaded
                  vaults.court:hall.owner is court:ratKing, but no letter of the drawing says where he waits: draw a B, and say marks: { B: "ratKing" }.
                  7 |   hall: { from: 2.5, to: 4, isCertain: true, owner: "ratKing", drawing: "#####\\n#.B.#\\n##+##", marks: { B: "ratKin" } },
                    |                                              ^""");
    }

    private static List<String> onTheSecondDepth(Rulebook rules, long seed) {
        return on(2, rules, seed).world().stage().creatures().stream()
                .map(Creature::kind)
                .toList();
    }

    private static Game on(int depth, Rulebook rules, long seed) {
        Game game = Game.begin(rules, seed);
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), depth)));
        return game;
    }
}
