package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Intention;
import gnaw.game.Offer;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.lab.Playthrough;
import gnaw.map.Level;
import gnaw.map.Tile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that walks thinks once, and again when something happens: in which turns it does, in a passage of 60 cells. */
class WalkingBotsTest {
    private static final Map<Character, Tile> LEGEND =
            Map.of('#', new Tile("wall", false, false), '.', new Tile("floor", true, true));

    private static final String EXPLORER = """
            import { act, add, amend, bots, creatures, damage, interrupt, lay, rules, say, spawn, stun } from "gnaw";
            add(bots, { walker: { doc: "walks", act: (_who, sight) => sight.explore() ?? act.wait(), choose: () => "" } });
            """;

    @TempDir
    Path folder;

    @Test
    void thinksAfterTenSteps() throws Exception {
        assertThat(thoughts(EXPLORER)).containsExactly(1, 11, 21);
    }

    @Test
    void doesSoWhoWalksSomewhere() throws Exception {
        assertThat(thoughts(EXPLORER.replace("sight.explore()", "sight.walkTo({ x: 7, y: 1 })")))
                .as("to where he sees, and then he waits")
                .startsWith(1, 7, 8, 9);
    }

    @Test
    void thinksEachTurnOfWhatIsNoWalk() throws Exception {
        assertThat(thoughts(EXPLORER.replace("sight.explore()", "sight.steps[0]")))
                .startsWith(1, 2, 3, 4);
    }

    @Test
    void thinksWhenSomethingIsSaid() throws Exception {
        assertThat(thoughts(EXPLORER + at(4, "say(\"It drips.\")"))).startsWith(1, 5, 15);
    }

    @Test
    void thinksWhenSomethingInterrupts() throws Exception {
        assertThat(thoughts(EXPLORER + at(6, "interrupt(\"A gong.\")"))).startsWith(1, 7, 17);
    }

    @Test
    void thinksWhenItIsHurt() throws Exception {
        assertThat(thoughts(EXPLORER + at(3, "damage(who, 2, { cause: \"a stone\" })")))
                .startsWith(1, 4, 14);
    }

    @Test
    void thinksWhenItHasPickedSomethingUp() throws Exception {
        assertThat(thoughts(EXPLORER + at(1, "lay(\"stone\", { x: 5, y: 1 })")))
                .as("four steps, and a fifth turn to take it")
                .startsWith(1, 6, 16);
    }

    @Test
    void thinksEachTurnWithAFoeInView() throws Exception {
        String stays = EXPLORER + "add(rules.creatureThinks, { stays: { of: \"others\", answer: () => act.wait() } });"
                + at(3, "spawn(\"beast\", { x: 9, y: 1 })");
        assertThat(thoughts(stays)).startsWith(1, 4, 5, 6);
    }

    @Test
    void thinksAtOnceWhereTheWayEnds() throws Exception {
        assertThat(thoughts(EXPLORER, passage(12)))
                .as("it sees seven cells far, and waits when it has seen the wall")
                .startsWith(1, 6, 7, 8);
    }

    /** In that turn that happens. */
    private static String at(int turn, String effect) {
        return "add(rules.turnEnds, { once: (who, _dice, world) => (world.turn === " + turn + " ? [" + effect
                + "] : []) });";
    }

    private List<Integer> thoughts(String main) throws Exception {
        return thoughts(main, passage(60));
    }

    private static String passage(int cells) {
        String wall = "#".repeat(cells + 2);
        return wall + "\n#" + ".".repeat(cells) + "#\n" + wall;
    }

    private List<Integer> thoughts(String main, String map) throws Exception {
        return new Written(folder).main(main).playOn(Level.drawn(map, LEGEND), game -> {
            List<Integer> turns = new ArrayList<>();
            new Playthrough(game, new Watched(game.rules().bot("walker").orElseThrow(), turns), (_, _) -> {}).play(25);
            return turns;
        });
    }

    /** A mind of which it is noted in which turns it thinks. */
    private record Watched(Rules.Mind mind, List<Integer> turns) implements Rules.Mind {
        @Override
        public Intention act(Creature who, World world, Dice dice) {
            turns.add(world.turn());
            return mind.act(who, world, dice);
        }

        @Override
        public String choose(Creature who, Offer offer, World world, Dice dice) {
            return mind.choose(who, offer, world, dice);
        }
    }
}
