package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.RuleFailure;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Whoever watches may rest, but sees what begins. */
class WatchdogTest {
    /** Far longer than it looks around with nothing to see. */
    private static final long A_REST = 400;

    @Test
    void whatBeginsAfterARestIsStoppedToo() throws Exception {
        CountDownLatch stopped = new CountDownLatch(1);
        try (Watchdog watchdog = new Watchdog()) {
            Thread.sleep(A_REST);
            Thread busy = Thread.ofPlatform().daemon().start(() -> {
                watchdog.begin(
                        Duration.ofMillis(20), Long.MAX_VALUE, stopped::countDown, () -> new RuleFailure("", "Busy."));
                while (stopped.getCount() > 0) {
                    Thread.onSpinWait();
                }
                watchdog.end();
            });
            assertThat(stopped.await(30, TimeUnit.SECONDS)).isTrue();
            busy.join();
        }
    }

    @Test
    void whoRestsWaitsToBeWoken() throws Exception {
        Set<Thread> others = Watchdogs.threads();
        try (Watchdog watchdog = new Watchdog()) {
            Set<Thread> own = Watchdogs.threads();
            own.removeAll(others);
            Thread.sleep(A_REST);
            assertThat(own).extracting(Thread::getState).containsExactly(Thread.State.WAITING);
            assertThat(watchdog.end()).isFalse();
        }
    }
}
