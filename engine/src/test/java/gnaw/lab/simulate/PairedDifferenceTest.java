package gnaw.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checked against tables of Student's t and of the binomial distribution. */
class PairedDifferenceTest {
    @Test
    void meansArePairedByStudentsT() {
        PairedDifference paired = PairedDifference.ofMeans(List.of(1.0, 1.0, 1.0), List.of(2.0, 3.0, 4.0));
        assertThat(paired.difference()).isEqualTo(2);
        assertThat(paired.margin()).isCloseTo(4.303 / Math.sqrt(3), within(0.001));
        assertThat(paired.chance()).isCloseTo(0.0742, within(0.0001));
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
        assertThat(PairedDifference.ofShares(flags(5, 5), flags(5, 5))).isEqualTo(new PairedDifference(1, 1, 0, 0, 1));
        assertThat(PairedDifference.ofMeans(List.of(3.0, 3.0), List.of(3.0, 3.0)))
                .isEqualTo(new PairedDifference(3, 3, 0, 0, 1));
    }

    private static List<Boolean> flags(int games, int so) {
        List<Boolean> flags = new ArrayList<>(Collections.nCopies(so, true));
        flags.addAll(Collections.nCopies(games - so, false));
        return flags;
    }
}
