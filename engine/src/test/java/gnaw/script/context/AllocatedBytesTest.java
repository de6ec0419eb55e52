package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a thread takes adds up; a reading that is far too high is not believed. */
class AllocatedBytesTest {
    private static final long MEGABYTE = 1L << 20;
    private static final long BEFORE = 700 * MEGABYTE;
    /** The address of a heap. */
    private static final long TOO_HIGH = 3800 * MEGABYTE;

    private final AllocatedBytes bytes = new AllocatedBytes(BEFORE);

    private long megabytesAfter(long reading) {
        bytes.read(reading);
        return bytes.taken() / MEGABYTE;
    }

    @Test
    void whatIsTakenIsBelievedWithTheReadingAfter() {
        assertThat(megabytesAfter(BEFORE + 40 * MEGABYTE)).isZero();
        assertThat(megabytesAfter(BEFORE + 90 * MEGABYTE)).isEqualTo(40);
        assertThat(megabytesAfter(BEFORE + 91 * MEGABYTE)).isEqualTo(90);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aReadingThatIsFarTooHighIsNotBelievedWheneverItComes(int when) {
        for (int reading = 0; reading < 5; reading++) {
            long right = BEFORE + reading * MEGABYTE;
            assertThat(megabytesAfter(reading == when ? right + TOO_HIGH : right))
                    .isLessThan(5);
        }
    }

    @Test
    void norIsOneThatStaysWhileTheThreadWaitsForAProcessor() {
        for (int reading = 0; reading < 5; reading++) {
            assertThat(megabytesAfter(BEFORE + TOO_HIGH)).isZero();
        }
        assertThat(megabytesAfter(BEFORE + 2 * MEGABYTE)).isEqualTo(2);
        assertThat(megabytesAfter(BEFORE + 3 * MEGABYTE)).isEqualTo(2);
    }

    @Test
    void norIsTheFirst() {
        AllocatedBytes wrong = new AllocatedBytes(BEFORE + TOO_HIGH);
        wrong.read(BEFORE + 1 * MEGABYTE);
        assertThat(wrong.taken()).isZero();
        wrong.read(BEFORE + 90 * MEGABYTE);
        wrong.read(BEFORE + 91 * MEGABYTE);
        assertThat(wrong.taken()).isEqualTo(89 * MEGABYTE);
    }
}
