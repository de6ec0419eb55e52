package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.lab.GameResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games that several tests ask for. */
class PlayedGamesTest {
    private static final Setup CAVES = new Setup(List.of("caves"), List.of());

    private final PlayedGames games = new PlayedGames();

    @BeforeEach
    void write(@TempDir Path mods) throws IOException {
        Path mod = Files.createDirectories(mods.resolve("caves"));
        Files.writeString(mod.resolve("mod.json"), """
                { "id": "caves", "name": "Caves", "description": "Levels, and who waits there.", "version": "1.0.0", "gnaw": "^2.0.0" }""");
        Files.writeString(mod.resolve("main.js"), """
                import { act, add, bots, rules, tiles } from "gnaw";
                add(tiles, {
                  up: { name: "up", glyph: "<", passable: true, transparent: true },
                  down: { name: "down", glyph: ">", passable: true, transparent: true },
                });
                const tileset = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" };
                add(rules.levelPlanned, { caves: () => ({ width: 40, height: 20, rooms: 5, up: true, down: true, tiles: tileset }) });
                add(bots, { sitter: { doc: "sits", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });
                """);
        System.setProperty("gnaw.mods", mods.toString());
    }

    @AfterEach
    void close() {
        System.clearProperty("gnaw.mods");
        games.close();
    }

    private List<GameResult> play(int count, long seed, int turns) {
        return games.simulate(Games.options(count, seed, "sitter", turns), CAVES)
                .results();
    }

    @Test
    void aGameOfTheSameSeedAndConditionsIsPlayedOnce() {
        List<GameResult> first = play(2, 1, 3);
        List<GameResult> more = play(3, 2, 3);

        assertThat(first).extracting(GameResult::seed).containsExactly(1L, 2L);
        assertThat(more).extracting(GameResult::seed).containsExactly(2L, 3L, 4L);
        assertThat(more.getFirst()).isSameAs(first.getLast());
    }

    @Test
    void otherConditionsAreAnotherGame() {
        assertThat(play(1, 1, 3).getFirst().turns()).isEqualTo(3);
        assertThat(play(1, 1, 5).getFirst().turns()).isEqualTo(5);
    }
}
