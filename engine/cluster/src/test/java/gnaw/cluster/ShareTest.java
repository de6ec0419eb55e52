package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShareTest {
    @Test
    void eachCoreHasSeveralSharesOfTheSeeds() {
        assertThat(Share.of(seeds(1, 16), 2))
                .hasSize(8)
                .startsWith(new Share(1, 2), new Share(3, 2))
                .endsWith(new Share(15, 2));
    }

    @Test
    void aShareNeverHasAGapOfGamesThatAreKeptAlready() {
        assertThat(Share.of(List.of(1L, 2L, 3L, 7L, 9L, 10L), 1))
                .containsExactly(new Share(1, 2), new Share(3, 1), new Share(7, 1), new Share(9, 2));
    }

    @Test
    void neverMoreThanFiveHundredGamesAreLostWithAMachine() {
        assertThat(Share.of(seeds(1, 10_000), 2)).hasSize(20).allMatch(share -> share.games() == 500);
    }

    @Test
    void fewerGamesThanCoresAreOneEach() {
        assertThat(Share.of(seeds(5, 6), 64)).containsExactly(new Share(5, 1), new Share(6, 1));
    }

    private static List<Long> seeds(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }
}
