package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.save.JournalFile;
import gnaw.save.Kept;
import gnaw.save.SaveFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Games that keep themselves while they are played. */
class AutosaveTest extends WithGameHost {
    /** Longer than any disk takes on a machine that is busy with other things. */
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void aGameIsKeptByItselfFromItsFirstTurnOnAndEveryTwentyTurns() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(snapshotAfter(host, game)).contains("depth 1, turn 1");
            await(game, 19);
            assertThat(snapshotAfter(host, game)).contains("depth 1, turn 1");
            assertThat(kept(host)).contains("depth 1, turn 20");
            await(game, 1);
            assertThat(snapshotAfter(host, game)).contains("depth 1, turn 21");
            await(game, 19);
            assertThat(snapshotAfter(host, game)).contains("depth 1, turn 21");
            assertThat(kept(host)).contains("depth 1, turn 40");
        });
        visit(List.of(), host -> {
            Game game = resume(host);
            await(game, 5);
            game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2)));
            assertThat(game.world().depth()).isEqualTo(2);
            assertThat(snapshotAfter(host, game)).contains("depth 2, turn 45");
            assertThat(kept(host)).contains("depth 2, turn 45");
        });
    }

    /** Where the game stands that is kept whole, without its journal. */
    private Optional<String> snapshotAfter(GameHost host, Game game) {
        host.passed(game);
        host.finishWriting();
        assertThat(host.unkept()).isEmpty();
        return new SaveFile(data.resolve("saves"))
                .read()
                .map(kept -> "depth " + kept.game().depth().number() + ", turn "
                        + kept.game().turn());
    }

    @Test
    void aGameThatIsOverDoesNotComeBackByALateWrite() throws Exception {
        visit(List.of(), host -> {
            for (int i = 0; i < 20; i++) {
                Game game = host.begin(OptionalLong.of(i));
                host.passed(game);
                game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
                host.bury(game);
                host.passed(game);
                host.finishWriting();
                assertThat(kept(host)).isEmpty();
            }
        });
    }

    @Test
    void aGameThatIsSavedIsNotReplacedByAnOlderState() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.passed(game);
            await(game, 3);
            host.keep(game);
            host.finishWriting();
            assertThat(kept(host)).contains("depth 1, turn 4");
        });
    }

    /** The disk takes longer for a line than the player for a turn. */
    @Test
    void aTurnIsOnDiskBeforeTheNextIsSeen() throws Exception {
        JournalFile journal = new JournalFile(data.resolve("journal"), data.resolve("journal.before"));
        visit(List.of(), host -> {
            Game game = Game.begin(host.rules(), 7);
            try (Autosave slow = new Autosave(_ -> {}, () -> slowly(journal), () -> 5, LONG)) {
                for (int turn = 1; turn <= 15; turn++) {
                    slow.pass(game, state -> Kept.of("one", state, List.of(), List.of()));
                    assertThat(linesOf(journal)).isGreaterThanOrEqualTo(turn - 1);
                    await(game, 1);
                }
            }
        });
    }

    @Test
    void thePlayerSaysHowManyTurnsAPowerCutMayCost() throws Exception {
        JournalFile journal = new JournalFile(data.resolve("journal"), data.resolve("journal.before"));
        visit(List.of(), host -> {
            Game game = Game.begin(host.rules(), 7);
            try (Diary diary = new Diary(() -> journal, () -> 2, LONG, _ -> {})) {
                diary.follow(game);
                await(game, 1);
                assertThat(diary.isDue(game)).isFalse();
                await(game, 1);
                assertThat(diary.isDue(game)).isTrue();
                assertThat(diary.isDue(game)).isFalse();
            }
        });
    }

    private static JournalFile slowly(JournalFile journal) {
        LockSupport.parkNanos(Duration.ofMillis(40).toNanos());
        return journal;
    }

    /** Its first is of the state that it begins with. */
    private static int linesOf(JournalFile journal) throws IOException {
        return Files.exists(journal.file()) ? Files.readAllLines(journal.file()).size() : 0;
    }

    @Test
    void aDiskThatDoesNotAnswerIsWaitedForOnceAndNotEachTurn() throws Exception {
        CountDownLatch answer = new CountDownLatch(1);
        JournalFile journal = new JournalFile(data.resolve("journal"), data.resolve("journal.before"));
        visit(List.of(), host -> {
            Game game = Game.begin(host.rules(), 7);
            try (Autosave stuck = new Autosave(_ -> {}, () -> after(answer, journal), () -> 5)) {
                assertTimeout(Duration.ofSeconds(20), () -> {
                    for (int turn = 1; turn <= 200; turn++) {
                        stuck.pass(game, state -> Kept.of("one", state, List.of(), List.of()));
                        await(game, 1);
                    }
                });
                answer.countDown();
                stuck.finish();
            }
            assertThat(linesOf(journal)).isPositive();
        });
    }

    private static JournalFile after(CountDownLatch answer, JournalFile journal) {
        try {
            answer.await();
            return journal;
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    @Test
    void thatAGameCannotBeKeptByItselfIsToldOnceUntilItWorksAgain() throws Exception {
        Path saves = data.resolve("saves");
        Files.writeString(saves, "Here can be no folder.");
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            assertThat(troubleAfter(host, game)).hasValueSatisfying(told -> assertThat(told)
                    .startsWith("The game cannot be saved in " + saves.resolve("game.json") + ": "));
            await(game, 20);
            assertThat(troubleAfter(host, game)).isEmpty();
            assertThat(host.unkept()).isPresent();
            Files.delete(saves);
            await(game, 20);
            assertThat(troubleAfter(host, game)).isEmpty();
            assertThat(host.unkept()).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 41");
        });
    }

    private static Optional<String> troubleAfter(GameHost host, Game game) {
        host.passed(game);
        host.finishWriting();
        return host.passed(game);
    }
}
