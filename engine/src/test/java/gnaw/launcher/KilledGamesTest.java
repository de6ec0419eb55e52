package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real program in real terminals, which ends at any moment: the game goes on at most a turn before, and the terminal is as it was. */
@EnabledOnOs(OS.LINUX)
class KilledGamesTest {
    /** In a round: each costs a moment, and the start of a round seconds. */
    private static final int STOPS = 8;

    @TempDir
    private Path root;

    private Checkout checkout;

    @BeforeEach
    void checkOut() throws Exception {
        checkout = new Checkout(root);
        checkout.playsForReal();
    }

    @Test
    void aGameThatEndsAtAnyMomentGoesOnAtMostATurnBefore() throws Exception {
        assertThat(play(1, 2, 15, Duration.ofMinutes(2))).isGreaterThanOrEqualTo(15);
    }

    @Tag("long")
    @Test
    void soItDoesHundredsOfTimes() throws Exception {
        assertThat(play(2, 40, 50, Duration.ofSeconds(150))).isGreaterThanOrEqualTo(100);
    }

    /**
     * So many rounds of each of so many players, or as many as there is time for: but as many moments of each as are wanted, for a slow machine
     * only takes longer. Answers at how many moments it was seen that nothing is lost.
     */
    private int play(int players, int rounds, int wanted, Duration time) throws Exception {
        Instant end = Instant.now().plus(time);
        List<Callable<Integer>> all = LongStream.rangeClosed(1, players)
                .<Callable<Integer>>mapToObj(seed -> () -> play(seed, rounds, wanted, end))
                .toList();
        int moments = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(players)) {
            for (Future<Integer> played : threads.invokeAll(all)) {
                moments += played.get();
            }
        }
        return moments;
    }

    private int play(long seed, int rounds, int wanted, Instant end) throws Exception {
        ClumsyPlayer player = new ClumsyPlayer(new RealTerminal(root.resolve("player-" + seed), checkout), seed);
        try {
            for (int round = 0;
                    round < rounds
                            && (player.moments() < wanted || Instant.now().isBefore(end));
                    round++) {
                player.playARound(STOPS);
            }
        } finally {
            player.leave();
        }
        player.verifyImages();
        System.out.println("It ended " + player + ".");
        return player.moments();
    }
}
