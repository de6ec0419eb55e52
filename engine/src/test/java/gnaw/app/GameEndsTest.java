package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.terminal.play.Film;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The end of a player's game: its score is written, and it is kept no more. */
class GameEndsTest extends WithGameHost {
    @Test
    void theScoreIsWrittenAndTheGameGone() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            game.apply(List.of(new Effect.Set(Ref.to(game.world().hero()), "kills", 100)));
            kill(game);
            host.bury(game);
        });
        ScoreLine line = new Scores(data).best(1).getFirst();
        assertThat(line.cause()).isEqualTo("a test");
        assertThat(line.seed()).isEqualTo(7);
        assertThat(line.feats()).containsExactly("A hundred slain");
        assertThat(with(List.of(), WithGameHost::kept)).isEmpty();
    }

    @Test
    void theStoryIsWrittenBesideTheScores() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            kill(game);
            host.keepCurrent();
        });
        try (Stream<Path> stories = Files.list(data.resolve("morgue"))) {
            List<Path> files = stories.sorted().toList();
            assertThat(files)
                    .extracting(file -> file.getFileName().toString().replaceAll("^\\d{4}-\\d\\d-\\d\\d", "day"))
                    .containsExactly("day-seed-7-turn-1.json", "day-seed-7-turn-1.txt");
            assertThat(files.getFirst())
                    .content()
                    .contains("\"cause\": \"a test\"", "\"seed\": 7", "\"counts\": true", "\"pack\": [");
            assertThat(files.getLast()).content().startsWith("Killed by a test.\nDepth 1, turn 1, seed 7.\n");
        }
    }

    @Test
    void theStoryNamesNoTranslationAsTheListDoesNot() throws Exception {
        translation("deutsch");
        visit(List.of("--mods", "deutsch"), host -> {
            kill(host.begin(OptionalLong.of(7)));
            host.keepCurrent();
        });
        try (Stream<Path> stories = Files.list(data.resolve("morgue"))) {
            assertThat(stories.sorted().findFirst().orElseThrow())
                    .content()
                    .contains("\"mods\": []")
                    .doesNotContain("deutsch");
        }
    }

    @Test
    void aFinishedGameCanBeSeenAgain() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            await(game, 3);
            kill(game);
            host.keepCurrent();
            Film film = host.scores().getFirst().film().orElseThrow().get();
            assertThat(film.intents()).hasSize(4);
            assertThat(again(film).world().turn()).isEqualTo(4);
        });
    }

    @Test
    void soCanOneThatEndsAtMidnight() throws Exception {
        clock = new DaysInNoTime();
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            host.keepCurrent();
            assertThat(host.scores().getFirst().film()).isPresent();
        });
    }

    /** By which each look is a day later. */
    private static final class DaysInNoTime extends Clock {
        private int days;

        @Override
        public Instant instant() {
            return Instant.EPOCH.plus(Duration.ofDays(days++));
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @Test
    void soCanOneThatWasContinuedTwice() throws Exception {
        for (int session = 0; session < 3; session++) {
            boolean isNew = session == 0;
            visit(List.of(), host -> {
                Game game = isNew ? host.begin(OptionalLong.of(7)) : resume(host);
                host.passed(game);
                for (int i = 0; i < 30; i++) {
                    await(game, 1);
                    host.passed(game);
                }
                host.keep(game);
            });
        }
        visit(List.of(), host -> {
            Game game = resume(host);
            kill(game);
            host.keepCurrent();
            Film film = host.scores().getFirst().film().orElseThrow().get();
            Game again = again(film);
            assertThat(again.world().turn()).isEqualTo(91);
            assertThat(again.world().hero().meters().all())
                    .isEqualTo(game.world().hero().meters().all());
        });
    }

    @Test
    void aGameWhoseBeginningIsLostHasAScoreAndNoFilm() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            await(game, 5);
            host.passed(game);
            host.keep(game);
        });
        Files.deleteIfExists(data.resolve("saves/game.journal"));
        visit(List.of(), host -> {
            Game game = resume(host);
            kill(game);
            host.keepCurrent();
            assertThat(host.scores()).hasSize(1);
            assertThat(host.scores().getFirst().film()).isEmpty();
        });
    }

    private static Game again(Film film) {
        Game game = film.start().get();
        film.intents().forEach(intent -> intent.doIn(game));
        return game;
    }

    @Test
    void allGamesAreSummedUp() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            kill(game);
            host.bury(game);
            assertThat(host.statistics())
                    .containsExactly(
                            "Games: 1, won: 0, deepest: 1, turns in all: 1.", "Killed most often by: a test (1).");
        });
    }

    @Test
    void aStoryThatCannotBeWrittenSaysWhy() throws Exception {
        Files.writeString(data.resolve("morgue"), "in the way");
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            kill(game);
            assertThat(host.obituary(game).orElseThrow()).startsWith("The story cannot be written to " + data);
        });
    }

    @Test
    void whoseScoreCannotBeWrittenStaysDead() throws Exception {
        Path list = Files.createDirectory(data.resolve("scores.jsonl"));
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            assertThat(host.bury(game))
                    .contains("The score cannot be written to " + list
                            + ": Is a directory. It is tried again until another game begins.");
            assertThat(kept(host)).isEmpty();
        });
        List<String> told = with(List.of(), host -> {
            assertThat(kept(host)).isEmpty();
            return host.games().takeLosses();
        });
        assertThat(told)
                .as("that it was tried again in vain")
                .containsExactly("The scores in " + list
                        + " cannot be read: Is a directory. It is tried again until another game begins.");
        Files.delete(list);
        assertThat(with(List.of(), WithGameHost::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    @Test
    void aWindowThatIsClosedAtTheMomentOfDeathKeepsNobodyAlive() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            kill(game);
            host.keepCurrent();
        });
        assertThat(with(List.of(), WithGameHost::kept)).isEmpty();
        assertThat(new Scores(data).best(9)).extracting(ScoreLine::cause).containsExactly("a test");
    }

    @Test
    void aGameThatWasMeddledWithKeepsItsMarkAndHasNoScore() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.cheat(List.of(new Effect.Reveal(List.of())));
            host.keep(game);
        });
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(game.world().isTouched()).isTrue();
            assertThat(host.reload(game).world().isTouched()).isTrue();
            Game reloaded = host.reload(game);
            kill(reloaded);
            host.bury(reloaded);
        });
        assertThat(new Scores(data).best(1)).isEmpty();
    }
}
