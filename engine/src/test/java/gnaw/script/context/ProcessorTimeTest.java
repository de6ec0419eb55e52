package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Work adds up; what the clock leaps does not count as work. */
class ProcessorTimeTest {
    private static final Duration A_SECOND = Duration.ofSeconds(1);
    private static final long ROUND = Duration.ofMillis(5).toNanos();

    private final ProcessorTime time = new ProcessorTime(0);

    private boolean exceeds(long nanos) {
        return time.exceeds(A_SECOND, nanos);
    }

    @Test
    void workThatGoesOnExceedsWhatIsAllowed() {
        assertThat(LongStream.rangeClosed(1, 200).anyMatch(round -> exceeds(round * ROUND)))
                .isFalse();
        assertThat(exceeds(201 * ROUND)).isTrue();
    }

    @Test
    void aMachineThatStoodStillIsNoWork() {
        long pause = Duration.ofHours(8).toNanos();
        assertThat(exceeds(ROUND)).isFalse();
        assertThat(exceeds(pause)).isFalse();
        assertThat(exceeds(pause + ROUND)).isFalse();
    }

    @Test
    void aReadingThatFailsIsNoWork() {
        assertThat(exceeds(50 * ROUND)).isFalse();
        assertThat(exceeds(-1)).isFalse();
        assertThat(exceeds(51 * ROUND)).isFalse();
    }

    @Test
    void whoIsLookedAtSeldomIsStoppedLaterButIsStopped() {
        assertThat(LongStream.rangeClosed(1, 10).anyMatch(second -> exceeds(second * A_SECOND.toNanos())))
                .isFalse();
        assertThat(exceeds(11 * A_SECOND.toNanos())).isTrue();
    }
}
