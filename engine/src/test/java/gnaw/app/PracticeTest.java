package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.mod.Mod;
import gnaw.terminal.play.Host.Beginning;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Which games count, and which are for practice. */
class PracticeTest extends WithGameHost {
    @Test
    void aGameForPracticeIsPlayedAloneInThePlayersLanguageAndCountsForNothing() throws Exception {
        mod("rain", "");
        mod("school", "");
        say("school", "practice");
        translation("deutsch");
        visit(List.of("--mods", "rain,deutsch"), host -> {
            Game game = host.begin(new Beginning.With("school"));
            assertThat(host.rules().scripts().added()).extracting(Mod::id).containsExactly("deutsch", "school");
            kill(game);
            host.bury(game);
            assertThat(host.hasScores()).isFalse();
        });
    }

    @Test
    void theCopyOfAGameThatHasEndedGoesOnForPracticeOnly() throws Exception {
        Path save = data.resolve("saves/game.json");
        Path copy = data.resolve("copy.json");
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            Files.copy(save, copy);
            kill(game);
            host.bury(game);
        });
        Files.copy(copy, save);
        visit(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1, for practice");
            assertThat(changesSinceKept(host))
                    .isEqualTo("This game has ended once: it goes on for practice, and does not count.");
            Game game = resume(host);
            assertThat(game.world().isTouched()).isTrue();
            await(game, 2);
            host.keep(game);
            assertThat(kept(host)).contains("depth 1, turn 3, for practice");
            kill(game);
            host.bury(game);
            assertThat(host.scores()).hasSize(1);
        });
    }

    @Test
    void aNewGameOfTheSameSeedCounts() throws Exception {
        visit(List.of(), host -> {
            for (int times = 0; times < 2; times++) {
                Game game = host.begin(OptionalLong.of(7));
                kill(game);
                host.bury(game);
            }
            assertThat(host.scores()).hasSize(2);
        });
    }
}
