package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShareOfGamesTest {
    private static final ShareOfGames.Sweep SWEEP =
            new ShareOfGames.Sweep("explorer", 300, List.of(), new HashMap<>(), "", false);

    @Test
    void eachCoreHasSeveralSharesOfTheSeeds() {
        assertThat(shares(seeds(1, 16), 2))
                .hasSize(8)
                .startsWith(share(1, 2), share(3, 2))
                .endsWith(share(15, 2));
    }

    @Test
    void aShareNeverHasAGapOfGamesThatAreKeptAlready() {
        assertThat(shares(List.of(1L, 2L, 3L, 7L, 9L, 10L), 1))
                .containsExactly(share(1, 2), share(3, 1), share(7, 1), share(9, 2));
    }

    @Test
    void neverMoreThanFiveHundredGamesAreLostWithAMachine() {
        assertThat(shares(seeds(1, 10_000), 2)).hasSize(20).allMatch(share -> share.games() == 500);
    }

    @Test
    void fewerGamesThanCoresAreOneEach() {
        assertThat(shares(seeds(5, 6), 64)).containsExactly(share(5, 1), share(6, 1));
    }

    private static List<ShareOfGames> shares(List<Long> seeds, int cores) {
        return ShareOfGames.of(SWEEP, seeds.stream().mapToLong(seed -> seed), seeds.size(), cores);
    }

    private static List<Long> seeds(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    private static ShareOfGames share(long seed, int games) {
        return new ShareOfGames(SWEEP, seed, games);
    }
}
