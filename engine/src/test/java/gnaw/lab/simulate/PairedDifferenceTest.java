package gnaw.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checked against tables of Student's t and of the binomial distribution. */
class PairedDifferenceTest {
    @Test
    void meansArePairedByStudentsT() {
        PairedDifference paired = PairedDifference.ofMeans(List.of(1.0, 1.0, 1.0), List.of(2.0, 3.0, 4.0));
        assertThat(paired.difference()).isEqualTo(2);
        assertThat(paired.bounds().orElseThrow().high()).isCloseTo(2 + 4.303 / Math.sqrt(3), within(0.001));
        assertThat(paired.bounds().orElseThrow().low()).isCloseTo(2 - 4.303 / Math.sqrt(3), within(0.001));
        // Student's alone is 0.0742; but of three pairs all differ in one direction in one of four comparisons.
        assertThat(paired.chance()).isEqualTo(0.25);
    }

    @Test
    void ofManyPairsStudentsTellsTheChance() {
        List<Double> one = Collections.nCopies(10, 0.0);
        List<Double> other = List.of(1.0, -1.0, 2.0, 0.0, 1.0, 3.0, -2.0, 1.0, 2.0, 0.0);
        assertThat(PairedDifference.ofMeans(one, other).chance()).isCloseTo(0.1734, within(0.001));
    }

    @Test
    void aFewPairsThatHappenToDifferAlikeProveNothing() {
        PairedDifference paired = PairedDifference.ofMeans(List.of(2.0, 2.0), List.of(1.0, 1.0));
        assertThat(paired.chance()).isEqualTo(0.5);
        assertThat(paired.bounds()).isEmpty();
    }

    @Test
    void sharesArePairedByMcNemar() {
        List<Boolean> one = flags(7, 6);
        List<Boolean> other = new ArrayList<>(Collections.nCopies(6, false));
        other.add(true);
        PairedDifference paired = PairedDifference.ofShares(one, other);
        assertThat(paired.one()).isCloseTo(6 / 7.0, within(1e-9));
        assertThat(paired.difference()).isCloseTo(-5 / 7.0, within(1e-9));
        assertThat(paired.chance()).isCloseTo(16 / 128.0, within(1e-9));
    }

    @Test
    void whatNeverDiffersDiffersByNothing() {
        assertThat(PairedDifference.ofMeans(List.of(3.0, 3.0), List.of(3.0, 3.0)))
                .isEqualTo(new PairedDifference(3, 3, 0, Optional.empty(), 1));
    }

    @Test
    void theBoundsOfAShareAreSharesAndOfFewGamesWide() {
        PairedDifference nobody = PairedDifference.ofShares(flags(4, 4), flags(4, 0));
        assertThat(nobody.difference()).isEqualTo(-1);
        assertThat(nobody.bounds().orElseThrow().low()).isEqualTo(-1);
        assertThat(nobody.bounds().orElseThrow().high()).isCloseTo(-4 / 6.0 + 0.4990, within(0.001));
        PairedDifference same = PairedDifference.ofShares(flags(5, 5), flags(5, 5));
        assertThat(same.chance()).isEqualTo(1);
        assertThat(same.bounds().orElseThrow().high()).isCloseTo(1.959964 / 7, within(0.001));
    }

    private static List<Boolean> flags(int games, int so) {
        List<Boolean> flags = new ArrayList<>(Collections.nCopies(so, true));
        flags.addAll(Collections.nCopies(games - so, false));
        return flags;
    }
}
