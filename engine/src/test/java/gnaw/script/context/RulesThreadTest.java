package gnaw.script.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RulesThreadTest {
    @Test
    void whatIsOpenedIsWaitedForByWhoeverIsInterrupted() {
        Thread.currentThread().interrupt();
        String opened = RulesThread.opened(() -> Thread.currentThread().getName());
        assertThat(opened).isEqualTo("gnaw-opening");
        assertThat(Thread.interrupted()).as("nobody has forgotten it").isTrue();
    }

    @Test
    void whyItCannotBeOpenedIsThrownHere() {
        assertThatThrownBy(() -> RulesThread.opened(() -> {
                    throw new IllegalArgumentException("It is locked.");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("It is locked.");
    }

    @Test
    @Timeout(60)
    void whoeverBeginsToOpenGoesOnUntilItIsWanted() {
        CountDownLatch wanted = new CountDownLatch(1);
        Supplier<String> opening = RulesThread.opening(() -> {
            await(wanted);
            return "open";
        });
        wanted.countDown();
        assertThat(opening.get()).isEqualTo("open");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
