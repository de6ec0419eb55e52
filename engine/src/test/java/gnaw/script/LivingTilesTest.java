package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.SavedGame;
import gnaw.map.Level;
import gnaw.map.Tile;
import gnaw.save.ReplayFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiles that change by themselves. */
class LivingTilesTest {
    private static final Map<Character, Tile> LEGEND = Map.of(
            '#', new Tile("wall", false, false),
            '.', new Tile("floor", true, true),
            'm', new Tile("moss", true, true));

    private static final String MOSS = """
            import { add, become, damage, rules, say, tiles } from "gnaw";
            const MOSS = { name: "moss", glyph: "m", passable: true, transparent: true };
            """;

    @TempDir
    Path folder;

    private <T> T play(String text, Function<Game, T> play) throws Exception {
        Level hall = Level.drawn("""
                #########
                #..m....#
                #......m#
                #########""", LEGEND);
        return new Written(folder).main(MOSS + text).playOn(hall, play);
    }

    private static final String GROWING = """
            add(tiles, { moss: { ...MOSS, eachTurn: (tile) => [become({ x: tile.x + 1, y: tile.y }, "moss")] } });
            """;

    private static String afterWaiting(Game game) {
        game.act(Action.await());
        return game.world().stage().level().draw(LEGEND);
    }

    private static List<String> waits(Game game) {
        return SaidLines.in(game.act(Action.await()).events());
    }

    @Test
    void whatSpreadsDoesNotSpreadOnInTheSameTurn() throws Exception {
        assertThat(this.<String>play(GROWING, LivingTilesTest::afterWaiting)).isEqualTo("""
                #########
                #..mm...#
                #......mm
                #########""");
    }

    @Test
    void tilesAreAskedInReadingOrderAfterThoseWhoLive() throws Exception {
        List<String> said = play("""
                add(rules.turnEnds, { first: (who) => [say("the turn ends")] });
                add(tiles, { moss: { ...MOSS, eachTurn: (tile, dice) => [say(`${tile.kind} at ${tile.x},${tile.y}`)] } });
                """, LivingTilesTest::waits);
        assertThat(said).containsExactly("the turn ends", "moss at 3,1", "moss at 7,2");
    }

    @Test
    void aTileThatIsGoneBeforeItsTimeIsNotAsked() throws Exception {
        List<String> said = play("""
                add(tiles, { moss: { ...MOSS, eachTurn: (tile, _dice, world) => [say("it lives"), world.tiles("moss").map((at) => become(at, "floor"))] } });
                """, LivingTilesTest::waits);
        assertThat(said).containsExactly("it lives");
    }

    @Test
    void theDiceOfATileFallTheSameInTheSameGame() throws Exception {
        String rules = """
                add(tiles, { moss: { ...MOSS, eachTurn: (tile, dice) => [say(String(dice.between(1, 1000000)))] } });
                """;
        List<String> first = play(rules, LivingTilesTest::waits);
        assertThat(this.<List<String>>play(rules, LivingTilesTest::waits))
                .isEqualTo(first)
                .doesNotHaveDuplicates();
    }

    @Test
    void aTileMayKill() throws Exception {
        boolean over = play("""
                add(tiles, { moss: { ...MOSS, eachTurn: (tile, _dice, world) => [damage(world.hero, 99, { cause: "moss" })] } });
                """, game -> {
            game.act(Action.await());
            return game.isOver();
        });
        assertThat(over).isTrue();
    }

    @Test
    void livingTilesGoOnInAGameThatWasKept() throws Exception {
        String later = play(GROWING, game -> {
            SavedGame kept = ReplayFile.game(ReplayFile.json(game.save()));
            return afterWaiting(Game.restore(game.rules(), kept));
        });
        assertThat(later).startsWith("#########\n#..mm...#");
    }

    @Test
    void aTileWhoseRuleFailsIsTold() throws Exception {
        List<String> said = play("""
                add(tiles, { moss: { ...MOSS, eachTurn: (tile) => [become(tile, "mos")] } });
                """, LivingTilesTest::waits);
        assertThat(said).first().asString().isEqualTo("""
                base/main.js:4:52  rule tiles.moss
                  become: the table tiles has no row "mos". Did you mean "moss"?
                  4 | add(tiles, { moss: { ...MOSS, eachTurn: (tile) => [become(tile, "mos")] } });
                    |                                                    ^""");
    }

    @Test
    void tilesThatDoNotExistAreTold() throws Exception {
        List<String> said = play("""
                add(tiles, { moss: MOSS });
                add(rules.turnEnds, { looks: (_who, _dice, world) => [say(String(world.tiles("mos").length))] });
                """, LivingTilesTest::waits);
        assertThat(said)
                .first()
                .asString()
                .contains("world.tiles: the table tiles has no row \"mos\". Did you mean \"moss\"?");
    }

    @Test
    void ofAKindOneMayAskForWhatAllOfItHaveAndForNoMore() throws Exception {
        List<String> said = play("""
                add(tiles, { moss: MOSS });
                add(rules.turnEnds, { looks: (_who, _dice, world) => [say(String(world.meterOfKind("mos", "known")))] });
                """, LivingTilesTest::waits);
        assertThat(said).first().asString().contains("world.meterOfKind: the table items has no row \"mos\".");
    }
}
