package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlackBoxTest {
    @TempDir
    private Path folder;

    private Rulebook rules;
    private Game game;
    private BlackBox box;

    @BeforeEach
    void beginAGame() {
        rules = new Written(folder.resolve("rules")).main("").load();
        game = Game.begin(rules, 7);
        game.act(Action.await());
        box = new BlackBox(folder.resolve("state/replays"));
    }

    @AfterEach
    void closeTheRules() {
        rules.close();
    }

    @Test
    void aReplayHoldsTheGameAndWhatWentWrong() {
        GameTrouble problem = trouble("a bat of 3 wings");
        Path file = box.write(game, rules, problem).orElseThrow();
        Replay replay = new ReplayFile(file).read();
        assertThat(replay.journal()).isEqualTo(game.journal());
        assertThat(replay.trouble()).contains(problem);
        assertThat(replay.mods()).isEqualTo(RecordedMods.of(rules));
    }

    @Test
    void theSameTroubleOfOneGameIsWrittenOnce() {
        Optional<Path> first = written(trouble("a bat of 3 wings"));
        assertThat(first).isPresent();
        assertThat(written(trouble("a bat of 4 wings"))).isEqualTo(first);
        assertThat(written(trouble("a bat without wings"))).isPresent().isNotEqualTo(first);

        game = Game.restore(rules, game.save());
        assertThat(written(trouble("a bat of 3 wings"))).isPresent().isNotEqualTo(first);
    }

    @Test
    void onlyTheLatestTwentyAreKept() throws IOException {
        Path first = written(trouble("!")).orElseThrow();
        for (char letter = 'a'; letter < 'a' + 20; letter++) {
            assertThat(written(trouble("no " + letter))).isPresent();
        }
        try (Stream<Path> files = Files.list(first.getParent())) {
            assertThat(files).hasSize(20).doesNotContain(first);
        }
    }

    @Test
    void whereNothingCanBeWrittenTheGameGoesOn() throws IOException {
        Files.writeString(folder.resolve("state"), "no folder");
        assertThat(written(trouble("!"))).isEmpty();
    }

    @Test
    void whatNeedNotBeThereDoesNotKeepAReplayFromBeingKept() throws IOException {
        for (int i = 0; i < 20; i++) {
            Files.createDirectories(folder.resolve("state/replays/0" + i + ".json/inner"));
        }
        assertThat(written(trouble("!"))).isPresent();
    }

    private Optional<Path> written(GameTrouble problem) {
        return box.write(game, rules, problem);
    }

    private static GameTrouble trouble(String what) {
        return new GameTrouble(
                GameTrouble.Kind.RULE,
                "base/main.js:1:1",
                List.of("There is", what).toString());
    }
}
